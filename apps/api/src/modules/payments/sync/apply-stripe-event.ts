import type { Services } from '#integrations/services.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';
import { lock } from '#database/lock.ts';
import { transact } from '#database/transact.ts';
import { insertAlert } from '#modules/payments/ledger/alert-queries.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { correctEvent, insertEvent } from './event-queries.ts';

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
    // Locks before the event is inserted, so that events are stored in the order in which they are applied.
    await lock(trx, 'intent', fact.intentId);
    if (!(await insertEvent(trx, notice))) return;
    const { applied, alerts } = await recordFacts(trx, onCommit, fact.intentId, [fact], {
      eventId: notice.id,
      paymentLinkIds: services.config.stripe.paymentLinkIds,
      fraudWarnings: services.config.stripe.fraudWarnings,
      declines: decline ? [decline] : [],
    });
    // The row of the event can hold one alert.
    const [alert = null, ...further] = alerts;
    if (!applied || alert) await correctEvent(trx, notice.id, { applied, alert });
    for (const other of further) await insertAlert(trx, fact.intentId, other);
    for (const reason of alerts) onCommit.record('payment_alert', { intentId: fact.intentId, reason });
  });
}
