import type { Services } from '#integrations/services.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import { transact } from '#database/transact.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { closeEvent, insertEvent } from '#modules/payments/ledger/queries.ts';

/**
 * Applies a verified event once, however often and in whatever order events come: event, ledger and access change
 * in one transaction. An event that is about no payment is not kept.
 */
export async function applyStripeEvent(
  services: Services,
  notice: StripeNotice,
  db = services.db,
): Promise<void> {
  const { fact, decline } = notice;
  if (!fact) return;
  await transact({ ...services, db }, async (trx, onCommit) => {
    if (!(await insertEvent(trx, notice))) return;
    const { applied, alert } = await recordFacts(trx, onCommit, fact.intentId, [fact], {
      eventId: notice.id,
      paymentLinkId: services.config.stripe.paymentLinkId,
      declines: decline ? [decline] : [],
    });
    await closeEvent(trx, notice.id, { applied, alert: alert ?? null });
    if (alert) onCommit.record('payment_alert', { intentId: fact.intentId, reason: alert });
  });
}
