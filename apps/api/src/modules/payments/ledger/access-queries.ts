import type { Db } from '#database/connection.ts';

/** The payments of a user that were paid, those that give access first, then the last changed. */
export const lastPaid = (db: Db, uid: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'intentId', 'amountCents', 'currency', 'refundedCents', 'dispute', 'entitles', 'paidAt'])
    .where('uid', '=', uid)
    .where('paidAt', 'is not', null)
    .orderBy('entitles', 'desc')
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
