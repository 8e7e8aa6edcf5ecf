import type { ColumnType, Generated } from 'kysely';
import type { PaymentState } from '@org/api-contract';
import type { IntentStatus, PaymentFact } from '#kernel/payment-facts.ts';
import type { TaxLine } from '#kernel/written.ts';
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
  /** The idempotency key of the call that creates the PaymentIntent. */
  idempotencyKey: string | null;
  intentId: string | null;
  /** The requested amount. The paid amount must equal it. */
  amountCents: number;
  currency: string;
  /** The price of lifetime access when the payment was opened. The discount is `listPriceCents - amountCents`. */
  listPriceCents: Generated<number>;
  /** `gift`: the access belongs to the person who redeems the gift, not to the payer. */
  purpose: Generated<'access' | 'gift'>;
  /** The promotion code that lowered the amount. The attempt reserves one redemption until it is canceled. */
  promotionCodeId: number | null;
  /** The end of the reservation. An unpaid redemption may be taken back after it. */
  reservedUntil: Date | null;
  /** Whether this attempt replaced an open one because a code was entered or removed, or the price changed. */
  isRepriced: Generated<boolean>;
  /** The email for the receipt. For a payment through the link, the email entered at Stripe. */
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
  /** The state that admins see. PostgreSQL generates it from other columns. */
  state: ColumnType<PaymentState, never, never>;
  /** When Stripe first reported the payment as paid, or an admin gave access without a payment. */
  paidAt: Date | null;
  /** The user who redeemed the gift; also part of the projection. */
  redeemedBy: string | null;
  redeemedAt: Date | null;
  /** When the client secret was last sent to a browser. */
  handedOutAt: Date | null;
  /** When an admin last decided about the payment. Earlier alerts are closed. */
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
  /** The reason why an operator must check the event. */
  alert: string | null;
}

/** The ledger: everything that Stripe reported about payments. Append-only, except that emails can be erased. */
interface PaymentFactsTable {
  id: Generated<number>;
  intentId: string;
  /** Null for a fact that was read from Stripe's API instead of delivered by webhook. */
  eventId: string | null;
  fact: ColumnType<PaymentFact, string, never>;
  recordedAt: CreatedAt;
}

/** Pending calls to Stripe after a committed decision; see `PaymentTask`. */
interface PaymentTasksTable {
  id: Generated<number>;
  kind:
    | 'cancel_intent'
    | 'expire_sessions'
    | 'refund_duplicate'
    | 'refund_deleted'
    | 'refund_requested'
    | 'refund_warned';
  /** The id of the PaymentIntent or of the dispute, or the uid whose checkout sessions are expired. */
  subject: string;
  uid: string;
  /**
   * `paid`: the user has another payment. `declined`: too many cards were declined. `replaced`: a newer attempt
   * exists. `deleted`: the user deleted the account. `lapsed`: the reservation of a promotion code ended. `admin`: an
   * admin decided. `fraud`: the bank reports the payment as fraud.
   */
  reason: 'paid' | 'declined' | 'replaced' | 'deleted' | 'lapsed' | 'admin' | 'fraud';
  attempts: Generated<number>;
  dueAt: Generated<Date>;
  doneAt: Date | null;
  createdAt: CreatedAt;
}

/** When a user last received the URL of the payment link. */
interface PaymentLinksGivenTable {
  uid: string;
  givenAt: Generated<Date>;
}

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

/** A table with one row: the time up to which Stripe's events have been read. */
interface PaymentSweepsTable {
  id: Generated<boolean>;
  eventsReadUntil: Date;
}

/** When a user's payment status was last read from Stripe. */
interface StripeChecksTable {
  uid: string;
  checkedAt: Generated<Date>;
}

/**
 * Alerts from reading Stripe's API: reasons why an operator must check a payment. Alerts from webhooks are in
 * `stripe_events`.
 */
interface PaymentAlertsTable {
  id: Generated<number>;
  intentId: string;
  alert: string;
  raisedAt: Generated<Date>;
}

/** The results of tax calculations at Stripe. A payment has the tax of the calculation that its last fact names. */
interface PaymentTaxesTable {
  calculationId: string;
  intentId: string;
  lines: ColumnType<TaxLine[], string, never>;
  createdAt: CreatedAt;
}

/** Gifts. The state of a gift follows from its payment. */
interface GiftsTable {
  /** A UUID that the browser chose. */
  id: string;
  paymentId: number;
  giverUid: string;
  /** SHA-256 of the code. */
  codeHash: string;
  /** The key that encrypted `sealed`. Both are null after the content was erased. */
  keyId: string | null;
  /** Code, address and message, encrypted. */
  sealed: Uint8Array | null;
  sendAt: Date;
  /** When the latest mail with the code was queued. */
  sentAt: Date | null;
  /** The number of queued mails. */
  mails: Generated<number>;
  revocationMailedAt: Date | null;
  /** When the giver was told that the gift is paid. */
  purchaseMailedAt: Date | null;
  /** How the gift ended, as the giver was last told. */
  endingMailed: 'refund' | 'dispute' | 'operator' | null;
  createdAt: CreatedAt;
}

/** Promotion codes. A code has either `percentOff` or `amountOffCents`. */
interface PromotionCodesTable {
  id: Generated<number>;
  /** In capitals. */
  code: string;
  percentOff: number | null;
  amountOffCents: number | null;
  maxRedemptions: number | null;
  expiresAt: Date | null;
  /** The only user who may use the code. */
  onlyUid: string | null;
  /** An admin's uid, or the operating system's user for the command line. */
  createdBy: string;
  createdAt: CreatedAt;
  endedAt: Date | null;
}

/** Entered codes that do not exist. The limits on guessing count them. */
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
  paymentLinksGiven: PaymentLinksGivenTable;
  cardDeclines: CardDeclinesTable;
  paymentSweeps: PaymentSweepsTable;
  stripeChecks: StripeChecksTable;
}
