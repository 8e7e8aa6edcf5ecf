import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { storePaidAccess } from './access-change-queries.ts';

/** The job that tells users of changes of their access. */
export const accessMailsJob = 'queue-access-mails';

/**
 * Stores the entitlement that the ledger has computed for users, and records each change as an event. Does nothing for an
 * unregistered user, whose payments are claimed at registration.
 */
export async function setPaidAccess(
  trx: Db,
  onCommit: OnCommit,
  uids: readonly string[],
  hasPaid: boolean,
): Promise<void> {
  if (uids.length === 0) return;
  const changed = await storePaidAccess(trx, uids, hasPaid);
  for (const uid of changed) onCommit.record(hasPaid ? 'access_granted' : 'access_revoked', { uid });
  if (changed.length > 0) onCommit.wake(accessMailsJob);
}
