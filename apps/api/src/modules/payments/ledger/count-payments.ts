import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/** Counts all payments by the state that Stripe reported last, and by purpose. Reads the whole table. */
export const countPayments = (db: Db) =>
  db
    .selectFrom('payments')
    .select(['status', 'purpose', sql<number>`count(*)`.as('count')])
    .groupBy(['status', 'purpose'])
    .execute();

/** Counts the calls to Stripe that are not done, with the time that the oldest has been due. */
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
