import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/**
 * What the product has decided and Stripe has still to be told. A task is added in the transaction that decides it,
 * and is tried until it is done, so that neither a crash nor a Stripe that is away loses one.
 *
 * - `cancel_intent`: the subject is an intent.
 * - `expire_sessions`: the subject is a user, whose visits to the payment link are ended.
 * - `refund_duplicate`: the subject is the intent of a payment made by somebody who had paid already.
 */
export interface PaymentTask {
  id: number;
  kind: 'cancel_intent' | 'expire_sessions' | 'refund_duplicate';
  subject: string;
  uid: string;
  reason: CancelReason;
  attempts: number;
}

/** `paid`: the user has paid otherwise. `declined`: too many cards. `replaced`: another intent took its place. */
export type CancelReason = 'paid' | 'declined' | 'replaced';

/**
 * Has every way to pay that is open to a user closed: open intents are canceled, and visits to the payment link end,
 * once for each time the link was given. Stripe keeps a visit open for a day.
 *
 * @returns whether there is anything new to do
 */
export async function addClosings(trx: Db, uid: string): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with intents as (
      insert into payment_tasks (kind, subject, uid, reason)
      select 'cancel_intent', intent_id, uid, 'paid' from payments
      where uid = ${uid} and source = 'intent' and intent_id is not null
        and status not in ('canceled', 'succeeded')
      on conflict (kind, subject) do nothing
      returning id
    ), sessions as (
      insert into payment_tasks as known (kind, subject, uid, reason)
      select 'expire_sessions', uid, uid, 'paid' from payment_links_given
      where uid = ${uid} and given_at > now() - interval '25 hours'
      on conflict (kind, subject) do update
      set done_at = null, due_at = now(), attempts = 0, created_at = now()
      where known.created_at < (select given_at from payment_links_given where uid = ${uid})
      returning id
    )
    select exists (select from intents) or exists (select from sessions) as "isNew"`.execute(trx);
  return rows[0]?.isNew ?? false;
}

export async function addCancellation(
  db: Db,
  intentId: string,
  uid: string,
  reason: CancelReason,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_tasks (kind, subject, uid, reason) values ('cancel_intent', ${intentId}, ${uid}, ${reason})
    on conflict (kind, subject) do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Takes the tasks that are due. Each comes up again, ever more rarely, at least every 64 minutes, until it is done. */
export async function takeTasks(db: Db, limit: number): Promise<PaymentTask[]> {
  const { rows } = await sql<PaymentTask>`
    update payment_tasks
    set attempts = attempts + 1, due_at = now() + interval '30 seconds' * power(2, least(attempts, 7))
    where id in (
      select id from payment_tasks where done_at is null and due_at <= now()
      order by due_at limit ${limit}
      for update skip locked
    )
    returning id, kind, subject, uid, reason, attempts`.execute(db);
  return rows;
}

/** @returns whether it was this call that finished the task */
export async function finishTask(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_tasks')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forgets a task whose reason is gone. It is added again where the reason comes back. */
export async function dropTask(db: Db, id: number): Promise<void> {
  await db.deleteFrom('payment_tasks').where('id', '=', id).execute();
}

export interface EntitlingPayment {
  id: number;
  intentId: string;
  /** Whether the payment is being returned, or was to be, as one too many. */
  isDuplicate: boolean;
}

/** The payments that give a user access, the earliest first. */
export async function entitlingPaymentsOf(trx: Db, uid: string): Promise<EntitlingPayment[]> {
  const { rows } = await sql<EntitlingPayment>`
    select id, intent_id as "intentId",
      exists (
        select from payment_tasks where kind = 'refund_duplicate' and subject = payments.intent_id
      ) as "isDuplicate"
    from payments where uid = ${uid} and entitles
    order by paid_at nulls first, id`.execute(trx);
  return rows;
}

export async function addDuplicateRefund(trx: Db, uid: string, intentId: string): Promise<void> {
  await sql`
    insert into payment_tasks (kind, subject, uid, reason) values ('refund_duplicate', ${intentId}, ${uid}, 'paid')
    on conflict (kind, subject) do nothing`.execute(trx);
}
