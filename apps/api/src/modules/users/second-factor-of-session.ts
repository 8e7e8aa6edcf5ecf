import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';

/**
 * Records that the second factor was entered in a session.
 *
 * @throws ApiError `recent_login_required` for a session that is not stored
 */
export async function storeSecondFactor(trx: Db, sessionHash: string | undefined): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('sessions')
    .set({ secondFactorAt: sql<Date>`now()` })
    .where('sessionHash', '=', sessionHash ?? '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ApiError('recent_login_required');
}

/** Deletes the record of an entered second factor from all sessions of a user. */
export async function forgetSecondFactorOf(trx: Db, uid: string): Promise<void> {
  await trx.updateTable('sessions').set({ secondFactorAt: null }).where('uid', '=', uid).execute();
}
