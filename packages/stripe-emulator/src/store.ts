import type {
  Charge,
  CheckoutSession,
  Dispute,
  EarlyFraudWarning,
  PaymentIntent,
  PaymentLink,
  PaymentMethod,
  Refund,
  Reply,
  StripeEvent,
  TaxCalculation,
  TaxTransaction,
} from './objects.ts';

export interface Tables {
  charges: Charge;
  checkout_sessions: CheckoutSession;
  disputes: Dispute;
  early_fraud_warnings: EarlyFraudWarning;
  events: StripeEvent;
  payment_intents: PaymentIntent;
  payment_links: PaymentLink;
  payment_methods: PaymentMethod;
  refunds: Refund;
  replies: Reply;
  tax_calculations: TaxCalculation;
  tax_transactions: TaxTransaction;
}

export type Table = keyof Tables;

/** All objects by table and id, in the order of their creation. */
export type State = { [T in Table]: Record<string, Tables[T]> };

/** An object that was created or replaced. */
export type Change = { [T in Table]: readonly [table: T, object: Tables[T]] }[Table];

export const emptyState = (): State => ({
  charges: {},
  checkout_sessions: {},
  disputes: {},
  early_fraud_warnings: {},
  events: {},
  payment_intents: {},
  payment_links: {},
  payment_methods: {},
  refunds: {},
  replies: {},
  tax_calculations: {},
  tax_transactions: {},
});

/** Persists the changes of one transaction. */
export type Recorder = (changes: readonly Change[]) => void;

/** The tables. Stored objects are immutable: an update replaces the object. */
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

  /** Runs `work` and records its changes together, so that a crash keeps all or none of them. */
  transaction<R>(work: () => R): R {
    if (this.#open) return work();
    const changes: Change[] = [];
    this.#open = changes;
    try {
      return work();
    } finally {
      this.#open = undefined;
      // Recorded after an error too: a declined card creates a charge and an event.
      if (changes.length > 0) this.#record(changes);
    }
  }
}

export function apply(state: State, [table, object]: Change): void {
  (state[table] as Record<string, typeof object>)[object.id] = object;
}
