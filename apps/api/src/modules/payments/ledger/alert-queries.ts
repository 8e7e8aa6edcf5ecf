import type { Db } from '#database/connection.ts';

/** Stores why an operator must check a payment, which was found out without a webhook event. */
export async function insertAlert(trx: Db, intentId: string, alert: string): Promise<void> {
  await trx.insertInto('paymentAlerts').values({ intentId, alert }).execute();
}

/** The alerts about a payment that no webhook event brought, oldest first. */
export const alertsOf = (db: Db, intentId: string) =>
  db
    .selectFrom('paymentAlerts')
    .select(['alert', 'raisedAt'])
    .where('intentId', '=', intentId)
    .orderBy('id')
    .execute();
