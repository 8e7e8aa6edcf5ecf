import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { currentPrice } from '@org/api-contract/values';
import { paymentColumns, payments, type Payment, type Purpose } from './queries.ts';

const closedStatuses = ['canceled', 'succeeded'] as const;

/** The payment attempts of a user that are neither paid nor canceled. */
const openAttempts = (db: Db, uid: string) =>
  payments(db)
    .where('uid', '=', uid)
    .where('source', '=', 'intent')
    .where('status', 'not in', closedStatuses);

/** The open payment attempt of a user for access or for a gift. A unique index allows at most one of each. */
export const openAttempt = (db: Db, uid: string, purpose: Purpose = 'access'): Promise<Payment | undefined> =>
  openAttempts(db, uid).where('purpose', '=', purpose).executeTakeFirst();

/** The open payment attempt of a user with a PaymentIntent. */
export const openIntent = (db: Db, uid: string, intentId: string): Promise<Payment | undefined> =>
  openAttempts(db, uid).where('intentId', '=', intentId).executeTakeFirst();

/**
 * Seconds until a user may open another intent, if `max` are allowed in the window. 0: now. Intents that replaced an
 * open one because of a promotion code are counted separately, and so are gifts, whose number is not limited.
 */
export async function secondsUntilNewAttempt(
  db: Db,
  uid: string,
  {
    max,
    windowSeconds,
    isRepriced = false,
    purpose = 'access',
  }: { max: number; windowSeconds: number; isRepriced?: boolean; purpose?: Purpose },
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from created_at + make_interval(secs => ${windowSeconds}) - now()))::int as seconds
    from payments
    where uid = ${uid} and source = 'intent' and is_repriced = ${isRepriced}
      and purpose = ${purpose} and (purpose = 'access' or status <> 'succeeded')
      and created_at > now() - make_interval(secs => ${windowSeconds})
    order by created_at desc offset ${max - 1} limit 1`.execute(db);
  return rows[0]?.seconds ?? 0;
}

/** Maximum time for which an unpaid attempt may reserve a redemption. */
const reservationMinutes = 60;
export const reservationEnd = sql<Date>`now() + interval '1 minute' * ${sql.lit(reservationMinutes)}`;

interface NewAttempt {
  uid: string;
  email: string;
  idempotencyKey: string;
  ipHash: string;
  /** The promotion code, and the remaining amount. The reservation begins now. */
  promotion?: { id: number; dueCents: number };
  isRepriced?: boolean;
  /** `gift`: the payer gives away the access. */
  purpose?: Purpose;
}

export const insertAttempt = (
  db: Db,
  { uid, email, idempotencyKey, ipHash, promotion, isRepriced = false, purpose = 'access' }: NewAttempt,
): Promise<Payment> =>
  db
    .insertInto('payments')
    .values({
      uid,
      source: 'intent',
      idempotencyKey,
      amountCents: promotion?.dueCents ?? currentPrice.amountCents,
      currency: currentPrice.currency,
      listPriceCents: currentPrice.amountCents,
      email,
      ipHash,
      isRepriced,
      purpose,
      ...(promotion && { promotionCodeId: promotion.id, reservedUntil: reservationEnd }),
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();

/**
 * Stores the intent of an attempt.
 *
 * @returns `false` when another process has stored another intent or closed the attempt
 */
export async function attachIntent(db: Db, attemptId: number, intentId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ intentId, handedOutAt: sql<Date>`now()`, updatedAt: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('status', 'not in', closedStatuses)
    .where(({ or, eb }) => or([eb('intentId', 'is', null), eb('intentId', '=', intentId)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces a spent idempotency key, unless another process has replaced it or stored an intent. */
export async function replaceIdempotencyKey(
  db: Db,
  attemptId: number,
  spentKey: string,
  newKey: string,
): Promise<void> {
  await db
    .updateTable('payments')
    .set({ idempotencyKey: newKey, updatedAt: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('intentId', 'is', null)
    .where('idempotencyKey', '=', spentKey)
    .execute();
}

/** Stores the current email of an attempt's payer. */
export async function storePayerEmail(db: Db, attemptId: number, email: string): Promise<void> {
  await db.updateTable('payments').set({ email }).where('id', '=', attemptId).execute();
}

/** Records that a browser received the client secret of an attempt now. */
export async function recordHandOut(db: Db, attemptId: number): Promise<void> {
  await db
    .updateTable('payments')
    .set({ handedOutAt: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .execute();
}

/** Records that a user received the URL of the payment link now. */
export async function recordLinkGiven(db: Db, uid: string): Promise<void> {
  await db
    .insertInto('paymentLinksGiven')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet({ givenAt: sql<Date>`now()` }))
    .execute();
}

export async function linkGivenAt(db: Db, uid: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('paymentLinksGiven')
    .select('givenAt')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.givenAt;
}

/** Cancels an attempt that has no intent, so that none can be stored for it later. */
export async function abandonAttempt(trx: Db, attemptId: number): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'canceled', updatedAt: sql<Date>`now()` })
    .where('id', '=', attemptId)
    .where('intentId', 'is', null)
    .execute();
}

/** The latest attempt of a user to pay for access, open or closed. */
export const latestAttempt = (db: Db, uid: string): Promise<Payment | undefined> =>
  payments(db)
    .where('uid', '=', uid)
    .where('purpose', '=', 'access')
    .where('source', '=', 'intent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Claims the right to read a user's payment from Stripe, at most once in five seconds across all processes. */
export async function claimCheck(db: Db, uid: string): Promise<boolean> {
  const row = await db
    .insertInto('stripeChecks')
    .values({ uid })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ checkedAt: sql<Date>`now()` })
        .where('stripeChecks.checkedAt', '<=', sql<Date>`now() - interval '5 seconds'`),
    )
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the open attempts that are due for a check at Stripe. The interval is a twentieth of the attempt's age, for
 * at most 30 days: a new attempt is due at every sweep, an old one rarely, because it is hardly ever paid and its
 * events are read, too. The most overdue come first, so that many abandoned attempts do not delay a new one.
 */
export async function claimOpenAttempts(
  db: Db,
  limit: number,
): Promise<{ intentId: string; uid: string | null; purpose: Purpose }[]> {
  const { rows } = await sql<{ intentId: string; uid: string | null; purpose: Purpose }>`
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
    returning intent_id, uid, purpose`.execute(db);
  return rows;
}
