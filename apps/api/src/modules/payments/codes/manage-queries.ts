import { sql, type Insertable } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Database } from '#database/schema.ts';

export async function insertCode(db: Db, code: Insertable<Database['promotionCodes']>): Promise<number> {
  const { id } = await db.insertInto('promotionCodes').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** All codes with their redemptions, latest first. */
export const listedCodes = (db: Db) =>
  db
    .selectFrom('promotionCodes')
    .leftJoin('payments', 'payments.promotionCodeId', 'promotionCodes.id')
    .select(({ fn }) => [
      'promotionCodes.id',
      'code',
      'percentOff',
      'amountOffCents',
      'maxRedemptions',
      'expiresAt',
      'onlyUid',
      'promotionCodes.createdAt',
      'endedAt',
      fn.count<number>('payments.id').filterWhere('payments.status', '=', 'succeeded').as('redeemed'),
      fn
        .count<number>('payments.id')
        .filterWhere('payments.status', 'not in', ['succeeded', 'canceled'])
        .as('reserved'),
    ])
    .groupBy('promotionCodes.id')
    .orderBy('promotionCodes.id', 'desc')
    .execute();

/**
 * Ends a code.
 *
 * @returns `undefined` when it has already ended, or does not exist
 */
export const endCode = (db: Db, id: number) =>
  db
    .updateTable('promotionCodes')
    .set({ endedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .returning('onlyUid')
    .executeTakeFirst();

/** The codes that only this user may use. */
export const codesOnlyFor = (db: Db, uid: string) =>
  db
    .selectFrom('promotionCodes')
    .select(['code', 'createdAt'])
    .where('onlyUid', '=', uid)
    .orderBy('id')
    .execute();

export const failuresOf = (db: Db, uid: string) =>
  db.selectFrom('codeFailures').select(['ipHash', 'failedAt']).where('uid', '=', uid).orderBy('id').execute();

/** Ends the codes that only a deleted account could use, and deletes its failed entries. */
export async function forgetCodesOf(trx: Db, uid: string): Promise<void> {
  await trx
    .updateTable('promotionCodes')
    .set({ endedAt: sql<Date>`now()` })
    .where('onlyUid', '=', uid)
    .where('endedAt', 'is', null)
    .execute();
  await trx.deleteFrom('codeFailures').where('uid', '=', uid).execute();
}
