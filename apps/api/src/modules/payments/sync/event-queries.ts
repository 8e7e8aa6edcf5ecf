import type { Db } from '#database/connection.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';

/** Inserts an event. @returns `false` when it is stored already */
export async function insertEvent(db: Db, { id, type, atSeconds }: StripeNotice): Promise<boolean> {
  const row = await db
    .insertInto('stripe_events')
    .values({ id, type, created_at: new Date(atSeconds * 1000), applied: false })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the outcome of an event. */
export async function closeEvent(
  db: Db,
  id: string,
  outcome: { applied: boolean; alert: string | null },
): Promise<void> {
  await db.updateTable('stripe_events').set(outcome).where('id', '=', id).execute();
}

/** Those of the event ids that are stored. */
export async function storedEvents(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('stripe_events').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function eventsReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('payment_sweeps').select('events_read_until').executeTakeFirst();
  return row?.events_read_until;
}

/** Records the time up to which Stripe's events have been read. */
export async function recordEventsRead(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('payment_sweeps')
    .values({ events_read_until: until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ events_read_until: until }))
    .execute();
}
