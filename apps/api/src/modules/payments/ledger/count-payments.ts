import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { isWithin, utcDay, type Period } from '#database/utc-days.ts';

/** Counts all payments by the state that Stripe reported last, and by purpose. Reads the whole table. */
export const countPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['status', 'purpose', sql<number>`count(*)`.as('count')])
    .groupBy(['status', 'purpose'])
    .execute();

/** Counts the pending calls to Stripe, with the time for which the oldest has been due. */
export async function countPaymentTasks(db: Db): Promise<{ waiting: number; overdueSeconds: number }> {
  return db
    .selectFrom('paymentTasks')
    .select([
      sql<number>`count(*)`.as('waiting'),
      sql<number>`coalesce(greatest(extract(epoch from now() - min(due_at)), 0), 0)::float8`.as(
        'overdueSeconds',
      ),
    ])
    .where('doneAt', 'is', null)
    .executeTakeFirstOrThrow();
}

/** The paid payments of each day of a period, and the money received. Days without payments have no row. */
export const paymentsByDay = (db: Db, period: Period) =>
  db
    .selectFrom('payments')
    .select([
      utcDay('paidAt').as('day'),
      sql<number>`count(*)`.as('payments'),
      sql<number>`sum(amount_cents)::bigint`.as('receivedCents'),
    ])
    .where('source', 'in', ['intent', 'link'])
    .where('status', '=', 'succeeded')
    .where(isWithin('paidAt', period))
    .groupBy(utcDay('paidAt'))
    .execute();
