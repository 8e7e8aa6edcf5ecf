import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from '@org/api-contract';
import type { IntentStatus, PaymentFact } from '#kernel/payment-facts.ts';
import type { TaxLine } from '#kernel/tax-line.ts';
import type { CreatedAt, UpdatedAt } from './times.ts';

interface PaymentsTable {
  id: Generated<number>;
  /** Null until a user claims a payment made through the payment link. */
  uid: string | null;
  /** Uid of the deleted account that made the payment, if its owner registered again with another uid. */
  openedBy: string | null;
  /**
   * `code`: a promotion code that left nothing to pay. `grant`: access that an admin gave without a payment.
   */
  source: 'intent' | 'link' | 'code' | 'grant';
  /** Sent with the call that creates the PaymentIntent, so that a repeated call creates no second one. */
  idempotencyKey: string | null;
  intentId: string | null;
  /** The requested amount. The paid amount must equal it. */
  amountCents: number;
  currency: string;
  /** The price of lifetime access when the payment was opened. A promotion code takes `listPriceCents - amountCents` off. */
  listPriceCents: Generated<number>;
  /** `gift`: it gives access to whoever redeems the gift, not to the payer. */
  purpose: Generated<'access' | 'gift'>;
  /** The code that lowered the amount. The attempt holds one of its redemptions until it is canceled. */
  promotionCodeId: number | null;
  /** After this time a redemption that was not paid may be taken back. */
  reservedUntil: Date | null;
  /** Whether this attempt replaced an open one because a code was entered or removed, or the price changed. */
  isRepriced: Generated<boolean>;
  /** Address of the receipt; for a payment through the link, the e-mail that the payer entered at Stripe. */
  email: string | null;
  /** The uid from `client_reference_id` of the payment link. */
  clientReference: string | null;
  /** Keyed hash of the IP address of the payer. */
  ipHash: string | null;
  /** This column and the next five are the projection of `payment_facts`. */
  status: Generated<IntentStatus>;
  refundedCents: Generated<number>;
  dispute: Generated<'none' | 'open' | 'won' | 'lost'>;
  entitles: Generated<boolean>;
  /** Whether an admin has taken away the access that the payment gives. */
  isRevoked: Generated<boolean>;
  /** The state for an admin, which PostgreSQL derives from other columns. */
  state: ColumnType<PaymentState, never, never>;
  /** When Stripe first reported the payment as paid, or an admin gave access without a payment. */
  paidAt: Date | null;
  /** The user who has redeemed the gift; also a projection. */
  redeemedBy: string | null;
  redeemedAt: Date | null;
  /** When the client secret was last sent to a browser. */
  handedOutAt: Date | null;
  /** When an admin last decided about the payment. Alerts that were raised before are closed. */
  alertsClosedAt: Date | null;
  /** When the sweep last read the PaymentIntent from Stripe. */
  checkedAt: Date | null;
  createdAt: CreatedAt;
  updatedAt: UpdatedAt;
}

interface StripeEventsTable {
  id: string;
  type: string;
  createdAt: Date;
  receivedAt: ColumnType<Date, Date | undefined, never>;
  /** Whether the event changed a payment of the product. */
  applied: boolean;
  /** Why an operator must check the event. */
  alert: string | null;
}

/** The ledger: everything Stripe reported about payments. Append-only, except that an e-mail can be erased. */
interface PaymentFactsTable {
  id: Generated<number>;
  intentId: string;
  /** Null for a fact that was read from Stripe's API instead of delivered by webhook. */
  eventId: string | null;
  fact: ColumnType<PaymentFact, string, never>;
  recordedAt: CreatedAt;
}

/** Calls to Stripe that follow from a committed decision; see `PaymentTask`. */
interface PaymentTasksTable {
  id: Generated<number>;
  kind:
    | 'cancel_intent'
    | 'expire_sessions'
    | 'refund_duplicate'
    | 'refund_deleted'
    | 'refund_requested'
    | 'refund_warned'
    // The release before carries this task out. The timeline still shows it.
    | 'submit_evidence';
  /** The id of the PaymentIntent or of the dispute, or the uid whose checkout sessions are expired. */
  subject: string;
  uid: string;
  /**
   * `paid`: the user has another payment. `declined`: too many cards were declined. `replaced`: a newer attempt exists.
   * `deleted`: the user has deleted the account. `lapsed`: it held a redemption of a promotion code for too long.
   * `admin`: an admin has decided it. `fraud`: the bank reports the payment as fraud.
   */
  reason: 'paid' | 'declined' | 'replaced' | 'deleted' | 'lapsed' | 'admin' | 'fraud';
  attempts: Generated<number>;
  dueAt: Generated<Date>;
  doneAt: Date | null;
  createdAt: CreatedAt;
}

/** Evidence for a dispute, which the release before submits. The next release drops the table. */
interface DisputeEvidenceTable {
  disputeId: string;
  intentId: string;
  /** Null once Stripe has it. */
  evidence: ColumnType<object | null, string, null>;
  /** SHA-256 of the evidence. Null for evidence from before migration 046. */
  evidenceHash: string | null;
  /** The entry of the audit log with the admin and the reason. */
  auditId: number;
  decidedAt: CreatedAt;
  /** When Stripe accepted it. Null while it waits, and when the dispute was closed first. */
  submittedAt: Date | null;
}

/** When a user last received the URL of the payment link. */
interface PaymentLinksGivenTable {
  uid: string;
  givenAt: Generated<Date>;
}

/** Declined cards. */
interface CardDeclinesTable {
  /** Stripe's id of the failed charge, or of the payment method if there was no charge. */
  id: string;
  intentId: string;
  uid: string;
  /** Stripe's fingerprint of the card. */
  card: string | null;
  ipHash: string | null;
  declinedAt: Date;
}

/** One row: the time up to which Stripe's events have been read. */
interface PaymentSweepsTable {
  id: Generated<boolean>;
  eventsReadUntil: Date;
}

/** When the payment status of a user was last read from Stripe. */
interface StripeChecksTable {
  uid: string;
  checkedAt: Generated<Date>;
}

/** Why an operator must check a payment, found out by reading Stripe's API. What a webhook event brings is in `stripe_events`. */
interface PaymentAlertsTable {
  id: Generated<number>;
  intentId: string;
  alert: string;
  raisedAt: Generated<Date>;
}

/** What a tax calculation at Stripe has found. It is the tax of the payment whose last fact names it. */
interface PaymentTaxesTable {
  calculationId: string;
  intentId: string;
  lines: ColumnType<TaxLine[], string, never>;
  createdAt: CreatedAt;
}

/** A gift. Its state follows from its payment. */
interface GiftsTable {
  /** Chosen by the browser. */
  id: string;
  paymentId: number;
  giverUid: string;
  /** SHA-256 of the code. */
  codeHash: string;
  /** The key of `sealed`; both are null when the content was erased. */
  keyId: string | null;
  /** Code, address and message, encrypted. */
  sealed: Uint8Array | null;
  sendAt: Date;
  /** When the latest mail with the code was queued. */
  sentAt: Date | null;
  /** The number of mails that were queued. */
  mails: Generated<number>;
  revocationMailedAt: Date | null;
  /** When the giver was told that the gift is paid. */
  purchaseMailedAt: Date | null;
  /** The end of the gift of which the giver was last told. */
  endingMailed: 'refund' | 'dispute' | 'operator' | null;
  createdAt: CreatedAt;
}

/** A promotion code: either `percentOff` or `amountOffCents`. */
interface PromotionCodesTable {
  id: Generated<number>;
  /** In capitals. */
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  maxRedemptions: number | null;
  expiresAt: Date | null;
  /** The only user who may use it. */
  onlyUid: string | null;
  /** An admin's uid, or the user of the command line. */
  createdBy: string;
  createdAt: CreatedAt;
  endedAt: Date | null;
}

/** A code that was entered and does not exist. Counted by the limits on guessing. */
interface CodeFailuresTable {
  id: Generated<number>;
  uid: string;
  ipHash: string;
  failedAt: Generated<Date>;
}

export interface PaymentTables {
  gifts: GiftsTable;
  promotionCodes: PromotionCodesTable;
  codeFailures: CodeFailuresTable;
  payments: PaymentsTable;
  stripeEvents: StripeEventsTable;
  paymentFacts: PaymentFactsTable;
  paymentTasks: PaymentTasksTable;
  paymentTaxes: PaymentTaxesTable;
  paymentAlerts: PaymentAlertsTable;
  disputeEvidence: DisputeEvidenceTable;
  paymentLinksGiven: PaymentLinksGivenTable;
  cardDeclines: CardDeclinesTable;
  paymentSweeps: PaymentSweepsTable;
  stripeChecks: StripeChecksTable;
}
