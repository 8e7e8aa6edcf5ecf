import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import { sql } from 'kysely';

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

/** A change of a user's access that the user has not been told of. */
export type AccessChange = Awaited<ReturnType<typeof untoldAccessChanges>>[number];

/** The changes after the given one that users must be told of, oldest first. */
export const untoldAccessChanges = (db: Db, afterId: number, limit: number) =>
  db
    .selectFrom('accessChanges')
    .select(['id', 'uid', 'hasAccess', 'changedAt'])
    .where('toldAt', 'is', null)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

/**
 * Records that users were told of changes.
 *
 * @returns `false` if that was already recorded of all of them
 */
export async function markTold(db: Db, changes: readonly AccessChange[]): Promise<boolean> {
  const ids = changes.map(({ id }) => id);
  const { numUpdatedRows } = await db
    .updateTable('accessChanges')
    .set({ toldAt: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('toldAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Stores whether a user has paid access, and records a change.
 *
 * @returns whether it changed
 */
async function storePaidAccess(trx: Db, uid: string, hasPaid: boolean): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ hasPaidAccess: hasPaid, updatedAt: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('hasPaidAccess', '!=', hasPaid)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await trx.insertInto('accessChanges').values({ uid, hasAccess: hasPaid }).execute();
  return true;
}

export const accessChangesOf = (db: Db, uid: string) =>
  db
    .selectFrom('accessChanges')
    .select(['hasAccess', 'changedAt'])
    .where('uid', '=', uid)
    .orderBy('id')
    .execute();
