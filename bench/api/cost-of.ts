import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { MeasuredCall } from './cost-calls.ts';
import { cpuTimeOf, cpuTimeOfFamily } from './cpu-time.ts';

/**
 * The number of measured calls. It is a number and not a duration, because a busy machine makes too few calls in a
 * given time for the engine to compile the code. With 6,000 calls before the measurement, the same call cost 2.5
 * times as much as `hello` in one run and 3.2 times as much in the next. CPU time is counted in steps of 10 ms, which
 * is too coarse for few calls.
 */
const measured = Number(process.env.BENCH_REQUESTS ?? 30_000);
const defaultAmounts = { warmUp: Math.ceil((measured * 2) / 3), measured };
const defaultConnections = 10;
const maxTries = 5;
const busyMs = 5_000;

/** The cost of one call, in microseconds of CPU time. */
export interface Cost {
  main: number;
  others: number;
  postgres: number;
  perSecond: number;
}

export interface Processes {
  api: number;
  postmaster?: number;
}

/** The process was too busy and answered a call with 503. */
class Busy extends Error {}

/** Sends a call repeatedly and measures the CPU time per call. If the machine is busy, waits some seconds and tries again. */
export async function costOf(...call: Parameters<typeof costOfTry>): Promise<Cost> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await costOfTry(...call);
    } catch (error) {
      if (!(error instanceof Busy) || tries === maxTries) throw error;
      await wait(busyMs);
    }
  }
}

async function costOfTry(
  url: string,
  {
    headers = {},
    status = 200,
    setupRequest,
    amounts = defaultAmounts,
    connections = defaultConnections,
    untilDone,
  }: Omit<MeasuredCall, 'name' | 'path'>,
  { api, postmaster }: Processes,
): Promise<Cost> {
  const send = async (amount: number): Promise<autocannon.Result> => {
    const result = await autocannon({
      url,
      headers,
      connections,
      amount,
      setupClient: discardBodies,
      ...(setupRequest && { requests: [{ setupRequest }] }),
    });
    const others = Object.keys(result.statusCodeStats ?? {}).filter((code) => Number(code) !== status);
    if (others.join() === '503') throw new Busy(`${url}: 503`);
    if (others.length > 0 || result.errors > 0 || result.requests.total === 0)
      throw new Error(`${url}: expected ${status}, got ${others.join(', ')}; ${result.errors} errors`);
    return result;
  };
  await send(amounts.warmUp);
  await untilDone?.();
  const read = () => ({
    ...cpuTimeOf(api),
    postgres: postmaster === undefined ? 0 : cpuTimeOfFamily(postmaster),
  });
  const before = read();
  const startedAt = performance.now();
  const { requests } = await send(amounts.measured);
  const tookSeconds = (performance.now() - startedAt) / 1_000;
  // The work that the calls have caused is part of their cost.
  await untilDone?.();
  const after = read();
  const each = (name: keyof typeof before): number => ((after[name] - before[name]) * 1_000) / requests.total;
  return {
    main: each('main'),
    others: each('others'),
    postgres: each('postgres'),
    perSecond: requests.total / tookSeconds,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Makes a client drop the bodies of answers. autocannon decodes each body to text, which takes milliseconds for 200
 * kB of compressed bytes. The server waits for the client, and its next call then costs several times as much CPU
 * time.
 */
function discardBodies(client: autocannon.Client): void {
  const requests: unknown = Reflect.get(client, 'pipelinedRequests');
  if (typeof requests !== 'object' || requests === null || !('addBody' in requests))
    throw new Error('This version of autocannon does not keep bodies in pipelinedRequests.');
  requests.addBody = () => undefined;
}
