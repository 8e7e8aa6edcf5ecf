import type { Db } from '#database/connection.ts';
import type { Events } from '#events.ts';
import type { StripeNotice } from '#services/stripe-facts.ts';
import { recordFacts } from './ledger.ts';
import { closeEvent, insertEvent } from './queries.ts';

/**
 * Applies a verified event once, however often and in whatever order events come: event, ledger and access change
 * in one transaction. An event that is about no payment is not kept.
 */
export async function applyStripeEvent(db: Db, events: Events, notice: StripeNotice): Promise<void> {
  const { fact } = notice;
  if (!fact) return;
  const alert = await db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, notice))) return undefined;
    const recorded = await recordFacts(trx, events, fact.intentId, [fact], { eventId: notice.id });
    await closeEvent(trx, notice.id, { applied: recorded.applied, alert: recorded.alert ?? null });
    return recorded.alert;
  });
  if (alert) events.record('payment_alert', { intentId: fact.intentId, reason: alert });
}
