import { setTimeout as wait } from 'node:timers/promises';
import { StripeFailure } from './errors.ts';

export interface Fault {
  /** Start of the path it strikes, such as `/v1/payment_intents`. */
  path: string;
  /** `error` answers 500, `hang` answers after `delayMs`. */
  kind: 'error' | 'hang';
  delayMs: number;
  /** How many calls it strikes. */
  times: number;
}

/** Failures that tests order in advance. */
export class Faults {
  ordered: Fault[] = [];
  readonly #signal: AbortSignal;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Fails or delays the call where one was ordered. */
  async before(path: string): Promise<void> {
    const fault = this.ordered.find((candidate) => candidate.times > 0 && path.startsWith(candidate.path));
    if (!fault) return;
    fault.times -= 1;
    if (fault.kind === 'hang') await wait(fault.delayMs, undefined, { signal: this.#signal, ref: false });
    if (fault.kind === 'error') {
      throw new StripeFailure(500, 'api_error', 'An unknown error occurred.');
    }
  }
}
