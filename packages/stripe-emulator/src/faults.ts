import { setTimeout as wait } from 'node:timers/promises';
import { StripeFailure } from './errors.ts';

/** A failure that a test orders for calls to come. */
export interface Fault {
  /** What the path starts with, such as `/v1/payment_intents`. */
  path: string;
  /** Calls of this method only. */
  method?: 'GET' | 'POST';
  /** `error` answers `status`, `hang` waits `delayMs` and goes on, `reset` cuts the line without an answer. */
  kind: 'error' | 'hang' | 'reset';
  /**
   * `before`: the call reaches nobody. `within`: Stripe has begun, and an error is kept for the idempotency key.
   * `after`: Stripe has done what was asked, and the answer is lost.
   */
  moment?: 'before' | 'within' | 'after';
  status?: number;
  /** For ever where left out. */
  delayMs?: number;
  /** How many calls it strikes; one where left out. */
  times?: number;
}

/** Thrown to cut the line. */
export class ConnectionReset extends Error {
  constructor(options?: ErrorOptions) {
    super('The connection was cut.', options);
  }
}

/** The failures ordered for calls to come. */
export class Faults {
  #ordered: (Fault & { left: number })[] = [];
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Orders failures in place of those ordered before. */
  order(faults: readonly Fault[]): void {
    this.#ordered = faults.map((fault) => ({ ...fault, left: fault.times ?? 1 }));
  }

  /** Fails, delays or cuts a call where that was ordered. */
  async strike(moment: Required<Fault>['moment'], method: string, path: string): Promise<void> {
    const fault = this.#ordered.find(
      (ordered) =>
        ordered.left > 0 &&
        (ordered.moment ?? 'before') === moment &&
        (ordered.method ?? method) === method &&
        path.startsWith(ordered.path),
    );
    if (!fault) return;
    fault.left -= 1;
    switch (fault.kind) {
      case 'error':
        throw new StripeFailure(fault.status ?? 500, 'api_error', 'An error occurred, as ordered.');
      case 'reset':
        throw new ConnectionReset();
      case 'hang':
        // 2^31 - 1 ms, the longest a timer waits, stands for ever.
        await this.#wait(fault.delayMs ?? 2_147_483_647);
    }
  }

  /** Until the time is over, or the emulator stops and every line with it. */
  async #wait(milliseconds: number): Promise<void> {
    try {
      await wait(milliseconds, undefined, { signal: this.#signal, ref: false });
    } catch (cause) {
      throw new ConnectionReset({ cause });
    }
  }
}
