import type Stripe from 'stripe';
import type {
  IntentStatus,
  PaymentFact,
  IntentFact,
  SessionFact,
  ChargeFact,
  RefundFact,
  DisputeFact,
  WarningFact,
  Decline,
  StripeNotice,
} from '#kernel/payment-facts.ts';

/** The event types that concern payments. Other events are acknowledged and not applied. */
export const followedTypes = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refund.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'radar.early_fraud_warning.created',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
] as const satisfies Stripe.Event['type'][];

/** Converts a checked Stripe event to a notice with its payment fact, if it has one. */
export function noticeOf(event: Stripe.Event): StripeNotice {
  const { id, type, created, livemode, account } = event;
  // `account` is set for events of a connected account. The product takes payments only on its own account.
  if (account) return { id, type, atSeconds: created, livemode, fact: undefined };
  const decline =
    event.type === 'payment_intent.payment_failed' ? declineOf(event.data.object, created) : undefined;
  return { id, type, atSeconds: created, livemode, fact: factOf(event), ...(decline && { decline }) };
}

function factOf(event: Stripe.Event): PaymentFact | undefined {
  const at = event.created;
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled':
      return intentFact(event.data.object, at);
    case 'charge.refunded':
      return chargeFact(event.data.object, at);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated':
      return refundFact(event.data.object, at);
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return disputeFact(event.data.object, at);
    case 'radar.early_fraud_warning.created':
      return warningFact(event.data.object, at);
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return sessionFact(event.data.object, at);
    default:
      return undefined;
  }
}

export function intentFact(intent: Stripe.PaymentIntent, atSeconds: number): IntentFact {
  const { uid, idempotency_key: idempotencyKey, tax_calculation: taxCalculation, purpose } = intent.metadata;
  const status = intentStatus(intent);
  return {
    kind: 'intent',
    intentId: intent.id,
    atSeconds,
    status,
    amountCents: status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    openedAtSeconds: intent.created,
    ...expectedIn(intent.metadata),
    ...(uid !== undefined && { uid }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
    ...(taxCalculation !== undefined && { taxCalculation }),
    ...(purpose === 'gift' && { purpose }),
  };
}

/** The metadata with the expected amount and currency. Stripe copies a payment link's metadata to its sessions. */
export const expectedMetadata = (amountCents: number, currency: string) => ({
  expected_cents: String(amountCents),
  expected_currency: currency,
});

function expectedIn({ expected_cents: cents = '', expected_currency: currency = '' }: Stripe.Metadata) {
  return /^\d{1,9}$/.test(cents) && currency !== ''
    ? { expected: { amountCents: Number(cents), currency } }
    : {};
}

/** Returns the latest decline of an intent. */
export function declineOf(intent: Stripe.PaymentIntent, atSeconds: number): Decline | undefined {
  const { last_payment_error: error } = intent;
  if (!error) return undefined;
  const card = error.payment_method?.card?.fingerprint;
  return {
    id: error.charge ?? error.payment_method?.id ?? `${intent.id}@${atSeconds}`,
    intentId: intent.id,
    atSeconds,
    ...(card && { card }),
  };
}

export function chargeDecline(charge: Stripe.Charge, intentId: string): Decline | undefined {
  if (charge.status !== 'failed') return undefined;
  const card = charge.payment_method_details?.card?.fingerprint;
  return { id: charge.id, intentId, atSeconds: charge.created, ...(card && { card }) };
}

function intentStatus(intent: Stripe.PaymentIntent): IntentStatus {
  switch (intent.status) {
    case 'succeeded':
      return 'succeeded';
    case 'canceled':
      return 'canceled';
    case 'processing':
      return 'processing';
    case 'requires_action':
      return 'requires_action';
    case 'requires_payment_method':
      return intent.last_payment_error ? 'failed' : 'open';
    // `requires_confirmation`, `requires_capture` and statuses that Stripe may add are not failures.
    default:
      return 'open';
  }
}

export function sessionFact(session: Stripe.Checkout.Session, atSeconds: number): SessionFact | undefined {
  const intentId = idOf(session.payment_intent);
  const linkId = idOf(session.payment_link);
  // A checkout session without a payment link does not sell this product.
  if (intentId === undefined || linkId === undefined) return undefined;
  const reference = session.client_reference_id;
  const email = session.customer_details?.email;
  return {
    kind: 'session',
    intentId,
    atSeconds,
    linkId,
    isPaid: session.payment_status === 'paid',
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    openedAtSeconds: session.created,
    ...expectedIn(session.metadata ?? {}),
    ...(reference && { reference }),
    ...(email && { email: email.toLowerCase() }),
  };
}

export function chargeFact(charge: Stripe.Charge, atSeconds: number): ChargeFact | undefined {
  const intentId = idOf(charge.payment_intent);
  if (intentId === undefined) return undefined;
  return { kind: 'charge', intentId, atSeconds, chargeId: charge.id, refundedCents: charge.amount_refunded };
}

export function refundFact(refund: Stripe.Refund, atSeconds: number): RefundFact | undefined {
  const intentId = idOf(refund.payment_intent);
  if (intentId === undefined) return undefined;
  return {
    kind: 'refund',
    intentId,
    atSeconds,
    refundId: refund.id,
    amountCents: refund.amount,
    hasFailed: refund.status === 'failed' || refund.status === 'canceled',
  };
}

export function disputeFact(dispute: Stripe.Dispute, atSeconds: number): DisputeFact | undefined {
  const intentId = idOf(dispute.payment_intent);
  if (intentId === undefined) return undefined;
  return {
    kind: 'dispute',
    intentId,
    atSeconds,
    disputeId: dispute.id,
    status: disputeStatus(dispute.status),
    about: {
      state: dispute.status,
      reason: dispute.reason,
      amountCents: dispute.amount,
      openedAtSeconds: dispute.created,
      // Stripe sends 0 where the bank accepts no response.
      dueAtSeconds: dispute.evidence_details?.due_by || null,
      submissions: dispute.evidence_details?.submission_count ?? 0,
    },
  };
}

function warningFact(warning: Stripe.Radar.EarlyFraudWarning, atSeconds: number): WarningFact | undefined {
  const intentId = idOf(warning.payment_intent ?? null);
  if (intentId === undefined) return undefined;
  return { kind: 'warning', intentId, atSeconds, warningId: warning.id, fraudType: warning.fraud_type };
}

function disputeStatus(status: Stripe.Dispute.Status): DisputeFact['status'] {
  switch (status) {
    case 'won':
      return 'won';
    case 'lost':
      return 'lost';
    case 'warning_needs_response':
    case 'warning_under_review':
    case 'warning_closed':
    case 'prevented':
      return 'inquiry';
    default:
      return 'open';
  }
}

const idOf = (reference: string | { id: string } | null): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;

/** Reads the time of a response by Stripe's clock, which also dates the events. */
export function answeredAt(answer: Stripe.Response<unknown>): number {
  const date = Date.parse(answer.lastResponse.headers.date ?? '');
  return Math.floor((Number.isNaN(date) ? Date.now() : date) / 1000);
}
