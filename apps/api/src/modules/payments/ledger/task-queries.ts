import { sql, type Selectable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

/**
 * A call to Stripe that follows from a decision. The task is added in the transaction of the decision and tried until it
 * succeeds, so that it survives a crash or an outage of Stripe.
 *
 * - `cancel_intent`: the subject is the id of a PaymentIntent.
 * - `expire_sessions`: the subject is a uid, whose open sessions of the payment link are expired.
 * - `refund_duplicate`: the subject is the id of the PaymentIntent of a duplicate payment.
 * - `refund_deleted`: the subject is the id of a PaymentIntent that was paid after its user had deleted the account.
 * - `refund_warned`: the subject is the id of a PaymentIntent that its bank reports as fraud.
 * - `refund_requested`: the subject is the id of a PaymentIntent that an admin refunds.
 */
export type PaymentTask = Pick<
  Selectable<Database['paymentTasks']>,
  'id' | 'kind' | 'subject' | 'uid' | 'reason'
>;

/**
 * Adds the tasks that cancel a user's open intents and expire the open sessions of the payment link. Sessions stay open
 * for a day, so the link counts for 25 hours after it was given.
 *
 * @returns whether there are new tasks
 */
export async function addCloseTasks(
  trx: Db,
  uid: string,
  reason: 'paid' | 'deleted' = 'paid',
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with intents as (
      insert into payment_tasks as known (kind, subject, uid, reason)
      select 'cancel_intent', intent_id, uid, ${reason} from payments
      where uid = ${uid} and source = 'intent' and intent_id is not null
        and (purpose = 'access' or ${reason} = 'deleted')
        and status not in ('canceled', 'succeeded')
      on conflict (kind, subject) do update set reason = excluded.reason
      where known.done_at is null and known.reason = 'paid' and excluded.reason = 'deleted'
      returning id
    ), expiries as (
      insert into payment_tasks as known (kind, subject, uid, reason)
      select 'expire_sessions', uid, uid, ${reason} from payment_links_given
      where uid = ${uid} and given_at > now() - interval '25 hours'
      on conflict (kind, subject) do update
      set done_at = null, due_at = now(), attempts = 0, created_at = now(), reason = excluded.reason
      where known.created_at < (select given_at from payment_links_given as given where given.uid = known.uid)
      returning id
    )
    select exists (select from intents) or exists (select from expiries) as is_new`.execute(trx);
  return rows[0]?.isNew ?? false;
}

/**
 * Claims due tasks. If a task is not finished, it is due again after 30 s, and twice as long after each try, up to 64
 * min.
 */
export async function claimTasks(db: Db, limit: number): Promise<PaymentTask[]> {
  const { rows } = await sql<PaymentTask>`
    update payment_tasks
    set attempts = attempts + 1, due_at = now() + interval '30 seconds' * power(2, least(attempts, 7))
    where id in (
      select id from payment_tasks
      where done_at is null and due_at <= now()
      order by due_at limit ${limit}
      for update skip locked
    )
    returning id, kind, subject, uid, reason`.execute(db);
  return rows;
}

/**
 * Marks a task as done.
 *
 * @returns `false` when it was already done
 */
export async function finishTask(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paymentTasks')
    .set({ doneAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a task whose reason no longer applies, so that it can be added again. */
export async function dropTask(db: Db, id: number): Promise<void> {
  await db.deleteFrom('paymentTasks').where('id', '=', id).execute();
}

export interface EntitlingPayment {
  intentId: string;
  /** Whether a task refunds the payment as a duplicate. */
  isDuplicate: boolean;
  /** Whether an admin gave the access without a payment. */
  isGrant: boolean;
  /** Whether another user paid, for a gift that this user redeemed. */
  isGift: boolean;
}

/**
 * The payments that entitle a user. Redeemed gifts and free codes come first, because the user's own money is
 * refunded beside them; then the earliest.
 */
export async function entitlingPaymentsOf(trx: Db, uid: string): Promise<EntitlingPayment[]> {
  const { rows } = await sql<EntitlingPayment>`
    select intent_id,
      exists (
        select from payment_tasks where kind = 'refund_duplicate' and subject = payments.intent_id
      ) as is_duplicate,
      source = 'grant' as is_grant, purpose = 'gift' as is_gift
    from payments
    where entitles
      -- By the two indexes. A "case" would read all payments.
      and (purpose = 'gift' and redeemed_by = ${uid} or purpose <> 'gift' and uid = ${uid})
    order by purpose <> 'gift' and source <> 'code', paid_at nulls first, id`.execute(trx);
  return rows;
}

/**
 * Adds a task.
 *
 * @returns `false` when there is already one, done or not
 */
export async function addTask(
  trx: Db,
  { kind, subject, uid, reason }: Omit<PaymentTask, 'id'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_tasks (kind, subject, uid, reason) values (${kind}, ${subject}, ${uid}, ${reason})
    on conflict (kind, subject) do nothing`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}
