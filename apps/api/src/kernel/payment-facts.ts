/** Where a PaymentIntent stands, in the ledger's words: `failed` waits for another card after a refusal. */
export type IntentStatus = 'open' | 'failed' | 'requires_action' | 'processing' | 'canceled' | 'succeeded';

/** What Stripe said about one payment at one moment. Facts are only ever added. */
export type PaymentFact = IntentFact | SessionFact | ChargeFact | RefundFact | DisputeFact | DuplicateFact;

interface Dated {
  intentId: string;
  /** Unix seconds by Stripe's clock. */
  atSeconds: number;
}

export interface IntentFact extends Dated {
  kind: 'intent';
  status: IntentStatus;
  /** What was received once it succeeded, and what is asked before. */
  amountCents: number;
  currency: string;
  /** From the metadata written when the intent was opened. */
  uid?: string;
  idempotencyKey?: string;
}

/** A checkout session of a payment link, which may sell something else of the same Stripe account. */
export interface SessionFact extends Dated {
  kind: 'session';
  /** Absent in what was recorded before links were compared. */
  linkId?: string;
  isPaid: boolean;
  amountCents: number;
  currency: string;
  /** The uid the link carried. */
  reference?: string;
  email?: string;
}

export interface ChargeFact extends Dated {
  kind: 'charge';
  chargeId: string;
  refundedCents: number;
}

export interface RefundFact extends Dated {
  kind: 'refund';
  refundId: string;
  amountCents: number;
  /** Failed or canceled: the money stayed. */
  hasFailed: boolean;
}

export interface DisputeFact extends Dated {
  kind: 'dispute';
  disputeId: string;
  /** `inquiry` is a question of the bank's, before any money moves. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
}

/** Our own decision to return a payment, because its payer had paid already. */
export interface DuplicateFact extends Dated {
  kind: 'duplicate';
  /** The payment that gives the access. */
  keptIntentId: string;
}

/** A card that was refused, or that its holder did not authenticate. Counted; no part of the ledger. */
export interface Decline {
  /** The same whether it was delivered or read. */
  id: string;
  intentId: string;
  atSeconds: number;
  /** Stripe's fingerprint of the card. */
  card?: string;
}

/** A verified event. `fact` is absent where the event is about no payment of the product's. */
export interface StripeNotice {
  id: string;
  type: string;
  atSeconds: number;
  livemode: boolean;
  fact: PaymentFact | undefined;
  decline?: Decline;
}
