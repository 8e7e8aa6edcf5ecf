import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Decline } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';
import { lock } from '#database/exclusively.ts';
import type { Payment } from './queries.ts';
import { settleJob } from './entitlement.ts';
import { addTask } from './task-queries.ts';
import { sql } from 'kysely';

/** Maximum declines within an hour, against card testing. A normal payer has one or two. */
const maxPerIntent = 5;
const maxPerUser = maxPerIntent;
const maxPerCard = maxPerIntent;
/**
 * An IP address may be shared, so it is limited only when at least three new users together have ten declines. A user
 * is new if the first payment attempt is less than a day old.
 */
const perAddress = { declines: 10, newUsers: 3 };

/**
 * Stores declined cards without duplicates, and has the intent canceled when the intent, its user, a card or the IP
 * address has reached a limit. The counts are in the database, across all processes.
 */
export async function countDeclines(
  trx: Db,
  onCommit: OnCommit,
  { uid, intentId, ipHash }: Payment,
  declines: readonly Decline[],
): Promise<void> {
  if (uid === null || intentId === null || declines.length === 0) return;
  await lock(trx, 'user', uid);
  // Serializes transactions that count the same card or address, because uncommitted declines are invisible.
  const cards = new Set(declines.flatMap(({ card }) => card ?? []));
  for (const card of [...cards].toSorted()) await lock(trx, 'card', card);
  if (ipHash !== null) await lock(trx, 'address', ipHash);
  let hasNew = false;
  for (const decline of declines) hasNew = (await insertDecline(trx, decline, { uid, ipHash })) || hasNew;
  if (!hasNew) return;
  const isLimitReached =
    (await declinesOf(trx, intentId)) >= maxPerIntent ||
    (await secondsUntilNextCard(trx, uid, ipHash ?? '')) > 0;
  if (
    isLimitReached &&
    (await addTask(trx, { kind: 'cancel_intent', subject: intentId, uid, reason: 'declined' }))
  ) {
    onCommit.record('payment_alert', { intentId, reason: 'cards_declined' });
    onCommit.wake(settleJob);
  }
}

/**
 * Refuses a user who has reached a limit on declined cards, alone or with other new users of the same IP address.
 *
 * @throws ApiError `rate_limited`
 */
export async function refuseCardTesting(db: Db, uid: string, ipHash: string): Promise<void> {
  const seconds = await secondsUntilNextCard(db, uid, ipHash);
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}

/**
 * Inserts a declined card.
 *
 * @returns `false` when it is already stored
 */
async function insertDecline(
  trx: Db,
  { id, intentId, atSeconds, card }: Decline,
  payer: { uid: string; ipHash: string | null },
): Promise<boolean> {
  const row = await trx
    .insertInto('cardDeclines')
    .values({
      id,
      intentId,
      uid: payer.uid,
      card: card ?? null,
      ipHash: payer.ipHash,
      declinedAt: new Date(atSeconds * 1000),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function declinesOf(db: Db, intentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cardDeclines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Seconds until a user may try a card again. 0: now. Three limits apply to the declines of the last hour: of the
 * user, of each card that the user tried (by any user), and of new users of the IP address.
 */
async function secondsUntilNextCard(db: Db, uid: string, ipHash: string): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    with recent as (
      select * from card_declines where declined_at > now() - interval '1 hour'
    ), newcomers as (
      select * from recent where ip_hash = ${ipHash} and not exists (
        select from payments where payments.uid = recent.uid and created_at < now() - interval '1 day'
      )
    ), reached as (
      (select declined_at from recent where uid = ${uid} order by declined_at desc offset ${maxPerUser - 1} limit 1)
      union all
      select (
        select declined_at from recent where recent.card = tried.card
        order by declined_at desc offset ${maxPerCard - 1} limit 1
      ) from (select distinct card from recent where uid = ${uid} and card is not null) as tried
      union all
      (select declined_at from newcomers
       where (select count(distinct uid) from newcomers) >= ${perAddress.newUsers}
         and not exists (
           select from payments where uid = ${uid} and created_at < now() - interval '1 day'
         )
       order by declined_at desc offset ${perAddress.declines - 1} limit 1)
    )
    select ceil(extract(epoch from max(declined_at) + interval '1 hour' - now()))::int as seconds
    from reached`.execute(db);
  return Math.max(rows[0]?.seconds ?? 0, 0);
}

/** Deletes declines older than seven days. The limits use only the last hour. */
export async function deleteOldDeclines(db: Db): Promise<void> {
  await db
    .deleteFrom('cardDeclines')
    .where('declinedAt', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
