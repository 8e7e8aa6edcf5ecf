import type { Db } from '#database/connection.ts';
import { lockingOf } from '#database/lock.ts';
import { prepared } from '#database/prepared.ts';
import type { StripeNotice } from '#kernel/payment-facts.ts';

/** The lock comes first, as in a batch: who waits for it has inserted no event that a batch could wait for. */
const insertAndLock = prepared(
  'insert_event',
  `with locked as materialized (select ${lockingOf('intent', '$4')})
   insert into stripe_events (id, type, created_at, received_at, applied)
   select $1, $2, to_timestamp($3), clock_timestamp(), true from locked
   on conflict (id) do nothing returning id`,
);

/**
 * Takes the lock of an intent and inserts an event about it as applied.
 *
 * @returns `false` when it is stored already
 */
export async function insertEvent(
  trx: Db,
  { id, type, atSeconds }: StripeNotice,
  intentId: string,
): Promise<boolean> {
  const { rows } = await insertAndLock(trx, [id, type, atSeconds, intentId]);
  return rows.length > 0;
}

const insertAll = prepared<{ id: string }>(
  'insert_events',
  `insert into stripe_events (id, type, created_at, applied)
   select id, type, to_timestamp(at), true
   from unnest($1::text[], $2::text[], $3::float8[]) as event (id, type, at) order by id
   on conflict (id) do nothing returning id`,
);

/** Inserts events as applied, whose intents are locked. @returns the ids of those that were not stored before */
export async function insertEvents(trx: Db, events: readonly StripeNotice[]): Promise<Set<string>> {
  const { rows } = await insertAll(trx, [
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ atSeconds }) => atSeconds),
  ]);
  return new Set(rows.map(({ id }) => id));
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
