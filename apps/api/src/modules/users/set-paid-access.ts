import type { Db } from '#database/connection.ts';
import type { Events } from '#events.ts';
import { updatePaidAccess } from './queries.ts';

/** Opens or closes a user's access, as the ledger has decided; somebody not registered yet gets it on registering. */
export async function setPaidAccess(db: Db, events: Events, uid: string, hasPaid: boolean): Promise<void> {
  const changed = await updatePaidAccess(db, uid, hasPaid);
  if (changed) events.record(hasPaid ? 'access_granted' : 'access_revoked', { uid });
}
