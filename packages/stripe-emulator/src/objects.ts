/**
 * The stored objects. They are based on the SDK's types, so a misspelled field does not compile. References are
 * stored as ids; `expand` replaces them with objects.
 */
import type Stripe from 'stripe';

/** `T` with the properties `K` as ids. */
type Ids<T, K extends keyof T> = Omit<T, K> & { [P in K]: Extract<T[P], string | null> };

export type Card = Stripe.PaymentMethod.Card & { fingerprint: string };
export type PaymentMethod = Omit<Stripe.PaymentMethod, 'card'> & { card: Card };

/** The SDK's type, with the stored payment method. */
export type LastPaymentError = Omit<Stripe.PaymentIntent.LastPaymentError, 'payment_method' | 'type'> & {
  type: 'card_error' | 'invalid_request_error';
  message: string;
  payment_method?: PaymentMethod;
};

type PaymentIntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export type PaymentIntent = Omit<
  Ids<Stripe.PaymentIntent, 'latest_charge' | 'payment_method'>,
  'client_secret' | 'last_payment_error' | 'status'
> & {
  client_secret: string;
  last_payment_error: LastPaymentError | null;
  status: PaymentIntentStatus;
};

export type Charge = Omit<Stripe.Charge, 'payment_intent'> & { payment_intent: string };

export type Refund = Omit<Stripe.Refund, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
};

type DisputeStatus =
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed';

export type Dispute = Omit<Stripe.Dispute, 'charge' | 'payment_intent' | 'status'> & {
  charge: string;
  payment_intent: string;
  status: DisputeStatus;
};

export type EarlyFraudWarning = Omit<Stripe.Radar.EarlyFraudWarning, 'charge' | 'payment_intent'> & {
  charge: string;
  payment_intent: string;
};

export type TaxCalculation = Stripe.Tax.Calculation & { id: string };

/** A tax transaction with its one line item, and with its causes. */
export interface TaxTransaction extends Pick<
  Stripe.Tax.TransactionLineItem,
  'amount' | 'amount_tax' | 'type'
> {
  id: string;
  created: number;
  calculation: string;
  payment_intent: string;
  /** The id of the intent or the refund that led to it. */
  source: string;
}

/** Without `url`, which depends on the emulator's origin. */
export type PaymentLink = Omit<Stripe.PaymentLink, 'url'> & {
  created: number;
  item: { name: string; unit_amount: number; quantity: number };
};

export type CheckoutSession = Ids<Stripe.Checkout.Session, 'payment_intent' | 'payment_link'> & {
  amount_total: number;
  currency: string;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
};

/** The SDK's event type without its union of one type per event. */
export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: Stripe.Event['type'];
}

/** The stored answer to a call with an idempotency key. */
export interface Reply {
  /** The idempotency key. */
  id: string;
  fingerprint: string;
  created: number;
  status: number;
  body: unknown;
  requestId: string;
}
