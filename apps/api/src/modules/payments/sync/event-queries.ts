import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';

/**
 * Inserts an applied event.
 *
 * @returns `false` when it is already stored
 */
export async function insertEvent(trx: Db, { id, type, atSeconds }: StripeNotice): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stripeEvents')
    .values({
      id,
      type,
      createdAt: new Date(atSeconds * 1_000),
      // The time of the statement, because the transaction may have waited for the lock of its payment.
      receivedAt: sql<Date>`clock_timestamp()`,
      applied: true,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Stores the outcome of an event that was not applied or that raised an alert. */
export async function correctEvent(
  db: Db,
  id: string,
  outcome: { applied: boolean; alert: string | null },
): Promise<void> {
  await db.updateTable('stripeEvents').set(outcome).where('id', '=', id).execute();
}

/** The given event ids that are stored. */
export async function storedEvents(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('stripeEvents').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function eventsReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('paymentSweeps').select('eventsReadUntil').executeTakeFirst();
  return row?.eventsReadUntil;
}

/** Records the time up to which Stripe's events have been read. */
export async function recordEventsRead(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('paymentSweeps')
    .values({ eventsReadUntil: until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ eventsReadUntil: until }))
    .execute();
}
