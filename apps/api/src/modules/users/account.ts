import type { Db } from '#database/connection.ts';
import type { Account } from '#http/session.ts';
import { signedOutSession, userByUid } from './queries.ts';

/** What a request must know of a session; a user not registered yet is an unpaid one. */
export async function accountOf(db: Db, uid: string, sessionHash: string): Promise<Account> {
  const [user, signedOut] = await Promise.all([userByUid(db, uid), signedOutSession(db, sessionHash)]);
  return {
    role: user?.role ?? 'user',
    hasPaid: user?.has_paid_access ?? false,
    signedOut: signedOut !== undefined,
  };
}
