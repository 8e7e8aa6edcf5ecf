import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { taxesOfPayment } from './tax-queries.ts';

/** Whether the access of a payment is a user's: own payments, and gifts that the user has redeemed. */
export const ofBeneficiary = (uid: string) =>
  sql<boolean>`(purpose = 'gift' and redeemed_by = ${uid} or purpose <> 'gift' and uid = ${uid})`;

/**
 * The payment that last gave a user access: an own one, or a gift that the user has redeemed. One that gives access now comes
 * first, then the last changed.
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
