import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { ApiError } from '#kernel/api-error.ts';

interface Limits {
  /** Maximum number of deliveries that are applied at the same time. */
  maxRunning: number;
  /** Maximum number of waiting deliveries. */
  maxWaiting: number;
  /** A delivery that has waited longer is refused in its turn. */
  maxWaitMs: number;
}

/** Applies deliveries in the order of arrival, a few at a time. */
export class DeliveryQueue {
  readonly #limits: Limits;
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  /** When a delivery last found the database unavailable. */
  #lost: { at: number; error: DatabaseUnavailable } | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Applies a delivery in its turn.
   *
   * @throws ApiError `unavailable` when the queue is full or the wait exceeded `maxWaitMs`
   * @throws DatabaseUnavailable when an earlier delivery found the database unavailable while this one waited
   */
  async apply(work: () => Promise<void>): Promise<void> {
    const { maxRunning, maxWaiting, maxWaitMs } = this.#limits;
    const arrivedAt = performance.now();
    if (this.#running < maxRunning) this.#running += 1;
    else if (this.#waiting.length < maxWaiting) await new Promise<void>((begin) => this.#waiting.push(begin));
    else throw tooMany('the queue is full');
    try {
      // An earlier delivery found the database unavailable, so this one would time out as well.
      if (this.#lost && this.#lost.at > arrivedAt) throw this.#lost.error;
      if (performance.now() - arrivedAt > maxWaitMs) throw tooMany(`no free slot within ${maxWaitMs} ms`);
      await work().catch((error: unknown) => {
        if (error instanceof DatabaseUnavailable) this.#lost = { at: performance.now(), error };
        throw error;
      });
    } finally {
      // Passes the slot to the next delivery.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

const tooMany = (reason: string): ApiError =>
  new ApiError('unavailable', { retryAfterSeconds: 5, cause: new Error(reason) });
