import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import { registeredUid } from '#modules/users/account.ts';

/**
 * The uid of the registered account with an e-mail.
 *
 * @throws ApiError `not_found`
 */
export async function accountUnder(db: Db, email: string): Promise<string> {
  const uid = await registeredUid(db, email);
  if (uid === undefined) throw new ApiError('not_found', { detail: 'No account has this e-mail.' });
  return uid;
}
