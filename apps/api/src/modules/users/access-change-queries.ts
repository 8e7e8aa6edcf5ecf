import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

export async function insertAccessChange(trx: Db, uid: string, hasAccess: boolean): Promise<void> {
  await trx.insertInto('accessChanges').values({ uid, hasAccess }).execute();
}

export const accessChangesOf = (db: Db, uid: string) =>
  db
    .selectFrom('accessChanges')
    .select(['hasAccess', 'changedAt'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();

/** The changes of which nobody was told, the oldest first. */
export const untoldChanges = (db: Db, limit: number) =>
  db
    .selectFrom('accessChanges')
    .select(['id', 'uid', 'hasAccess', 'changedAt'])
    .where('toldAt', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Records that the user was told of a change. @returns `false` if that was recorded before */
export async function storeTold(trx: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('accessChanges')
    .set({ toldAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
