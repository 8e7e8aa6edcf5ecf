import type { Db } from '#database/connection.ts';
import type { Account } from '#kernel/caller.ts';
import { accountOfSession, formerHolders, userByUid } from './queries.ts';

/** What a request must know of a session; a user not registered yet is an unpaid one. */
export async function accountOf(db: Db, uid: string, sessionHashes: readonly string[]): Promise<Account> {
  const { role, hasPaid, signedOut } = await accountOfSession(db, uid, sessionHashes);
  return { role: role ?? 'user', hasPaid: hasPaid ?? false, signedOut: Boolean(signedOut) };
}

/** Whether a user has lifetime access. An unregistered user has not. */
export async function isPaid(db: Db, uid: string): Promise<boolean> {
  return (await userByUid(db, uid))?.has_paid_access ?? false;
}

export async function isRegistered(db: Db, uid: string): Promise<boolean> {
  return (await userByUid(db, uid)) !== undefined;
}

/** The accounts that had an e-mail before the account which has it now. */
export const formerAccounts = (db: Db, email: string, uid: string): Promise<string[]> =>
  formerHolders(db, email, uid);
