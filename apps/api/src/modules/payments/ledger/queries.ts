import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { lock } from '#database/exclusively.ts';
import type { PaymentFact, SessionFact } from '#kernel/payment-facts.ts';
import { termsMadeUnder, type MadeUnder } from './terms-made-under.ts';
import type { Projection } from './project-payment.ts';

export const paymentColumns = [
  'id',
  'uid',
  'openedBy',
  'source',
  'intentId',
  'idempotencyKey',
  'email',
  'clientReference',
  'amountCents',
  'currency',
  'listPriceCents',
  'promotionCodeId',
  'purpose',
  'redeemedBy',
  'status',
  'refundedCents',
  'dispute',
  'entitles',
  'isRevoked',
  'ipHash',
  'createdAt',
] as const;

export const payments = (db: Db) => db.selectFrom('payments').select(paymentColumns);

export type Payment = Awaited<ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>>;

/** The purpose of a payment: the payer's own access, or a gift. */
export type Purpose = Payment['purpose'];

export const paymentOfIntent = (db: Db, intentId: string): Promise<Payment | undefined> =>
  payments(db).where('intentId', '=', intentId).executeTakeFirst();

/** Stores the intent of an attempt whose process died before it stored the id. The metadata identify the attempt. */
export const adoptIntent = (
  db: Db,
  intentId: string,
  metadata: { uid: string; idempotencyKey: string },
): Promise<Payment | undefined> =>
  db
    .updateTable('payments')
    .set({ intentId, updatedAt: sql<Date>`now()` })
    .where('idempotencyKey', '=', metadata.idempotencyKey)
    .where('uid', '=', metadata.uid)
    .where('intentId', 'is', null)
    .returning(paymentColumns)
    .executeTakeFirst();

/** One of our paid intents without a stored payment, for example after a restore from a backup. */
interface LostPayment {
  intentId: string;
  uid: string;
  idempotencyKey: string;
  fact: MadeUnder & { purpose?: Purpose };
}

/** The paid intents of the ledger that have our metadata and no payment. */
export async function lostPayments(db: Db): Promise<LostPayment[]> {
  const { rows } = await sql<LostPayment>`
    select distinct on (intent_id) intent_id as "intentId", fact ->> 'uid' as uid,
      fact ->> 'idempotencyKey' as "idempotencyKey", fact
    from payment_facts
    where fact @> '{"kind": "intent", "status": "succeeded"}' and fact ? 'uid' and fact ? 'idempotencyKey'
      and not exists (select from payments where payments.intent_id = payment_facts.intent_id)
    order by intent_id, id desc`.execute(db);
  return rows;
}

/**
 * Stores the attempt of a lost payment as canceled, until its facts change that.
 *
 * @returns its id; `undefined` if it is already stored
 */
export async function insertLostAttempt(db: Db, { fact, ...lost }: LostPayment): Promise<number | undefined> {
  const row = await db
    .insertInto('payments')
    // `canceled`, because the user may have an open attempt, and only one may be open.
    .values({
      ...lost,
      source: 'intent',
      status: 'canceled',
      purpose: fact.purpose ?? 'access',
      ...termsMadeUnder(fact),
    })
    .onConflict((conflict) => conflict.column('intentId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export const insertLinkPayment = (db: Db, session: SessionFact): Promise<Payment> =>
  db
    .insertInto('payments')
    .values({
      source: 'link',
      intentId: session.intentId,
      ...termsMadeUnder(session),
      email: session.email ?? null,
      clientReference: session.reference ?? null,
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();

/** Assigns to a user the unclaimed payment-link payments with the user's uid. */
export async function claimByReference(trx: Db, uid: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ uid, updatedAt: sql<Date>`now()` })
    .where('uid', 'is', null)
    .where('clientReference', '=', uid)
    .execute();
}

/** The unclaimed payment-link payments under an email, with the uid of the link if it has one. */
export const unclaimedUnder = (db: Db, email: string): Promise<{ id: number; reference: string | null }[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'clientReference as reference'])
    .where('uid', 'is', null)
    .where('email', '=', email.toLowerCase())
    .execute();

/** Assigns payments to a user, except payments that have been claimed in the meantime. */
export async function claimPaymentIds(trx: Db, uid: string, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('payments')
    .set({ uid, updatedAt: sql<Date>`now()` })
    .where('uid', 'is', null)
    .where('id', 'in', ids)
    .execute();
}

/**
 * Assigns the payments of a deleted account to a user. `opened_by` keeps the deleted account's uid, which the
 * metadata at Stripe still contain.
 *
 * @returns whether there were any payments
 */
export async function inheritPayments(db: Db, uid: string, deletedUid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set(({ fn, ref }) => ({
      openedBy: fn.coalesce(ref('openedBy'), ref('uid')),
      uid,
      updatedAt: sql<Date>`now()`,
    }))
    .where('uid', '=', deletedUid)
    .where('purpose', '=', 'access')
    .where('status', '=', 'succeeded')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Assigns the gifts that a deleted account redeemed to a user, with a fact for each.
 *
 * @returns whether there were any
 */
export async function inheritGifts(db: Db, uid: string, deletedUid: string, now: Date): Promise<boolean> {
  const gifts = await db
    .updateTable('payments')
    .set({ redeemedBy: uid, updatedAt: sql<Date>`now()` })
    .where('redeemedBy', '=', deletedUid)
    .returning('intentId')
    .execute();
  const atSeconds = Math.floor(now.getTime() / 1000);
  for (const { intentId } of gifts) {
    if (intentId === null) continue;
    await insertFacts(db, [{ kind: 'redeemed', intentId, atSeconds, uid, instead: deletedUid }], null);
  }
  return gifts.length > 0;
}

/** The given users who have a paid payment or a redeemed gift, even if it was refunded or disputed. */
export async function payersAmong(db: Db, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return [];
  const rows = await db
    .selectFrom('payments')
    .select('uid')
    .where('uid', 'in', uids)
    .where('purpose', '=', 'access')
    .where('status', '=', 'succeeded')
    .union(db.selectFrom('payments').select('redeemedBy as uid').where('redeemedBy', 'in', uids))
    .execute();
  return rows.flatMap(({ uid }) => uid ?? []);
}

export async function factsOfIntent(db: Db, intentId: string): Promise<PaymentFact[]> {
  const rows = await db.selectFrom('paymentFacts').select('fact').where('intentId', '=', intentId).execute();
  return rows.map(({ fact }) => fact);
}

export async function insertFacts(
  db: Db,
  facts: readonly PaymentFact[],
  eventId: string | null,
): Promise<void> {
  if (facts.length === 0) return;
  await db
    .insertInto('paymentFacts')
    .values(facts.map((fact) => ({ intentId: fact.intentId, eventId, fact: JSON.stringify(fact) })))
    .execute();
}

/**
 * The payment and the facts of a locked intent. Also locks the payer, unless the payment is for a gift or has no
 * payer.
 */
export async function lockPayerOf(
  trx: Db,
  intentId: string,
): Promise<{ payment: Payment | undefined; facts: PaymentFact[] }> {
  const payment = await paymentOfIntent(trx, intentId);
  if (payment?.purpose === 'access' && payment.uid !== null) await lock(trx, 'user', payment.uid);
  return { payment, facts: await factsOfIntent(trx, intentId) };
}

/** A change of a payment: its projection, and the new facts. */
interface Save {
  paymentId: number;
  /** The uid to store if the payment has none. */
  owner: string | null;
  projection: Projection;
  facts: readonly PaymentFact[];
  eventId: string | null;
}

/**
 * Stores the projection of a payment, with the facts that led to it. The caller holds the lock of the owner.
 *
 * @returns the user of the payment: another than the owner if that user claimed the payment in the meantime
 */
export async function saveProjection(
  trx: Db,
  { paymentId, owner, projection, facts, eventId }: Save,
): Promise<{ uid: string | null }> {
  await insertFacts(trx, facts, eventId);
  const { status, refundedCents, dispute, paidAtSeconds, entitles, isRevoked, redeemed } = projection;
  return trx
    .updateTable('payments')
    .set(({ fn, ref, val }) => ({
      uid: fn.coalesce(ref('uid'), val(owner)),
      status,
      refundedCents,
      dispute,
      paidAt: instant(paidAtSeconds),
      entitles,
      isRevoked,
      redeemedBy: redeemed?.by ?? null,
      redeemedAt: instant(redeemed?.atSeconds),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', paymentId)
    .returning('uid')
    .executeTakeFirstOrThrow();
}

/**
 * Whether the user of a payment has another payment that was not refunded. Payments that the bank took back and
 * access from an admin do not count.
 */
export async function hasPaidTwice(trx: Db, paymentId: number): Promise<boolean> {
  const { rows } = await sql`
    select from payments as paid where paid.id = ${paymentId} and exists (
      select from payments as other
      where other.id <> paid.id and other.status = 'succeeded' and other.source <> 'grant' and other.dispute <> 'lost'
        and (other.amount_cents = 0 or other.refunded_cents < other.amount_cents)
        and (other.purpose = 'gift' and other.redeemed_by = paid.uid or other.purpose <> 'gift' and other.uid = paid.uid))`.execute(
    trx,
  );
  return rows.length > 0;
}

const instant = (seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(seconds * 1_000);
