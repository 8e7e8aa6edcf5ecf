import type { SessionCookie } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { rememberSignedOut } from './queries.ts';

/** The longest session lasts five days by Google's clock; ours and the database's may be wrong. */
const rememberedMs = 6 * 24 * 3_600_000;

/**
 * Signs out this session and no other: the cookie is cleared and its hashes refused from now on. Revoking at Firebase
 * would sign out every other device as well.
 */
export async function closeSession({ db, clock }: Services, session: SessionCookie) {
  await rememberSignedOut(db, session.hashes(), new Date(clock().getTime() + rememberedMs));
  session.clear();
  return { signedOut: true } as const;
}
