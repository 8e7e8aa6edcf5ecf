import type { Services } from '#integrations/services.ts';
import type { Decline, PaymentFact } from '#kernel/payment-facts.ts';
import type { CallOptions } from '#integrations/stripe/stripe.ts';
import { transact } from '#database/transact.ts';
import { recordFacts } from './ledger.ts';

/**
 * Brings the ledger up to what Stripe itself says of an intent now, as if its webhooks had all come.
 *
 * @returns what Stripe said, or `undefined` where it knows no such intent
 * @throws ApiError `unavailable` when Stripe does not answer
 */
export async function applySnapshot(services: Services, intentId: string, options?: CallOptions) {
  const snapshot = await services.stripe.readIntent(intentId, options);
  const facts = snapshot?.facts ?? [vanished(services, intentId)];
  await applyFacts(services, intentId, facts, snapshot?.declines);
  return snapshot;
}

/** Records facts that were read rather than delivered. */
export async function applyFacts(
  services: Services,
  intentId: string,
  facts: PaymentFact[],
  declines: readonly Decline[] = [],
): Promise<void> {
  await transact(services, async (trx, onCommit) => {
    const { alert } = await recordFacts(trx, onCommit, intentId, facts, {
      eventId: null,
      paymentLinkId: services.config.stripe.paymentLinkId,
      declines,
    });
    if (alert) onCommit.record('payment_alert', { intentId, reason: alert });
  });
}

/** An intent Stripe does not know, as after a change of account, will never be paid. */
const vanished = ({ clock }: Services, intentId: string): PaymentFact => ({
  kind: 'intent',
  intentId,
  atSeconds: Math.floor(clock().getTime() / 1000),
  status: 'canceled',
  amountCents: 0,
  currency: '',
});
