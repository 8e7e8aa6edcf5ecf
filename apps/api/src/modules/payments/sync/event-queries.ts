import type { Db } from '#database/connection.ts';
import { lockingOf } from '#database/lock.ts';
import { prepared } from '#database/prepared.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';

const insertAndLock = prepared(
  'insert_event',
  `with event as (
     insert into stripe_events (id, type, created_at, applied) values ($1, $2, to_timestamp($3), true)
     on conflict (id) do nothing returning id
   )
   select ${lockingOf('intent', '$4')} from event`,
);

/**
 * Inserts an event as applied, and takes the lock of its intent.
 *
 * @returns `false` when it is stored already; then there is no lock
 */
export async function insertEvent(
  trx: Db,
  { id, type, atSeconds }: StripeNotice,
  intentId: string,
): Promise<boolean> {
  const { rows } = await insertAndLock(trx, [id, type, atSeconds, intentId]);
  return rows.length > 0;
}

/** Stores another outcome of an event than that it was applied. */
export async function correctEvent(
  db: Db,
  id: string,
  outcome: { applied: boolean; alert: string | null },
): Promise<void> {
  await db.updateTable('stripeEvents').set(outcome).where('id', '=', id).execute();
}

/** Those of the event ids that are stored. */
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
