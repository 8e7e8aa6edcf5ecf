import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { prepared } from '#database/prepared.ts';

const changeAccess = prepared<{ uid: string }>(
  'store_paid_access',
  `with changed as (
     update users set has_paid_access = $2, updated_at = now() where uid = any($1::text[]) and has_paid_access <> $2
     returning uid
   )
   insert into access_changes (uid, has_access) select uid, $2 from changed returning uid`,
);

/** Stores whether users have paid access, and the changes. @returns the users of whom it was a change */
export async function storePaidAccess(trx: Db, uids: readonly string[], hasPaid: boolean): Promise<string[]> {
  return (await changeAccess(trx, [uids, hasPaid])).rows.map(({ uid }) => uid);
}

export const accessChangesOf = (db: Db, uid: string) =>
  db
    .selectFrom('accessChanges')
    .select(['hasAccess', 'changedAt'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();

/** The changes after the given one without a mail yet, the oldest first. */
export const untoldChanges = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('accessChanges')
    .select(['id', 'uid', 'hasAccess', 'changedAt'])
    .where('toldAt', 'is', null)
    .where('id', '>', afterId)
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

export async function storeAllTold(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('accessChanges')
    .set({ toldAt: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('toldAt', 'is', null)
    .execute();
}
