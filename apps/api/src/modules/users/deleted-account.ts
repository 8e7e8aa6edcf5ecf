import type { Db } from '#database/connection.ts';
import { lock } from '#database/exclusively.ts';
import type { OnCommit } from '#database/transact.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { deleteUser, forgetFormerEmail } from './queries.ts';
import { deleteKnownDevicesOf, deleteSessionsOf } from './session-queries.ts';
import { sql } from 'kysely';

/** The job that finishes interrupted deletions. */
export const finishDeletionsJob = 'finish-account-deletions';

/** Whether the owner of a uid has deleted the account. */
export async function isDeletedAccount(db: Db, uid: string): Promise<boolean> {
  const row = await db.selectFrom('accountDeletions').select('uid').where('uid', '=', uid).executeTakeFirst();
  return row !== undefined;
}

/**
 * Refuses to write for a deleted account, whose session may have been checked a moment before. Call it after the lock of
 * the user.
 *
 * @throws ApiError `account_deleted`
 */
export async function refuseDeletedAccount(trx: Db, uid: string): Promise<void> {
  if (await isDeletedAccount(trx, uid)) throw new ApiError('account_deleted');
}

/**
 * Deletes the user with all dependent rows, and ends all sessions. The row of the deletion stays, so that neither a
 * late event nor an open session registers the uid again. Repeated calls have no further effect.
 */
export async function eraseUser(
  trx: Db,
  onCommit: OnCommit,
  { uid, email, emailVerified }: Pick<Caller, 'uid' | 'email' | 'emailVerified'>,
): Promise<void> {
  await lock(trx, 'user', uid);
  const isNew = await insertDeletion(trx, uid);
  await deleteUser(trx, uid);
  await deleteSessionsOf(trx, uid);
  await deleteKnownDevicesOf(trx, uid);
  // An unverified email may belong to another person.
  if (emailVerified) await forgetFormerEmail(trx, email);
  if (isNew) onCommit.record('account_deleted', { uid });
  onCommit.wake(finishDeletionsJob);
}

/**
 * Deletes the account at the identity provider, and records that the deletion is finished. Call it last: it can be
 * repeated.
 *
 * @throws ApiError `unavailable` when the identity provider does not answer
 */
export async function finishUserDeletion({ db, identity }: Services, uid: string): Promise<void> {
  await identity.deleteAccount(uid);
  await db
    .updateTable('accountDeletions')
    .set({ doneAt: sql<Date>`now()` })
    .where('uid', '=', uid)
    .where('doneAt', 'is', null)
    .execute();
}

/** The uids of unfinished deletions, oldest first. */
export async function deletionsToFinish({ db }: Services, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('accountDeletions')
    .select('uid')
    .where('doneAt', 'is', null)
    .orderBy('requestedAt')
    .limit(limit)
    .execute();
  return rows.map(({ uid }) => uid);
}

/**
 * Records that an account is deleted.
 *
 * @returns `false` when it was already recorded
 */
async function insertDeletion(trx: Db, uid: string): Promise<boolean> {
  const row = await trx
    .insertInto('accountDeletions')
    .values({ uid })
    .onConflict((conflict) => conflict.column('uid').doNothing())
    .returning('uid')
    .executeTakeFirst();
  return row !== undefined;
}
