import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Decline } from '#kernel/payment-facts.ts';

/**
 * Inserts a declined card.
 *
 * @returns `false` when it is already stored
 */
export async function insertDecline(
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

export async function declinesOf(db: Db, intentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cardDeclines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('intentId', '=', intentId)
    .executeTakeFirstOrThrow();
  return count;
}

interface DeclineLimits {
  perUser: number;
  perCard: number;
  /**
   * Counts only users whose first payment attempt is less than a day old. Applies if there are at least `newUsers` of
   * them.
   */
  perAddress: { declines: number; newUsers: number };
}

/**
 * Seconds until a user may try a card again. 0: now. Three limits apply to the declines of the last hour: of the
 * user, of each card that the user tried (by any user), and of new users of the IP address.
 */
export async function secondsUntilNextCard(
  db: Db,
  uid: string,
  ipHash: string,
  { perUser, perCard, perAddress }: DeclineLimits,
): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    with recent as (
      select * from card_declines where declined_at > now() - interval '1 hour'
    ), newcomers as (
      select * from recent where ip_hash = ${ipHash} and not exists (
        select from payments where payments.uid = recent.uid and created_at < now() - interval '1 day'
      )
    ), reached as (
      (select declined_at from recent where uid = ${uid} order by declined_at desc offset ${perUser - 1} limit 1)
      union all
      select (
        select declined_at from recent where recent.card = tried.card
        order by declined_at desc offset ${perCard - 1} limit 1
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
