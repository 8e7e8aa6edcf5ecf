import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

/**
 * Stores whether a user has paid access, and records a change.
 *
 * @returns whether it changed
 */
export async function storePaidAccess(trx: Db, uid: string, hasPaid: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ hasPaidAccess: hasPaid, updatedAt: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('hasPaidAccess', '!=', hasPaid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('accessChanges').values({ uid, hasAccess: hasPaid }).execute();
  return true;
}

export const accessChangesOf = (db: Db, uid: string) =>
  db
    .selectFrom('accessChanges')
    .select(['hasAccess', 'changedAt'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();

/** The changes after the given one without a mail, oldest first. */
export const untoldChanges = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('accessChanges')
    .select(['id', 'uid', 'hasAccess', 'changedAt'])
    .where('toldAt', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * Records that the user was told of a change.
 *
 * @returns `false` if it was already recorded
 */
export async function storeTold(trx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accessChanges')
    .set({ toldAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function storeAllTold(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('accessChanges')
    .set({ toldAt: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('toldAt', 'is', null)
    .execute();
}
