import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Stores why an operator must check a payment, which no webhook event says, or whose event has another alert. */
export async function insertAlert(trx: Db, intentId: string, alert: string): Promise<void> {
  // The time of the statement, after the lock of the intent: an admin may have closed earlier alerts while it was waited for.
  const raisedAt = sql<Date>`clock_timestamp()`;
  await trx.insertInto('paymentAlerts').values({ intentId, alert, raisedAt }).execute();
}

/** The alerts about a payment that are not stored with a webhook event, oldest first. */
export const alertsOf = (db: Db, intentId: string) =>
  db
    .selectFrom('paymentAlerts')
    .select(['alert', 'raisedAt'])
    .where('intentId', '=', intentId)
    .orderBy('id')
    .execute();
