import { adminSessionMs, type SessionCookie } from '#kernel/caller.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { userByUid } from './queries.ts';

const freshSignInMs = 5 * 60_000;
const userLifetimeMs = 5 * 24 * 3_600_000;
/** What a call takes, and what times in whole seconds leave open. */
const toleratedSkewMs = 30_000;

/**
 * Exchanges a fresh ID token for a session cookie. How old the sign-in is, is the time from the sign-in to the issue of
 * the cookie, both by the identity provider's clock: our own may be wrong, and must neither lock everybody out nor let
 * an old token in.
 */
export async function openSession(
  { identity, db, clock, events }: Services,
  idToken: string,
  session: SessionCookie,
) {
  const { uid, email, signedInAt } = await identity.verifyIdToken(idToken);
  const user = await userByUid(db, uid);
  const lifetimeMs = user?.role === 'admin' ? adminSessionMs : userLifetimeMs;
  const { value, issuedAt } = await identity.createSessionCookie(idToken, lifetimeMs);
  const skewMs = clock().getTime() - issuedAt.getTime();
  if (Math.abs(skewMs) > toleratedSkewMs) {
    events.record('clock_skew', { aheadSeconds: Math.round(skewMs / 1000) });
  }
  if (issuedAt.getTime() - signedInAt.getTime() > freshSignInMs) throw new ApiError('recent_login_required');
  const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
  session.set(value, expiresAt);
  return { uid, email, expiresAt: expiresAt.toISOString() };
}
