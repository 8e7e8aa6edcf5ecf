import { adminSessionMs, type SessionCookie } from '#http/session.ts';
import { ApiError } from '#http/problems.ts';
import type { Services } from '#services/services.ts';
import { userByUid } from './queries.ts';

const freshSignInMs = 5 * 60_000;
const userLifetimeMs = 5 * 24 * 3_600_000;

/** Exchanges a fresh ID token for a session cookie. */
export async function openSession(
  { identity, db, clock }: Services,
  idToken: string,
  session: SessionCookie,
) {
  const { uid, email, signedInAt } = await identity.verifyIdToken(idToken);
  if (clock().getTime() - signedInAt.getTime() > freshSignInMs) throw new ApiError('recent_login_required');
  const user = await userByUid(db, uid);
  const lifetimeMs = user?.role === 'admin' ? adminSessionMs : userLifetimeMs;
  const cookie = await identity.createSessionCookie(idToken, lifetimeMs);
  const expiresAt = new Date(clock().getTime() + lifetimeMs);
  session.set(cookie, expiresAt);
  return { uid, email, expiresAt: expiresAt.toISOString() };
}
