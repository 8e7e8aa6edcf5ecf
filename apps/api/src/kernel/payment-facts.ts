/** The ledger's status of a PaymentIntent. `failed`: a card was declined, and the payer may try another. */
export type IntentStatus = 'open' | 'failed' | 'requires_action' | 'processing' | 'canceled' | 'succeeded';

/**
 * A report by Stripe, or a decision of the product, about one payment at one time. Facts are only added, never
 * changed.
 */
export type PaymentFact =
  | IntentFact
  | SessionFact
  | ChargeFact
  | RefundFact
  | DisputeFact
  | WarningFact
  | DuplicateFact
  | FreeFact
  | GrantFact
  | RevocationFact
  | RedeemedFact;

interface Dated {
  intentId: string;
  /** Unix time in seconds, by Stripe's clock. */
  atSeconds: number;
}

/** The terms in the metadata that the product wrote when the payment was opened. */
interface Expected {
  amountCents: number;
  currency: string;
}

export interface IntentFact extends Dated {
  kind: 'intent';
  status: IntentStatus;
  /** The amount received after success; the requested amount before. */
  amountCents: number;
  currency: string;
  /** This field and `expected` are absent in facts recorded before they existed. */
  openedAtSeconds?: number;
  /** This field and the next three are from the intent's metadata. */
  expected?: Expected;
  uid?: string;
  idempotencyKey?: string;
  /** The tax calculation that was linked to the intent. */
  taxCalculation?: string;
  /** Absent for the payer's own access. */
  purpose?: 'gift';
}

/** A checkout session of a payment link. The Stripe account may have links for other products. */
export interface SessionFact extends Dated {
  kind: 'session';
  /** Absent in facts recorded before links were compared. */
  linkId?: string;
  isPaid: boolean;
  amountCents: number;
  currency: string;
  /** Absent in facts recorded before this field existed. */
  openedAtSeconds?: number;
  /** From the metadata of the payment link, if it has any. */
  expected?: Expected;
  /** The uid from `client_reference_id` of the link. */
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
  /** The refund failed or was canceled, so the money was not returned. */
  hasFailed: boolean;
}

export interface DisputeFact extends Dated {
  kind: 'dispute';
  disputeId: string;
  /** `inquiry`: the bank asks for information, and no money has moved. */
  status: 'inquiry' | 'open' | 'won' | 'lost';
  /** Absent in facts recorded before this field existed. */
  about?: DisputeTerms;
}

/** A dispute as Stripe reports it. */
export interface DisputeTerms {
  /** Stripe's status, such as `needs_response` or `under_review`. */
  state: string;
  /** Why the payer disputes the payment, such as `fraudulent`. */
  reason: string;
  amountCents: number;
  openedAtSeconds: number;
  /** The deadline for an answer. `null`: the bank accepts none. */
  dueAtSeconds: number | null;
  /** How often the dispute was answered. */
  submissions: number;
}

/** The bank reports a payment as fraud, before or without a dispute. */
export interface WarningFact extends Dated {
  kind: 'warning';
  warningId: string;
  /** Stripe's kind of fraud, such as `unauthorized_use_of_card`. */
  fraudType: string;
}

/** Our decision to refund a payment because its payer had already paid. */
interface DuplicateFact extends Dated {
  kind: 'duplicate';
  /** The payment that grants the access. */
  keptIntentId: string;
}

/** Our decision to give access without a charge, because a promotion code left nothing to pay. Stripe has no such payment. */
interface FreeFact extends Dated {
  kind: 'free';
  code: string;
}

/** An admin's decision to give access without a payment. */
interface GrantFact extends Dated {
  kind: 'grant';
  /** The entry of the audit log with the admin and the reason. */
  auditId: number;
}

/** An admin's decision to take away the access that a payment gives, or to give it back. */
export interface RevocationFact extends Dated {
  kind: 'revocation';
  /** The entry of the audit log. The decision with the highest number counts. */
  auditId: number;
  isRevoked: boolean;
}

/** A gift was redeemed. Its payment gives access to the user who redeemed it. */
export interface RedeemedFact extends Dated {
  kind: 'redeemed';
  uid: string;
  /** The deleted account that redeemed the gift, if its owner registered again. */
  instead?: string;
}

/** A declined card, or a failed authentication of its holder. Counted, but not part of the ledger. */
export interface Decline {
  /** A decline from a webhook and the same decline from the API have the same id. */
  id: string;
  intentId: string;
  atSeconds: number;
  /** Stripe's fingerprint of the card. */
  card?: string;
}

/** A verified webhook event. `fact` is `undefined` when the event concerns no payment of this product. */
export interface StripeNotice {
  id: string;
  type: string;
  atSeconds: number;
  livemode: boolean;
  fact: PaymentFact | undefined;
  decline?: Decline;
}
