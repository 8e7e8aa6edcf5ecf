import type { Db } from '#database/connection.ts';
import type { Account } from '#kernel/caller.ts';
import { accountOfSession } from './queries.ts';

/** What a request must know of a session; a user not registered yet is an unpaid one. */
export async function accountOf(db: Db, uid: string, sessionHashes: readonly string[]): Promise<Account> {
  const { role, hasPaid, signedOut } = await accountOfSession(db, uid, sessionHashes);
  return { role: role ?? 'user', hasPaid: hasPaid ?? false, signedOut: Boolean(signedOut) };
}
