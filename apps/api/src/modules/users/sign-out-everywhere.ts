import type { Services } from '#integrations/services.ts';
import type { SessionCookie } from '#kernel/caller.ts';
import { signedOutUntil } from './close-session.ts';
import { storeSignedOut } from './queries.ts';
import { deleteSessionsOf, sessionsOf } from './session-queries.ts';

/**
 * Ends every session of a user. Stored sessions end at once. Sessions of an earlier release are not stored, and end
 * within a minute, when Firebase is asked again.
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
  const hashes = [...session.hashes(), ...known.map(({ sessionHash }) => sessionHash)];
  await storeSignedOut(db, hashes, signedOutUntil(clock()));
  await deleteSessionsOf(db, uid);
  session.clear();
  return { signedOut: true } as const;
}
