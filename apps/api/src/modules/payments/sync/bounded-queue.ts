import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';

interface Limits {
  /** Maximum number of concurrent runs. */
  maxRunning: number;
  /** Maximum number of waiting runs. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface WaitingRun {
  start: () => void;
  reject: (error: unknown) => void;
}

/** Limits concurrent work. Further work waits in order, up to a limit of runs and of time. */
export class BoundedQueue {
  readonly #limits: Limits;
  readonly #waiting = new Set<WaitingRun>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when a slot is free.
   *
   * @throws ApiError `unavailable` when the queue is full or the wait exceeds `maxWaitMs`
   * @throws DatabaseUnavailable when a running job finds the database unavailable while this one waits
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#slot();
    try {
      return await work();
    } catch (error) {
      // Rejects all waiting runs, because each would time out at the database too.
      if (error instanceof DatabaseUnavailable) for (const { reject } of this.#waiting) reject(error);
      throw error;
    } finally {
      const [next] = this.#waiting;
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #slot(): Promise<void> | undefined {
    const { maxRunning, maxWaiting, maxWaitMs } = this.#limits;
    if (this.#running < maxRunning) {
      this.#running += 1;
      return undefined;
    }
    if (this.#waiting.size >= maxWaiting) throw tooMany('the queue is full');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
      };
      const waiting: WaitingRun = {
        start: () => {
          leave();
          resolve();
        },
        reject: (error) => {
          leave();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      const timer = setTimeout(
        () => waiting.reject(tooMany(`no free slot within ${maxWaitMs} ms`)),
        maxWaitMs,
      );
      this.#waiting.add(waiting);
    });
  }
}

const tooMany = (reason: string): ApiError =>
  new ApiError('unavailable', { retryAfterSeconds: 5, cause: new Error(reason) });
