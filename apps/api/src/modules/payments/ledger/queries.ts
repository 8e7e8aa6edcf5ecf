import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Decline, PaymentFact, SessionFact, StripeNotice } from '#kernel/payment-facts.ts';
import { priceCents } from '@org/api-contract/values';
import type { Projection } from './project-payment.ts';

const closedStatuses = ['canceled', 'succeeded'] as const;

/** What of a payment the rules decide by. */
const paymentColumns = [
  'id',
  'uid',
  'opened_by',
  'source',
  'intent_id',
  'idempotency_key',
  'email',
  'client_reference',
  'amount_cents',
  'currency',
  'status',
  'refunded_cents',
  'entitles',
  'ip_hash',
  'created_at',
] as const;

const payments = (db: Db) => db.selectFrom('payments').select(paymentColumns);

export type Payment = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

export const openAttempt = (db: Db, uid: string): Promise<Payment | undefined> =>
  payments(db)
    .where('uid', '=', uid)
    .where('source', '=', 'intent')
    .where('status', 'not in', closedStatuses)
    .executeTakeFirst();

/** How long until a user may open another intent, of which there may be `max` in the window; 0 for at once. */
export async function secondsUntilNewAttempt(
  db: Db,
  uid: string,
  { max, windowSeconds }: { max: number; windowSeconds: number },
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + make_interval(secs => ${windowSeconds}) - now()))::int as seconds
    from payments
    where uid = ${uid} and source = 'intent' and created_at > now() - make_interval(secs => ${windowSeconds})
    order by created_at desc offset ${max - 1} limit 1`.execute(db);
  return rows[0]?.seconds ?? 0;
}

interface NewAttempt {
  uid: string;
  email: string;
  idempotencyKey: string;
  ipHash: string;
}

export const insertAttempt = (db: Db, { uid, email, idempotencyKey, ipHash }: NewAttempt): Promise<Payment> =>
  db
    .insertInto('payments')
    .values({
      uid,
      source: 'intent',
      idempotency_key: idempotencyKey,
      amount_cents: priceCents,
      currency: 'usd',
      email,
      ip_hash: ipHash,
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();

/** @returns whether the attempt is that intent's now; another process may have given it another, or closed it */
export async function attachIntent(db: Db, attemptId: number, intentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ intent_id: intentId, handed_out_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('status', 'not in', closedStatuses)
    .where(({ or, eb }) => or([eb('intent_id', 'is', null), eb('intent_id', '=', intentId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceIdempotencyKey(
  db: Db,
  attemptId: number,
  spent: string,
  fresh: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ idempotency_key: fresh, updated_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('intent_id', 'is', null)
    .where('idempotency_key', '=', spent)
    .execute();
}

export async function noteHandedOut(db: Db, attemptId: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ handed_out_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .execute();
}

export const paymentOfIntent = (db: Db, intentId: string): Promise<Payment | undefined> =>
  payments(db).where('intent_id', '=', intentId).executeTakeFirst();

/** Gives an attempt whose process died before it learned the intent's id its intent. */
export const adoptIntent = (
  db: Db,
  intentId: string,
  metadata: { uid: string; idempotencyKey: string },
): Promise<Payment | undefined> =>
  db
    .updateTable('payments')
    .set({ intent_id: intentId, updated_at: sql<Date>`now()` })
    .where('idempotency_key', '=', metadata.idempotencyKey)
    .where('uid', '=', metadata.uid)
    .where('intent_id', 'is', null)
    .returning(paymentColumns)
    .executeTakeFirst();

export const insertLinkPayment = (db: Db, { intentId, reference, email }: SessionFact): Promise<Payment> =>
  db
    .insertInto('payments')
    .values({
      source: 'link',
      intent_id: intentId,
      amount_cents: priceCents,
      currency: 'usd',
      email: email ?? null,
      client_reference: reference ?? null,
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();

/** Gives a user the link payments that carry the uid. A payment that has an owner keeps it. */
export async function claimByReference(trx: Db, uid: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ uid, updated_at: sql<Date>`now()` })
    .where('uid', 'is', null)
    .where('client_reference', '=', uid)
    .execute();
}

/** Unclaimed link payments made under an e-mail, each with the uid it carries if that uid never registered. */
export const unclaimedUnder = (db: Db, email: string): Promise<{ id: number; reference: string | null }[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'client_reference as reference'])
    .where('uid', 'is', null)
    .where('email', '=', email.toLowerCase())
    .execute();

/** Gives a user payments that have no owner. */
export async function claimPaymentIds(trx: Db, uid: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ uid, updated_at: sql<Date>`now()` })
    .where('uid', 'is', null)
    .where('id', 'in', ids)
    .execute();
}

/** Remembers that a user was given the address of the payment link. */
export async function noteLinkGiven(db: Db, uid: string): Promise<void> {
  await db
    .insertInto('payment_links_given')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ given_at: sql<Date>`now()` }))
    .execute();
}

export async function linkGivenAt(db: Db, uid: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('payment_links_given')
    .select('given_at')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.given_at;
}

/** Gives up an attempt for which no intent is known, so that none is handed out for it any more. */
export async function abandonAttempt(trx: Db, attemptId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'canceled', updated_at: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('intent_id', 'is', null)
    .execute();
}

/**
 * Gives a user what a deleted account has paid for. The account that opened a payment is remembered, as Stripe's
 * metadata name it for ever.
 *
 * @returns whether there was anything
 */
export async function inheritPayments(db: Db, uid: string, deletedUid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(({ fn, ref }) => ({
      opened_by: fn.coalesce(ref('opened_by'), ref('uid')),
      uid,
      updated_at: sql<Date>`now()`,
    }))
    .where('uid', '=', deletedUid)
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of some users have paid, whether or not the payment still gives access. */
export async function payersAmong(db: Db, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .select('uid')
    .distinct()
    .where('uid', 'in', uids)
    .where('status', '=', 'succeeded')
    .execute();
  return rows.flatMap(({ uid }) => uid ?? []);
}

/** @returns whether the event is new */
export async function insertEvent(db: Db, { id, type, atSeconds }: StripeNotice): Promise<boolean> {
  const row = await db
    .insertInto('stripe_events')
    .values({ id, type, created_at: new Date(atSeconds * 1000), applied: false })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function closeEvent(
  db: Db,
  id: string,
  outcome: { applied: boolean; alert: string | null },
): Promise<void> {
  await db.updateTable('stripe_events').set(outcome).where('id', '=', id).execute();
}

export async function knownEvents(db: Db, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('stripe_events').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}

export async function factsOfIntent(db: Db, intentId: string): Promise<PaymentFact[]> {
  const rows = await db
    .selectFrom('payment_facts')
    .select('fact')
    .where('intent_id', '=', intentId)
    .execute();
  return rows.map(({ fact }) => fact);
}

export async function insertFacts(db: Db, facts: PaymentFact[], eventId: string | null): Promise<void> {
  await db
    .insertInto('payment_facts')
    .values(
      facts.map((fact) => ({ intent_id: fact.intentId, event_id: eventId, fact: JSON.stringify(fact) })),
    )
    .execute();
}

/** @returns whose payment it is: an owner it has got meanwhile stays, else the one named */
export async function saveProjection(
  db: Db,
  paymentId: number,
  namedUid: string | null,
  projection: Projection,
): Promise<string | null> {
  const { uid } = await db
    .updateTable('payments')
    .set(({ fn, val }) => ({
      uid: fn.coalesce('uid', val(namedUid)),
      status: projection.status,
      refunded_cents: projection.refundedCents,
      dispute: projection.dispute,
      paid_at: projection.paidAtSeconds === undefined ? null : new Date(projection.paidAtSeconds * 1000),
      entitles: projection.entitles,
      updated_at: sql<Date>`now()`,
    }))
    .where('id', '=', paymentId)
    .returning('uid')
    .executeTakeFirstOrThrow();
  return uid;
}

/** How many payments give a user access. */
export async function entitlingPayments(db: Db, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uid', '=', uid)
    .where('entitles', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** The attempt on which "failed" depends. */
export const latestAttempt = (db: Db, uid: string): Promise<Payment | undefined> =>
  payments(db)
    .where('uid', '=', uid)
    .where('source', '=', 'intent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Takes the turn to ask Stripe about a user, which comes once in `seconds` however many processes there are. */
export async function takeCheck(db: Db, uid: string, seconds: number): Promise<boolean> {
  const row = await db
    .insertInto('stripe_checks')
    .values({ uid })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ checked_at: sql<Date>`now()` })
        .where('stripe_checks.checked_at', '<=', sql<Date>`now() - make_interval(secs => ${seconds})`),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Open attempts whose turn it is, and marks them as asked about: a fresh one at every sweep, an old one ever more
 * rarely, since what was left open for days is hardly ever paid, and its events are swept as well. The most overdue
 * come first, so that many that were abandoned don't keep a fresh one waiting.
 */
export async function takeOpenAttempts(
  db: Db,
  limit: number,
): Promise<{ intentId: string; hasPaid: boolean }[]> {
  const { rows } = await sql<{ intentId: string; hasPaid: boolean }>`
    update payments set checked_at = now()
    where id in (
      select id from payments, lateral (
        select coalesce(handed_out_at, created_at) as opened_at
      ) as opened, lateral (
        select now() - coalesce(checked_at, opened_at) as waited, (now() - opened_at) / 20 as every
      ) as turn
      where intent_id is not null and status not in ('canceled', 'succeeded')
        and opened_at > now() - interval '30 days'
        and (checked_at is null or waited > every)
      order by extract(epoch from waited) / greatest(extract(epoch from every), 1) desc
      limit ${limit}
      for update of payments skip locked
    )
    returning intent_id as "intentId",
      exists (select from payments paid where paid.uid = payments.uid and paid.entitles) as "hasPaid"`.execute(
    db,
  );
  return rows;
}

export async function eventsReadUntil(db: Db): Promise<Date | undefined> {
  const row = await db.selectFrom('payment_sweeps').select('events_read_until').executeTakeFirst();
  return row?.events_read_until;
}

export async function noteEventsRead(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('payment_sweeps')
    .values({ events_read_until: until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ events_read_until: until }))
    .execute();
}

/** @returns whether the decline is new */
export async function insertDecline(
  trx: Db,
  { id, intentId, atSeconds, card }: Decline,
  payer: { uid: string; ipHash: string | null },
): Promise<boolean> {
  const row = await trx
    .insertInto('card_declines')
    .values({
      id,
      intent_id: intentId,
      uid: payer.uid,
      card: card ?? null,
      ip_hash: payer.ipHash,
      declined_at: new Date(atSeconds * 1000),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function declinesOf(db: Db, intentId: string): Promise<number> {
  const { count } = await db
    .selectFrom('card_declines')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('intent_id', '=', intentId)
    .executeTakeFirstOrThrow();
  return count;
}

interface DeclineLimits {
  perUser: number;
  perCard: number;
  /** By address only those of users who first came within a day count, and only where they are so many. */
  perAddress: { declines: number; newUsers: number };
}

/**
 * How long until a user may try a card again after so many were refused within an hour: the user's, those of one card
 * the user tried, whoever else tried it, or those of the newcomers behind the address; 0 for at once.
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

/** Forgets declines that no limit looks at any more. */
export async function forgetDeclines(db: Db): Promise<void> {
  await db
    .deleteFrom('card_declines')
    .where('declined_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
