import { PhraserFailed } from './answer-phraser.ts';

/** Limits of the calls of one process. */
export interface CallLimits {
  readonly atOnce: number;
  readonly perHour: number;
  /** After so many failures in a row no call is made for `pauseMs`, so that readers do not wait for a model that is away. */
  readonly failuresInRow: number;
  readonly pauseMs: number;
}

const hourMs = 3_600_000;

/** Lets calls through within the limits, and refuses the others at once with `PhraserFailed`. */
export function callBudget({ atOnce, perHour, failuresInRow, pauseMs }: CallLimits) {
  let running = 0;
  let failures = 0;
  let pausedUntil = 0;
  let startedAt: number[] = [];
  return {
    async spend<T>(call: () => Promise<T>): Promise<T> {
      const now = performance.now();
      startedAt = startedAt.filter((start) => now - start < hourMs);
      if (now < pausedUntil)
        throw new PhraserFailed('The language model failed and is left alone for a while.');
      if (running >= atOnce || startedAt.length >= perHour)
        throw new PhraserFailed('The language model is asked as often as it may be.');
      startedAt.push(now);
      running += 1;
      try {
        const result = await call();
        failures = 0;
        return result;
      } catch (error) {
        failures += 1;
        if (failures >= failuresInRow) {
          failures = 0;
          pausedUntil = performance.now() + pauseMs;
        }
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
}
