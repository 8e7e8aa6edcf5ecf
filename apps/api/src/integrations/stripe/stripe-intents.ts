import { randomUUID } from 'node:crypto';
import type Stripe from 'stripe';
import {
  ifChangeable,
  isInProgress,
  isKeySpent,
  isRefunded,
  orUndefined,
  unavailable,
} from './stripe-errors.ts';
import {
  answeredAt,
  chargeDecline,
  chargeFact,
  declineOf,
  disputeFact,
  expectedMetadata,
  intentFact,
} from './stripe-facts.ts';
import type { CallOptions, IntentSnapshot, NewIntent, OpenedIntent, Refund } from './stripe-gateway.ts';

/** The timeout of most calls, with one retry. */
export const longTimeout = { timeout: 5_000, maxNetworkRetries: 1 };
const shortTimeout = { timeout: 3_000, maxNetworkRetries: 0 };

/** The description on Stripe's receipt. */
const descriptions = {
  access: 'Zodiac Atlas lifetime access',
  gift: 'Zodiac Atlas lifetime access, as a gift',
} as const;

export async function openIntent(
  stripe: Stripe,
  { uid, email, amountCents, currency, purpose, idempotencyKey }: NewIntent,
  { timeout }: CallOptions = {},
): Promise<OpenedIntent> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: amountCents,
        currency,
        allowed_payment_method_types: ['card'],
        receipt_email: email,
        description: descriptions[purpose],
        metadata: {
          uid,
          idempotency_key: idempotencyKey,
          ...(purpose === 'gift' && { purpose }),
          ...expectedMetadata(amountCents, currency),
        },
      },
      { idempotencyKey, ...requestOptions(timeout) },
    );
    return { outcome: 'opened', intentId: intent.id, clientSecret: secretOf(intent) };
  } catch (error) {
    if (isInProgress(error)) return { outcome: 'in_progress' };
    if (isKeySpent(error)) return { outcome: 'key_spent' };
    throw unavailable(error);
  }
}

export async function readIntent(
  stripe: Stripe,
  id: string,
  { timeout }: CallOptions = {},
): Promise<IntentSnapshot | undefined> {
  const options = requestOptions(timeout);
  return orUndefined(async () => {
    const answer = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }, options);
    const atSeconds = answeredAt(answer);
    const intent = intentFact(answer, atSeconds);
    const charge = typeof answer.latest_charge === 'object' ? answer.latest_charge : null;
    const disputes = charge?.disputed
      ? (await stripe.disputes.list({ payment_intent: id, limit: 100 }, options)).data
      : [];
    const declines = answer.last_payment_error
      ? [
          ...(await stripe.charges.list({ payment_intent: id, limit: 100 }, options)).data.map((failed) =>
            chargeDecline(failed, id),
          ),
          declineOf(answer, atSeconds),
        ]
      : [];
    const facts = [
      intent,
      charge && chargeFact(charge, atSeconds),
      ...disputes.map((dispute) => disputeFact(dispute, atSeconds)),
    ];
    return {
      intent,
      clientSecret: secretOf(answer),
      facts: facts.filter((fact) => fact !== null && fact !== undefined),
      declines: declines.filter((decline) => decline !== undefined),
    };
  });
}

export const receiptUrl = (stripe: Stripe, id: string): Promise<string | undefined> =>
  orUndefined(async () => {
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
      id,
      { expand: ['latest_charge'] },
      shortTimeout,
    );
    return typeof charge === 'object' ? (charge?.receipt_url ?? undefined) : undefined;
  });

export const sendReceiptTo = (stripe: Stripe, id: string, email: string): Promise<void> =>
  ifChangeable(() => stripe.paymentIntents.update(id, { receipt_email: email }));

export const cancelIntent = (stripe: Stripe, id: string): Promise<void> =>
  ifChangeable(() => stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));

export async function refundIntent(
  stripe: Stripe,
  id: string,
  { keptIntentId, isFraud = false, idempotencyKey }: Refund,
): Promise<void> {
  const why =
    keptIntentId === undefined
      ? ({ reason: isFraud ? 'fraudulent' : 'requested_by_customer' } as const)
      : ({ reason: 'duplicate', metadata: { kept_payment: keptIntentId } } as const);
  const refund = (key: string) =>
    stripe.refunds.create({ payment_intent: id, ...why }, { idempotencyKey: key });
  try {
    try {
      await refund(idempotencyKey);
    } catch (error) {
      if (!isKeySpent(error) || isRefunded(error)) throw error;
      // Stripe replays a failed response for a day. A new key is safe, because a charge can be refunded only once.
      await refund(`${idempotencyKey}-${randomUUID()}`);
    }
  } catch (error) {
    if (!isRefunded(error)) throw unavailable(error);
  }
}

const requestOptions = (timeout: CallOptions['timeout']) =>
  timeout === 'short' ? shortTimeout : longTimeout;

function secretOf(intent: Stripe.PaymentIntent): string {
  if (intent.client_secret === null) throw new Error(`Stripe returned no client secret for ${intent.id}`);
  return intent.client_secret;
}
