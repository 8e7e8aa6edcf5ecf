import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { disputeStates, type DisputeState } from '#database/schema.ts';
import type { PaymentFact } from '#services/stripe.ts';

/** Holds a user's ledger until the transaction ends, so that two that decide about it take turns. */
export async function lockLedgerOf(db: Db, uid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${uid}, 0))`.execute(db);
}

/** The attempt a user has open, if any. */
export const openAttempt = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'intent_id', 'idempotency_key', 'email'])
    .where('uid', '=', uid)
    .where('source', '=', 'intent')
    .where('succeeded', '=', false)
    .where('canceled', '=', false)
    .executeTakeFirst();

export async function attemptsSince(
  db: Db,
  by: { uid: string } | { ipHash: string },
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', 'intent')
    .where('created_at', '>', since)
    .where('uid' in by ? 'uid' : 'ip_hash', '=', 'uid' in by ? by.uid : by.ipHash)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewAttempt {
  uid: string;
  email: string;
  idempotencyKey: string;
  ipHash: string;
  amountCents: number;
  currency: string;
}

export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<void> {
  await db
    .insertInto('payments')
    .values({
      uid: attempt.uid,
      source: 'intent',
      idempotency_key: attempt.idempotencyKey,
      amount_cents: attempt.amountCents,
      currency: attempt.currency,
      email: attempt.email,
      ip_hash: attempt.ipHash,
    })
    .execute();
}

export async function setIntentOfAttempt(db: Db, idempotencyKey: string, intentId: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ intent_id: intentId, updated_at: new Date() })
    .where('idempotency_key', '=', idempotencyKey)
    .execute();
}

/** @returns whether the event is new */
export async function insertEvent(db: Db, fact: PaymentFact): Promise<boolean> {
  const row = await db
    .insertInto('stripe_events')
    .values({
      id: fact.eventId,
      type: fact.type,
      intent_id: fact.intentId ?? null,
      created_at: fact.createdAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

const rank = (state: DisputeState): number => disputeStates.indexOf(state);

/**
 * Merges a fact into the payment it is about. Every column only ever grows (false to true, smaller to larger, a
 * dispute towards its end), so facts may come in any order and any number of times.
 *
 * @returns the payment as it then stands
 */
export async function mergeFact(db: Db, fact: PaymentFact & { intentId: string }) {
  await db
    .insertInto('payments')
    .values({
      source: fact.source ?? (fact.uid ? 'intent' : 'link'),
      intent_id: fact.intentId,
      uid: fact.uid ?? null,
      email: fact.email ?? null,
      amount_cents: fact.amountCents ?? 0,
      currency: fact.currency ?? '',
    })
    .onConflict((conflict) => conflict.column('intent_id').doNothing())
    .execute();
  const dispute = fact.dispute ?? 'none';
  const overridden = disputeStates.filter((state) => rank(state) < rank(dispute));
  return db
    .updateTable('payments')
    .set((eb) => ({
      uid: eb.fn.coalesce('uid', sql<string | null>`${fact.uid ?? null}::text`),
      email: eb.fn.coalesce('email', sql<string | null>`${fact.email ?? null}::text`),
      // A refund may arrive before the payment; what was paid is known when that arrives.
      amount_cents: sql<number>`case when amount_cents = 0 then ${fact.amountCents ?? 0} else amount_cents end`,
      currency: sql<string>`case when currency = '' then ${fact.currency ?? ''} else currency end`,
      succeeded: sql<boolean>`succeeded or ${fact.succeeded ?? false}`,
      canceled: sql<boolean>`canceled or ${fact.canceled ?? false}`,
      refunded_cents: sql<number>`greatest(refunded_cents, ${fact.refundedCents ?? 0}::int)`,
      dispute: sql<DisputeState>`case when dispute = any(${overridden}::text[]) then ${dispute} else dispute end`,
      last_failed_at: sql<Date | null>`greatest(last_failed_at, ${fact.failed ? fact.createdAt : null}::timestamptz)`,
      last_progress_at: sql<Date | null>`greatest(last_progress_at, ${fact.progressed ? fact.createdAt : null}::timestamptz)`,
      updated_at: new Date(),
    }))
    .where('intent_id', '=', fact.intentId)
    .returning(['uid', 'amount_cents', 'currency', 'succeeded'])
    .executeTakeFirstOrThrow();
}

/** Whether the ledger gives a user access: a full payment that was neither refunded in full nor lost to a dispute. */
export async function isEntitled(
  db: Db,
  uid: string,
  price: { cents: number; currency: string },
): Promise<boolean> {
  const payment = await db
    .selectFrom('payments')
    .select('id')
    .where('uid', '=', uid)
    .where('succeeded', '=', true)
    .where('amount_cents', '=', price.cents)
    .where('currency', '=', price.currency)
    .whereRef('refunded_cents', '<', 'amount_cents')
    .where('dispute', 'not in', ['open', 'lost'])
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

/** The user's latest attempt, on which "failed" depends. */
export const latestAttempt = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'intent_id', 'succeeded', 'canceled', 'last_failed_at', 'last_progress_at'])
    .where('uid', '=', uid)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Claims the right to ask Stripe about a payment, at most once in `seconds` however many processes ask. */
export async function claimCheck(db: Db, id: number, seconds: number): Promise<boolean> {
  const row = await db
    .updateTable('payments')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('checked_at', 'is', null),
        eb('checked_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Payments made through the link by somebody whose e-mail this is, and claimed by nobody. */
export async function claimUnclaimed(db: Db, uid: string, email: string): Promise<void> {
  await db
    .updateTable('payments')
    .set({ uid, updated_at: new Date() })
    .where('uid', 'is', null)
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .execute();
}

export const ownIntents = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select('intent_id')
    .where('uid', '=', uid)
    .where('intent_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(5)
    .execute();

/** Intents still open, oldest check first. */
export const openIntents = (db: Db, limit: number) =>
  db
    .selectFrom('payments')
    .select('intent_id')
    .where('intent_id', 'is not', null)
    .where('succeeded', '=', false)
    .where('canceled', '=', false)
    .where('created_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
