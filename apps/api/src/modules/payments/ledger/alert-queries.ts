import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Stores an alert that did not come from a webhook event. */
export async function insertAlert(trx: Db, intentId: string, alert: string): Promise<void> {
  // The time of the statement and not of the transaction: an admin may have closed earlier alerts while the
  // transaction waited for the lock of the intent.
  const raisedAt = sql<Date>`clock_timestamp()`;
  await trx.insertInto('paymentAlerts').values({ intentId, alert, raisedAt }).execute();
}

/** The alerts about a payment that did not come from webhook events, oldest first. */
export const alertsOf = (db: Db, intentId: string) =>
  db
    .selectFrom('paymentAlerts')
    .select(['alert', 'raisedAt'])
    .where('intentId', '=', intentId)
    .orderBy('id')
    .execute();
