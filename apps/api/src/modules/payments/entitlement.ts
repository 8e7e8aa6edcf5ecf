import type { Db } from '#database/connection.ts';
import { setPaidAccess } from '#modules/users/set-paid-access.ts';
import type { OnCommit } from '#transact.ts';
import { entitlingPayments, lock } from './queries.ts';

/**
 * Makes a user's access what the ledger says. Belongs into the transaction that changed the ledger, or that
 * registered the user.
 *
 * @returns how many payments give the user access
 */
export async function refreshEntitlement(trx: Db, onCommit: OnCommit, uid: string): Promise<number> {
  // Two payments of one user, or a payment and a registration, would each miss what the other has not committed.
  await lock(trx, 'user', uid);
  const count = await entitlingPayments(trx, uid);
  await setPaidAccess(trx, onCommit, uid, count > 0);
  return count;
}
