import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { taxesOfPayment } from './tax-queries.ts';

/** All payments of a user, open and failed ones included, oldest first. */
export const paymentsOf = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .leftJoin('promotionCodes', 'promotionCodes.id', 'payments.promotionCodeId')
    .select([
      'source',
      'purpose',
      'intentId',
      'amountCents',
      'currency',
      'status',
      'refundedCents',
      'dispute',
      'entitles',
      'email',
      'ipHash',
      'paidAt',
      'payments.createdAt',
      'promotionCodes.code as promotionCode',
      taxesOfPayment.as('taxes'),
    ])
    .where('uid', '=', uid)
    .orderBy('payments.id')
    .execute();

/** The payments that a user has made with money, latest first. */
export const paidPaymentsOf = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select([
      'intentId',
      'purpose',
      'paidAt',
      'amountCents',
      'currency',
      'refundedCents',
      taxesOfPayment.as('taxes'),
    ])
    .where('uid', '=', uid)
    .where('status', '=', 'succeeded')
    .where('amountCents', '>', 0)
    .where('intentId', 'is not', null)
    .where('paidAt', 'is not', null)
    .$narrowType<{ intentId: string; paidAt: Date }>()
    .orderBy('payments.id', 'desc')
    .execute();

export const factsOf = (db: Db, uid: string) =>
  db
    .selectFrom('paymentFacts')
    .innerJoin('payments', 'payments.intentId', 'paymentFacts.intentId')
    .select(['fact', 'recordedAt'])
    .where('payments.uid', '=', uid)
    .orderBy('paymentFacts.id')
    .execute();

export const declinesOfUser = (db: Db, uid: string) =>
  db
    .selectFrom('cardDeclines')
    .select(['card', 'ipHash', 'declinedAt'])
    .where('uid', '=', uid)
    .orderBy('declinedAt')
    .execute();

/** Erases names and addresses of a payer. Amounts, times and Stripe's statements stay. */
export async function erasePayer(trx: Db, uid: string): Promise<void> {
  await sql`
    update payments set email = null, ip_hash = null, updated_at = now()
    where uid = ${uid} and (email is not null or ip_hash is not null)`.execute(trx);
  await sql`
    update payment_facts set fact = fact - 'email'
    where fact ? 'email' and intent_id in (select intent_id from payments where uid = ${uid})`.execute(trx);
  await trx.deleteFrom('paymentLinksGiven').where('uid', '=', uid).execute();
  await trx.deleteFrom('stripeChecks').where('uid', '=', uid).execute();
}

/** Cancels a user's attempts that have no intent yet, so that none can be stored for them. */
export async function abandonAttempts(trx: Db, uid: string): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ status: 'canceled', updatedAt: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('source', '=', 'intent')
    .where('intentId', 'is', null)
    .where('status', '!=', 'canceled')
    .execute();
}

/** Whether a payment gives access to a user: the user's own payments, and gifts that the user redeemed. */
export const ofBeneficiary = (uid: string) =>
  sql<boolean>`(purpose = 'gift' and redeemed_by = ${uid} or purpose <> 'gift' and uid = ${uid})`;

/** The user's payment or redeemed gift that last gave access: one that gives access now, else the last changed one. */
export const lastPaid = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select([
      'id',
      'intentId',
      'amountCents',
      'currency',
      'refundedCents',
      'dispute',
      'entitles',
      'paidAt',
      'purpose',
      taxesOfPayment.as('taxes'),
    ])
    .where(ofBeneficiary(uid))
    .where('paidAt', 'is not', null)
    .orderBy('entitles', 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
