import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { setSecondFactorAt, clearSecondFactorOf } from './session-queries.ts';

/**
 * Records that the second factor was entered in a session.
 *
 * @throws ApiError `recent_login_required` for a session that is not stored
 */
export async function storeSecondFactor(trx: Db, sessionHash: string | undefined): Promise<void> {
  if (sessionHash === undefined || !(await setSecondFactorAt(trx, sessionHash)))
    throw new ApiError('recent_login_required');
}

/** Deletes the record of an entered second factor from all sessions of a user. */
export const forgetSecondFactorOf = (trx: Db, uid: string): Promise<void> => clearSecondFactorOf(trx, uid);
