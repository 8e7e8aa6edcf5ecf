import { sql } from 'kysely';
import type { PaymentState, PaymentSummary } from '@org/api-contract';
import { currentPrice } from '@org/api-contract/values';
import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { lock } from '#database/exclusively.ts';
import { ofBeneficiary } from '#modules/payments/ledger/payer-queries.ts';
import { addTask } from '#modules/payments/ledger/task-queries.ts';
import { paymentColumns, type Payment } from '#modules/payments/ledger/queries.ts';
import { hadAlert, hasOpenAlert } from './open-alert.ts';
import { receivedCents } from './reconcile-payments.ts';

export type ListedPayment = Omit<PaymentSummary, 'createdAt' | 'paidAt'> & {
  createdAt: Date;
  paidAt: Date | null;
};

interface PaymentSearch {
  /** A part of the email, or a whole uid or Stripe id. */
  text: string;
  /** The user whom the text identifies, whose payments may have an earlier email. */
  uid: string | undefined;
  state: PaymentState | undefined;
  /** `true`: only payments with an open alert. */
  hasAlert: true | undefined;
  /** From the start of the first day to the end of the last, in UTC. */
  from: string | undefined;
  to: string | undefined;
}

/** A LIKE pattern for texts that contain a part, with special characters escaped. */
const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** The column has `open` for processing payments, too. Changing it would rewrite the whole table. */
const shownState = sql<PaymentState>`
  case when payments.state = 'open' and status = 'processing' then 'processing' else payments.state end`;

const condition = ({ text, uid, state, hasAlert: alerted, from, to }: PaymentSearch) => sql`
  (${text} = '' or lower(email) like lower(${containing(text)})
    or uid in (${text}, ${uid ?? text}) or intent_id = ${text})
  and (${state ?? null}::text is null
    or (state = ${state === 'processing' ? 'open' : (state ?? null)} and ${shownState} = ${state ?? null}))
  ${alerted ? sql`and ${hadAlert} and ${hasOpenAlert}` : sql``}
  and (${from ?? null}::date is null or created_at >= (${from ?? null}::date)::timestamp at time zone 'UTC')
  and (${to ?? null}::date is null or created_at < (${to ?? null}::date + 1)::timestamp at time zone 'UTC')`;

const listed = sql`id, ${shownState} as state, source, email, uid, amount_cents, ${receivedCents} as received_cents, refunded_cents, currency, created_at,
  paid_at, ${hasOpenAlert} as has_alert`;

/** A page of the matching payments, latest first. */
export async function paymentsMatching(
  db: Db,
  search: PaymentSearch,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedPayment[]; total: number; receivedCents: number; refundedCents: number }> {
  const { rows } = await sql<ListedPayment>`
    select ${listed} from (
      select * from payments where ${condition(search)}
      order by created_at desc, id desc limit ${limit} offset ${offset}
    ) as payments
    order by created_at desc, id desc`.execute(db);
  const inCurrency = sql`where status = 'succeeded' and currency = ${currentPrice.currency} and source in ('intent', 'link')`;
  const summed = await sql<{ total: number; receivedCents: number; refundedCents: number }>`
    select count(*) as total,
      coalesce(sum(amount_cents) filter (${inCurrency}), 0)::bigint as received_cents,
      coalesce(sum(refunded_cents) filter (${inCurrency}), 0)::bigint as refunded_cents
    from payments where ${condition(search)}`.execute(db);
  return { rows, ...(summed.rows[0] ?? { total: 0, receivedCents: 0, refundedCents: 0 }) };
}

/** @throws ApiError `not_found` */
export async function paymentById(db: Db, id: number) {
  const { rows } = await sql<
    ListedPayment &
      Pick<Payment, 'intentId' | 'status' | 'dispute' | 'entitles' | 'isRevoked' | 'purpose' | 'redeemedBy'>
  >`select ${listed}, intent_id, status, dispute, entitles, is_revoked, purpose, redeemed_by from payments where id = ${id}`.execute(
    db,
  );
  const [payment] = rows;
  if (!payment) throw new ApiError('not_found', { detail: 'No payment has this number.' });
  return payment;
}

export type ShownPayment = Awaited<ReturnType<typeof paymentById>>;

/** Reads a payment under the lock of its intent, which serializes its facts. @throws ApiError `not_found` */
export async function lockedPayment(trx: Db, id: number): Promise<ShownPayment> {
  const found = await paymentById(trx, id);
  if (found.intentId === null) return found;
  await lock(trx, 'intent', found.intentId);
  return paymentById(trx, id);
}

/** The facts of an intent with the alerts of their events, oldest first. */
export const statementsOf = (db: Db, intentId: string) =>
  db
    .selectFrom('paymentFacts')
    .leftJoin('stripeEvents', 'stripeEvents.id', 'paymentFacts.eventId')
    .select(['fact', 'recordedAt', 'alert'])
    .where('intentId', '=', intentId)
    .orderBy('paymentFacts.id')
    .execute();

/** @param subjects - the ids of an intent and its disputes */
export const tasksAbout = (db: Db, subjects: readonly string[]) =>
  db
    .selectFrom('paymentTasks')
    .select(['kind', 'createdAt', 'doneAt', 'attempts'])
    .where('subject', 'in', subjects)
    .orderBy('id')
    .execute();

export async function hasPendingRefund(db: Db, intentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('paymentTasks')
    .select('id')
    .where('subject', '=', intentId)
    .where('kind', 'in', ['refund_requested', 'refund_duplicate', 'refund_deleted', 'refund_warned'])
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds a task that refunds a payment. Replaces a finished task whose refund failed later, because the task's number
 * is part of the idempotency key, and Stripe would replay the failed refund for the same key.
 *
 * @param uid - the user; empty for an unclaimed payment
 */
export async function addRequestedRefund(trx: Db, intentId: string, uid: string): Promise<void> {
  await trx
    .deleteFrom('paymentTasks')
    .where('kind', '=', 'refund_requested')
    .where('subject', '=', intentId)
    .where('doneAt', 'is not', null)
    .execute();
  await addTask(trx, { kind: 'refund_requested', subject: intentId, uid, reason: 'admin' });
}

/**
 * Assigns an unclaimed payment.
 *
 * @returns `false` when it already has a user
 */
export async function assignPayment(trx: Db, id: number, uid: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payments')
    .set({ uid, updatedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('uid', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The user's payment that would give access if an admin had not taken it away. */
export async function revokedPaymentOf(db: Db, uid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where(ofBeneficiary(uid))
    .where('isRevoked', '=', true)
    .where('dispute', 'in', ['none', 'won'])
    .where(({ or, eb, ref }) => or([eb('amountCents', '=', 0), eb('refundedCents', '<', ref('amountCents'))]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** The payment or grant that gives a user access. */
export async function entitlingPaymentOf(db: Db, uid: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('payments')
    .select('id')
    .where(ofBeneficiary(uid))
    .where('entitles', '=', true)
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

export const insertGrant = (
  trx: Db,
  grant: { uid: string; email: string; intentId: string },
): Promise<Payment> =>
  trx
    .insertInto('payments')
    .values({
      ...grant,
      source: 'grant',
      amountCents: 0,
      currency: currentPrice.currency,
      listPriceCents: currentPrice.amountCents,
    })
    .returning(paymentColumns)
    .executeTakeFirstOrThrow();
