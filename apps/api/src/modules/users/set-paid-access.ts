import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { storePaidAccess } from './access-change-queries.ts';

/** The job that tells users of changes of their access. */
export const accessMailsJob = 'queue-access-mails';

/**
 * Stores the entitlement that the ledger has computed for a user, and records a change as an event. Does nothing for an
 * unregistered user, whose payments are claimed at registration.
 */
export async function setPaidAccess(
  trx: Db,
  onCommit: OnCommit,
  uid: string,
  hasPaid: boolean,
): Promise<void> {
  if (!(await storePaidAccess(trx, uid, hasPaid))) return;
  onCommit.record(hasPaid ? 'access_granted' : 'access_revoked', { uid });
  onCommit.wake(accessMailsJob);
}
