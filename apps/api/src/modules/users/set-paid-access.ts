import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { updatePaidAccess } from './queries.ts';

/** Opens or closes a user's access, as the ledger has decided; somebody not registered yet gets it on registering. */
export async function setPaidAccess(
  trx: Db,
  onCommit: OnCommit,
  uid: string,
  hasPaid: boolean,
): Promise<void> {
  const changed = await updatePaidAccess(trx, uid, hasPaid);
  if (changed) onCommit.record(hasPaid ? 'access_granted' : 'access_revoked', { uid });
}
