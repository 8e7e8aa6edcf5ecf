import { setTimeout as wait } from 'node:timers/promises';
import { StripeFailure } from './errors.ts';

/** A fault that a test injects into later API calls. */
export interface Fault {
  /** Prefix of the request path, such as `/v1/payment_intents`. */
  path: string;
  /** Any method by default. */
  method?: 'GET' | 'POST';
  /** `error` returns `status`, `hang` waits `delayMs` and continues, `reset` closes the connection without a response. */
  kind: 'error' | 'hang' | 'reset';
  /**
   * `before` (the default): the call does not run. `within`: the call has started, and an error is stored under the
   * idempotency key. `after`: the call has run, and its response is lost.
   */
  moment?: 'before' | 'within' | 'after';
  /** 500 by default. */
  status?: number;
  /** How long a call hangs; by default until the emulator stops. */
  delayMs?: number;
  /** Number of calls affected; 1 by default. */
  times?: number;
}

/** Thrown to close the connection without a response. */
export class ConnectionReset extends Error {
  constructor(options?: ErrorOptions) {
    super('The connection was reset.', options);
  }
}

export class Faults {
  #injected: (Fault & { remaining: number })[] = [];
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Replaces the injected faults. */
  inject(faults: readonly Fault[]): void {
    this.#injected = faults.map((fault) => ({ ...fault, remaining: fault.times ?? 1 }));
  }

  /** Applies the fault injected for this call, if there is one. @throws StripeFailure or ConnectionReset */
  async apply(moment: Required<Fault>['moment'], method: string, path: string): Promise<void> {
    const fault = this.#injected.find(
      (candidate) =>
        candidate.remaining > 0 &&
        (candidate.moment ?? 'before') === moment &&
        (candidate.method ?? method) === method &&
        path.startsWith(candidate.path),
    );
    if (!fault) return;
    fault.remaining -= 1;
    switch (fault.kind) {
      case 'error':
        throw new StripeFailure(fault.status ?? 500, 'api_error', 'An error was injected by a test.');
      case 'reset':
        throw new ConnectionReset();
      case 'hang':
        // 2^31 - 1 ms is the maximum delay of a timer.
        await this.#wait(fault.delayMs ?? 2_147_483_647);
    }
  }

  /** Waits. Rejects with ConnectionReset when the emulator stops. */
  async #wait(milliseconds: number): Promise<void> {
    try {
      await wait(milliseconds, undefined, { signal: this.#signal, ref: false });
    } catch (cause) {
      throw new ConnectionReset({ cause });
    }
  }
}
