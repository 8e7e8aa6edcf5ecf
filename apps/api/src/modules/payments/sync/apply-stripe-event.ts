import type { Services } from '#integrations/services.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import { transact } from '#database/transact.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { closeEvent, insertEvent } from './event-queries.ts';

/**
 * Applies a verified webhook event once. Event, ledger and entitlement change in one transaction, so repeated and
 * reordered events are safe. An event without a payment fact is not stored.
 *
 * @param db - the connection pool to use
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
