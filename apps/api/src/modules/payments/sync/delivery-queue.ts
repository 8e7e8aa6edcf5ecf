import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';

interface Limits {
  /** Maximum number of deliveries that are applied at the same time. */
  maxRunning: number;
  /** Maximum number of waiting deliveries. */
  maxWaiting: number;
  maxWaitMs: number;
}

interface Waiting {
  timer: NodeJS.Timeout;
  begin: () => void;
  reject: (error: unknown) => void;
}

/**
 * Applies deliveries in the order of arrival, a few at a time. The number of waiting deliveries and their wait are
 * limited.
 */
export class DeliveryQueue {
  readonly #limits: Limits;
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Applies a delivery in its turn.
   *
   * @throws ApiError `unavailable` when the queue is full or the wait exceeds `maxWaitMs`
   * @throws DatabaseUnavailable when an earlier delivery finds the database unavailable while this one waits
   */
  async apply(work: () => Promise<void>): Promise<void> {
    await this.#turn();
    try {
      await work();
    } catch (error) {
      // Refuses the waiting deliveries, because each would time out, too.
      if (error instanceof DatabaseUnavailable) this.#refuseWaiting(error);
      throw error;
    } finally {
      this.#end();
    }
  }

  async #turn(): Promise<void> {
    const { maxRunning, maxWaiting, maxWaitMs } = this.#limits;
    if (this.#running < maxRunning) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.size >= maxWaiting) throw tooMany('the queue is full');
    await new Promise<void>((begin, reject) => {
      const waiting: Waiting = {
        begin,
        reject,
        timer: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(tooMany(`no free slot within ${maxWaitMs} ms`));
        }, maxWaitMs),
      };
      this.#waiting.add(waiting);
    });
  }

  /** Passes the slot of a delivery to the next one. */
  #end(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    clearTimeout(next.timer);
    this.#waiting.delete(next);
    next.begin();
  }

  #refuseWaiting(error: DatabaseUnavailable): void {
    for (const { timer, reject } of this.#waiting) {
      clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}

const tooMany = (reason: string): ApiError =>
  new ApiError('unavailable', { retryAfterSeconds: 5, cause: new Error(reason) });
