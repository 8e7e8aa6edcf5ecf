/** Number of traces about payments that may begin at once, and per second after that. */
const perSecond = 5;

/** A budget that refills over time. */
export class TraceBudget {
  readonly #perSecond: number;
  #left = 0;
  #at = -Infinity;

  constructor(max: number) {
    this.#perSecond = max;
  }

  /** Whether one more trace may begin; takes it from the budget. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * The budget of this process for traces about payments. A shop has few payments per second and keeps all of their
 * traces; a flood of calls cannot cost more than the budget.
 */
export const paymentTraces = new TraceBudget(perSecond);
