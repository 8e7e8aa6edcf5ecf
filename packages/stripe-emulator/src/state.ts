import { randomBytes } from 'node:crypto';

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  created: number;
  livemode: false;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  receipt_email: string | null;
  description: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
  cancellation_reason: string | null;
  canceled_at: number | null;
  payment_method: string | null;
  payment_method_types: string[];
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  created: number;
  livemode: false;
  status: 'succeeded' | 'failed';
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
  receipt_email: string | null;
  metadata: Record<string, string>;
  failure_code: string | null;
  failure_message: string | null;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
  currency: string;
  created: number;
  status: 'succeeded';
  reason: string | null;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  currency: string;
  created: number;
  livemode: false;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
}

export interface PaymentLink {
  id: string;
  object: 'payment_link';
  active: boolean;
  livemode: false;
  url: string;
  metadata: Record<string, string>;
  /** Ours, behind the price the real one refers to. */
  amount: number;
  currency: string;
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  created: number;
  livemode: false;
  mode: 'payment';
  customer_details: { email: string | null };
  payment_intent: string;
  payment_link: string;
  payment_status: 'paid';
  status: 'complete';
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  data: { object: Record<string, unknown> };
}

export interface StripeState {
  paymentIntents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  paymentLinks: Record<string, PaymentLink>;
  checkoutSessions: Record<string, CheckoutSession>;
  events: Record<string, StripeEvent>;
  idempotency: Record<string, { fingerprint: string; status: number; body: unknown }>;
}

export const emptyState = (): StripeState => ({
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  paymentLinks: {},
  checkoutSessions: {},
  events: {},
  idempotency: {},
});

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stripe counts time in whole seconds since 1970. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
