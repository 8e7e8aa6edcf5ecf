import type { Services } from '#integrations/services.ts';
import type { SessionCookie } from '#kernel/caller.ts';
import { signedOutUntil } from './close-session.ts';
import { storeSignedOut } from './queries.ts';
import { deleteSessionsOf, sessionsOf } from './session-queries.ts';

/**
 * Ends every session of a user. The known ones end at once; one that an earlier release has opened is not known, and ends
 * when Firebase is asked the next time, within a minute.
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
