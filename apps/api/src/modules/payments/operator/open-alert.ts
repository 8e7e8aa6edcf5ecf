import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The alerts of a row of `payments`, with the times when they were raised. */
const raised = sql`(
  select stripe_events.alert, stripe_events.received_at as raised_at
  from payment_facts join stripe_events on stripe_events.id = payment_facts.event_id
  where payment_facts.intent_id = payments.intent_id and stripe_events.alert is not null
  union all
  select alert, raised_at from payment_alerts where payment_alerts.intent_id = payments.intent_id
)`;

/**
 * Whether an alert of a row of `payments` waits for an admin. It does not after a decision, and when what it was about is over:
 * the payment was refunded, found its account, or the bank has decided.
 */
export const hasOpenAlert = sql<boolean>`(payments.state <> 'refunded' and exists (
  select from ${raised} as raised
  where not (alert = 'unclaimed' and payments.uid is not null)
    and not (alert = 'disputed' and payments.dispute in ('won', 'lost'))
    and (payments.alerts_closed_at is null or raised_at > payments.alerts_closed_at)
))`;

/** Whether an alert was ever raised about a row of `payments`. Few were, and they are found by indexes. */
export const hadAlert = sql<boolean>`payments.intent_id in (
  select intent_id from payment_facts join stripe_events on stripe_events.id = payment_facts.event_id
  where stripe_events.alert is not null
  union all select intent_id from payment_alerts)`;

/**
 * Closes the alerts that were raised about a payment, because an admin has decided about it. An assignment to an account closes
 * none: it says nothing about a warning of fraud. Call it under the lock of the intent, by which alerts are raised too.
 */
export async function closeAlerts(trx: Db, paymentId: number): Promise<void> {
  // The time of the statement: an alert that was raised while this transaction waited for the lock is closed as well.
  await trx
    .updateTable('payments')
    .set({ alertsClosedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', paymentId)
    .execute();
}
