import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { taxesOfPayment } from './tax-queries.ts';

/** Whether a payment gives access to a user: the user's own payments, and gifts that the user redeemed. */
export const ofBeneficiary = (uid: string) =>
  sql<boolean>`(purpose = 'gift' and redeemed_by = ${uid} or purpose <> 'gift' and uid = ${uid})`;

/**
 * The user's payment or redeemed gift that last gave access. Payments that give access now come first, then the last
 * changed one.
 */
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
