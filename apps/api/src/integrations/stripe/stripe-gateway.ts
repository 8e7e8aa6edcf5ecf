import type { ListedPeriod } from './stripe-payments.ts';
import type { TaxAnswer, TaxQuestion } from './stripe-tax.ts';
import type { Decline, IntentFact, PaymentFact, SessionFact, StripeNotice } from '#kernel/payment-facts.ts';

export interface NewIntent {
  uid: string;
  email: string;
  amountCents: number;
  currency: string;
  purpose: 'access' | 'gift';
  /** Repeated calls with the same key return the same intent. */
  idempotencyKey: string;
}

/** `in_progress`: another call with this key has not finished. `key_spent`: this key can no longer create an intent. */
export type OpenedIntent =
  | { outcome: 'opened'; intentId: string; clientSecret: string }
  | { outcome: 'in_progress' }
  | { outcome: 'key_spent' };

/** A PaymentIntent as Stripe reports it now. */
export interface IntentSnapshot {
  intent: IntentFact;
  clientSecret: string;
  /** The facts of the intent, its charge and its disputes. */
  facts: PaymentFact[];
  /** The declined cards of the intent. Empty unless the latest attempt failed. */
  declines: Decline[];
}

export interface CallOptions {
  /**
   * `short`: 3 s without a retry, for pages that poll. `long`: 5 s and one retry.
   *
   * @defaultValue `'long'`
   */
  timeout?: 'short' | 'long';
}

export interface Refund {
  idempotencyKey: string;
  /** The payer's earlier payment, if this one is a duplicate. */
  keptIntentId?: string;
  /** The bank has reported the payment as fraud. Stripe adds card and email to its block lists. */
  isFraud?: boolean;
}

export interface ActiveLink {
  url: string;
  amountCents: number;
  currency: string;
}

/** The calls to Stripe that the product needs. Each throws ApiError `unavailable` when Stripe does not answer. */
export interface StripeGateway {
  /** Whether the keys belong to live mode. Events of the other mode are refused. */
  readonly livemode: boolean;
  /** Returns the address of a dispute in Stripe's Dashboard, where an operator answers it. */
  disputeUrl(disputeId: string): string;
  /** Creates a PaymentIntent. */
  openIntent(intent: NewIntent, options?: CallOptions): Promise<OpenedIntent>;
  /** Reads a PaymentIntent. @returns `undefined` when Stripe has no such intent */
  readIntent(id: string, options?: CallOptions): Promise<IntentSnapshot | undefined>;
  /** Returns the URL of the receipt that Stripe shows for a payment; `undefined` if there is none. */
  receiptUrl(id: string): Promise<string | undefined>;
  /** Sends the receipt of an intent to another email, if it can still be changed. */
  sendReceiptTo(id: string, email: string): Promise<void>;
  /** Calculates the tax that a price contains. */
  calculateTax(question: TaxQuestion): Promise<TaxAnswer>;
  /**
   * Links a tax calculation to an intent, in place of an earlier one, if the intent can still be changed.
   *
   * @param calculationId - `undefined` removes the earlier one
   */
  linkTax(id: string, calculationId: string | undefined): Promise<void>;
  /** Cancels an intent. Does nothing if it has been paid or canceled. */
  cancelIntent(id: string): Promise<void>;
  /** Refunds a payment. Repeated calls refund it once. */
  refund(id: string, refund: Refund): Promise<void>;
  /** Expires the checkout sessions that a user has open at a payment link. */
  expireSessions(linkId: string, uid: string): Promise<void>;
  /** Returns a payment link with the price that it takes, or `undefined` when the link is inactive or unknown. */
  activeLink(linkId: string): Promise<ActiveLink | undefined>;
  /** Returns the latest 100 completed sessions of a payment link. */
  recentSessions(linkId: string): Promise<SessionFact[]>;
  /**
   * Returns the payments of the product that Stripe opened in a period, at most 5,000.
   *
   * @param linkIds - ids of the product's payment links
   */
  paymentsOfPeriod(period: { from: Date; until: Date }, linkIds: readonly string[]): Promise<ListedPeriod>;
  /** Returns the payment events since a time, at most 10,000. `isCutShort`: there may be more. */
  noticesSince(since: Date): Promise<{ notices: StripeNotice[]; isCutShort: boolean }>;
  /** Returns the payment events of the last three days that no webhook endpoint accepted. */
  undeliveredNotices(): Promise<StripeNotice[]>;
  /**
   * Verifies the signature and the structure of a webhook event.
   *
   * @param rawBody - the body as received; the signature is over its bytes
   * @param signature - the `Stripe-Signature` header
   * @param now - the current time; the signature must not be more than 300 s older or newer
   * @throws ApiError `invalid_signature`, or `invalid_input` for a malformed event; `cause` has the reason
   */
  verifiedNotice(rawBody: Buffer, signature: string, now: Date): StripeNotice;
}
