import type { SessionCookie } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { storeSignedOut } from './queries.ts';
import { transact } from '#database/transact.ts';
import { deleteSession, deleteSessionOf, deleteSessionsOf, sessionsOf } from './session-queries.ts';

/** A session lasts up to five days by Google's clock. The sixth day allows for errors of our clocks. */
const storedMs = 6 * 24 * 3_600_000;

/** When the stored hash of a session that is signed out now expires. */
const signedOutUntil = (now: Date): Date => new Date(now.getTime() + storedMs);

/**
 * Signs out one session: clears its cookie and stores its hash as signed out. The sessions of other devices continue; a
 * revocation at Firebase would end them too.
 */
export async function closeSession({ db, clock }: Services, session: SessionCookie) {
  const hash = session.hash();
  if (hash !== undefined) {
    await storeSignedOut(db, [hash], signedOutUntil(clock()));
    await deleteSession(db, hash);
  }
  session.clear();
  return { signedOut: true } as const;
}

/**
 * Signs out one session of a user, which may be the session of the call (`own`). Does nothing, with the same answer, if
 * the session has ended or belongs to another user.
 */
export async function endSession(services: Services, uid: string, id: string, own: SessionCookie) {
  if (own.hash() === id) return closeSession(services, own);
  await transact(services, async (trx) => {
    if (await deleteSessionOf(trx, uid, id))
      await storeSignedOut(trx, [id], signedOutUntil(services.clock()));
  });
  return { signedOut: true } as const;
}

/**
 * Ends every session of a user, at once.
 *
 * @throws ApiError `unavailable` when Firebase does not answer; then no session has ended
 */
export async function signOutEverywhere(
  { db, clock, identity }: Services,
  uid: string,
  session: SessionCookie,
) {
  await identity.revokeSessions(uid);
  const known = await sessionsOf(db, uid);
  const own = session.hash();
  const hashes = [...(own === undefined ? [] : [own]), ...known.map(({ sessionHash }) => sessionHash)];
  await storeSignedOut(db, hashes, signedOutUntil(clock()));
  await deleteSessionsOf(db, uid);
  session.clear();
  return { signedOut: true } as const;
}
