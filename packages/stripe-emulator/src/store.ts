import type {
  Charge,
  CheckoutSession,
  Dispute,
  PaymentIntent,
  PaymentLink,
  PaymentMethod,
  Refund,
  Reply,
  StripeEvent,
} from './objects.ts';

export interface Tables {
  charges: Charge;
  checkout_sessions: CheckoutSession;
  disputes: Dispute;
  events: StripeEvent;
  payment_intents: PaymentIntent;
  payment_links: PaymentLink;
  payment_methods: PaymentMethod;
  refunds: Refund;
  replies: Reply;
}

export type Table = keyof Tables;

/** Everything the emulator knows, by table and id, in the order it was made. */
export type State = { [T in Table]: Record<string, Tables[T]> };

/** One object as it is now. */
export type Change = { [T in Table]: readonly [table: T, object: Tables[T]] }[Table];

export const emptyState = (): State => ({
  charges: {},
  checkout_sessions: {},
  disputes: {},
  events: {},
  payment_intents: {},
  payment_links: {},
  payment_methods: {},
  refunds: {},
  replies: {},
});

/** Where changes go to last: all of an array, or none. `undefined` forgets everything. */
export type Recorder = (changes: readonly Change[] | undefined) => void;

/** The tables. An object put into them is never changed afterwards, but replaced. */
export class Store {
  readonly #state: State;
  readonly #record: Recorder;
  #open: Change[] | undefined;

  constructor(state: State, record: Recorder = () => undefined) {
    this.#state = state;
    this.#record = record;
  }

  get<T extends Table>(table: T, id: string): Tables[T] | undefined {
    return Object.hasOwn(this.#state[table], id) ? this.#state[table][id] : undefined;
  }

  /** Oldest first. */
  all<T extends Table>(table: T): Tables[T][] {
    return Object.values(this.#state[table]);
  }

  put<T extends Table>(table: T, object: Tables[T]): Tables[T] {
    const change = [table, object] as unknown as Change;
    if (this.#open) this.#open.push(change);
    else this.#record([change]);
    apply(this.#state, change);
    return object;
  }

  /** Records everything `work` puts together: after a crash there is all of it or nothing. */
  transaction<R>(work: () => R): R {
    if (this.#open) return work();
    const changes: Change[] = [];
    this.#open = changes;
    try {
      return work();
    } finally {
      this.#open = undefined;
      // Also after an error: a declined card leaves a charge and an event behind.
      if (changes.length > 0) this.#record(changes);
    }
  }

  clear(): void {
    this.#record(undefined);
    Object.assign(this.#state, emptyState());
  }
}

export function apply(state: State, [table, object]: Change): void {
  (state[table] as Record<string, typeof object>)[object.id] = object;
}
