import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';

interface Limits {
  /** How much is worked on at once. */
  maxRunning: number;
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiting {
  begin: () => void;
  refuse: (error: unknown) => void;
}

/** Lets work wait for its turn, in order, rather than refusing what comes at once. */
export class BoundedQueue {
  readonly #limits: Limits;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** @throws ApiError `unavailable` when the line is too long, or does not move */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } catch (error) {
      // The database is away: refuse all that wait, rather than let each of them time out in turn.
      if (error instanceof DatabaseUnavailable) for (const { refuse } of this.#waiting) refuse(error);
      throw error;
    } finally {
      const [next] = this.#waiting;
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> | undefined {
    const { maxRunning, maxWaiting, maxWaitMs } = this.#limits;
    if (this.#running < maxRunning) {
      this.#running += 1;
      return undefined;
    }
    if (this.#waiting.size >= maxWaiting) throw tooMany('the line is full');
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
      };
      const waiting: Waiting = {
        begin: () => {
          leave();
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      };
      const timer = setTimeout(() => waiting.refuse(tooMany(`no turn within ${maxWaitMs} ms`)), maxWaitMs);
      this.#waiting.add(waiting);
    });
  }
}

const tooMany = (why: string): ApiError =>
  new ApiError('unavailable', { retryAfterSeconds: 5, cause: new Error(why) });
