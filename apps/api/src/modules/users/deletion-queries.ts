import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';

export async function isDeletionStored(db: Db, uid: string): Promise<boolean> {
  const row = await db.selectFrom('accountDeletions').select('uid').where('uid', '=', uid).executeTakeFirst();
  return row !== undefined;
}

/**
 * Records that an account is deleted.
 *
 * @returns `false` when it was already recorded
 */
export async function insertDeletion(trx: Db, uid: string): Promise<boolean> {
  const row = await trx
    .insertInto('accountDeletions')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}

/** Unfinished deletions, oldest first. */
export async function unfinishedDeletions(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('uid')
    .where('doneAt', 'is', null)
    .orderBy('requestedAt')
    .limit(limit)
    .execute();
  return rows.map(({ uid }) => uid);
}

export async function storeDeletionDone(db: Db, uid: string): Promise<void> {
  await db
    .updateTable('accountDeletions')
    .set({ doneAt: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('doneAt', 'is', null)
    .execute();
}
