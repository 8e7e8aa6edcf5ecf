import type { Services } from '#integrations/services.ts';
import type { Decline, PaymentFact } from '#kernel/payment-facts.ts';
import type { CallOptions } from '#integrations/stripe/stripe-gateway.ts';
import { transact } from '#database/transact.ts';
import { insertAlert } from './alert-queries.ts';
import { recordFacts } from './ledger.ts';

/**
 * Reads the current state of an intent from Stripe and records its facts, as if all webhooks had arrived.
 *
 * @returns the snapshot, or `undefined` when Stripe has no such intent
 * @throws ApiError `unavailable` when Stripe does not answer
 */
export async function applySnapshot(services: Services, intentId: string, options?: CallOptions) {
  const snapshot = await services.stripe.readIntent(intentId, options);
  const facts = snapshot?.facts ?? [canceledFact(services, intentId)];
  await applyFacts(services, intentId, facts, snapshot?.declines);
  return snapshot;
}

/** Records facts that were read from Stripe's API, not delivered by webhook. */
export async function applyFacts(
  services: Services,
  intentId: string,
  facts: PaymentFact[],
  declines?: readonly Decline[],
): Promise<void> {
  await transact(services, async (trx, onCommit) => {
    const { alerts } = await recordFacts(trx, onCommit, intentId, facts, {
      settings: services.config.stripe,
      declines,
    });
    for (const alert of alerts) {
      await insertAlert(trx, intentId, alert);
      onCommit.record('payment_alert', { intentId, reason: alert });
    }
  });
}

/** An intent that Stripe does not have, for example after a change of the Stripe account, can no longer be paid. */
const canceledFact = ({ clock }: Services, intentId: string): PaymentFact => ({
  kind: 'intent',
  intentId,
  atSeconds: Math.floor(clock().getTime() / 1000),
  status: 'canceled',
  amountCents: 0,
  currency: '',
});
