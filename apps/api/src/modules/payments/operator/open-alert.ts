import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** The alerts of a row of `payments`, with their times. */
const raised = sql`(
  select stripe_events.alert, stripe_events.received_at as raised_at
  from payment_facts join stripe_events on stripe_events.id = payment_facts.event_id
  where payment_facts.intent_id = payments.intent_id and stripe_events.alert is not null
  union all
  select alert, raised_at from payment_alerts where payment_alerts.intent_id = payments.intent_id
)`;

/**
 * Whether a row of `payments` has an open alert. An alert is closed by an admin's decision, or when its cause is
 * over: the payment was refunded or assigned to an account, or the bank has decided the dispute.
 */
export const hasOpenAlert = sql<boolean>`(payments.state <> 'refunded' and exists (
  select from ${raised} as raised
  where not (alert = 'unclaimed' and payments.uid is not null)
    and not (alert = 'disputed' and payments.dispute in ('won', 'lost'))
    and (payments.alerts_closed_at is null or raised_at > payments.alerts_closed_at)
))`;

/** Whether a row of `payments` ever had an alert. Few rows had one, and indexes find them. */
export const hadAlert = sql<boolean>`payments.intent_id in (
  select intent_id from payment_facts join stripe_events on stripe_events.id = payment_facts.event_id
  where stripe_events.alert is not null
  union all select intent_id from payment_alerts)`;

/**
 * Closes the alerts of a payment after an admin's decision. An assignment to an account closes none, because it says
 * nothing about a warning of fraud. Call it under the lock of the intent. Alerts are raised under the same lock.
 */
export async function closeAlerts(trx: Db, paymentId: number): Promise<void> {
  // The time of the statement, so that alerts that were raised during the wait for the lock are closed, too.
  await trx
    .updateTable('payments')
    .set({ alertsClosedAt: sql<Date>`clock_timestamp()` })
    .where('id', '=', paymentId)
    .execute();
}
