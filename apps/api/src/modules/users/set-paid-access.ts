import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { updatePaidAccess } from './queries.ts';

/**
 * Stores the entitlement that the ledger has computed, and records a change as an event. Does nothing for an unregistered
 * user, whose payments are claimed at registration.
 */
export async function setPaidAccess(
  trx: Db,
  onCommit: OnCommit,
  uid: string,
  hasPaid: boolean,
): Promise<void> {
  const changed = await updatePaidAccess(trx, uid, hasPaid);
  if (changed) onCommit.record(hasPaid ? 'access_granted' : 'access_revoked', { uid });
}
