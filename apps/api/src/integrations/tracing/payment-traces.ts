/** So many traces about payments begin at once, and so many more in a second. */
const perSecond = 5;

/** A budget that is filled with time. */
export class TraceBudget {
  readonly #perSecond: number;
  #left = 0;
  #at = -Infinity;

  constructor(max: number) {
    this.#perSecond = max;
  }

  /** Whether one more trace may begin now. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#perSecond, this.#left + ((now - this.#at) / 1_000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}

/**
 * Traces about payments that this process may begin. A shop has few payments a second and keeps all of them; a flood of calls does
 * not cost more than the budget.
 */
export const paymentTraces = new TraceBudget(perSecond);
