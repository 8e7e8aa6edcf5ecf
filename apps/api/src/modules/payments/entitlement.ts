import type { Db } from '#database/connection.ts';
import type { Events } from '#events.ts';
import { setPaidAccess } from '#modules/users/set-paid-access.ts';
import { price } from './price.ts';
import { isEntitled } from './queries.ts';

/**
 * Makes a user's access what the ledger says. Belongs into the transaction that changed the ledger.
 *
 * @returns whether the user has access
 */
export async function refreshEntitlement(db: Db, events: Events, uid: string): Promise<boolean> {
  const entitled = await isEntitled(db, uid, price);
  await setPaidAccess(db, events, uid, entitled);
  return entitled;
}
