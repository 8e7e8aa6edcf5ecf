import { setTimeout as wait } from 'node:timers/promises';
import { sayWhile } from '../process/say-while.ts';
import { CallFailed } from './product-session.ts';

/** The maximum wait for a busy server. It is long, because a busy machine is not a failure. */
export const maxBusyMs = 15 * 60_000;
/** Maximum attempts that fail for another reason than a busy machine. */
const maxAttempts = 5;

interface Options {
  /** The subject of the printed sentence. */
  what: string;
  print: (line: string) => void;
  retryDelayMs?: number;
  /** Interval of the printed sentences. */
  reportIntervalMs?: number;
}

/**
 * Repeats idempotent work while a server is busy, and prints that it waits and why.
 *
 * @throws the error of the work when it has failed five times for another reason, or a server is busy for 15 minutes
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  { what, print, retryDelayMs = 2_000, reportIntervalMs }: Options,
): Promise<T> {
  const deadline = Date.now() + maxBusyMs;
  let reason = '';
  const repeat = async (): Promise<T> => {
    for (let failures = 0; ;) {
      try {
        return await work();
      } catch (error) {
        if (!isBusy(error)) failures += 1;
        if (failures === maxAttempts || Date.now() > deadline) throw error;
        reason = error instanceof Error ? ` (${error.message})` : '';
        await wait(retryDelayMs);
      }
    }
  };
  return sayWhile(repeat(), () => `${what} is not ready yet${reason}. Still waiting …`, {
    print,
    everyMs: reportIntervalMs,
  });
}

/**
 * Whether a server did not answer in time, so that waiting may help. `fetch` throws a TypeError when there is no
 * answer.
 */
const isBusy = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof CallFailed && error.status === 503);
