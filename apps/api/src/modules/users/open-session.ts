import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@org/api-contract';
import { adminSessionMs, type SessionCookie } from '#kernel/caller.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { customerAddress } from '#kernel/customer-address.ts';
import { sessionHash } from '#kernel/session-hash.ts';
import { finishDeletionsJob, isDeletedAccount } from './deleted-account.ts';
import { deviceOf } from './device-of.ts';
import { accountOfSession, userByUid } from './queries.ts';
import { transact } from '#database/transact.ts';
import { queueMail } from '#modules/mails/queue-mail.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { addKnownDevice, insertSession } from './session-queries.ts';

const maxSignInAgeMs = 5 * 60_000;
const userLifetimeMs = 5 * 24 * 3_600_000;
/** Differences up to this are not reported: the call itself takes time, and the times are whole seconds. */
const maxSkewMs = 30_000;
/** The times of a session are whole seconds. */
const pauseMs = 1_000;
const maxTries = 3;

const { max, windowSeconds } = endpoints['POST /api/session'].limit;
const signIns = { name: 'sign-ins', max, windowSeconds };
const invalidTokens = { name: 'invalid-tokens', max, windowSeconds };

interface Browser {
  session: SessionCookie;
  ip: string;
  userAgent?: string | undefined;
}

/**
 * Exchanges an ID token for a session cookie. The sign-in must not be older than five minutes. Its age is the time from
 * the sign-in to the issue of the cookie, both by the identity provider's clock, because our clock may be wrong.
 *
 * @throws ApiError `unauthenticated` for an invalid token, `account_deleted`, `recent_login_required` for an old sign-in,
 * `rate_limited` after too many sign-ins of the account, `unavailable` when the identity provider does not answer
 */
export async function openSession(services: Services, idToken: string, { session, ip, userAgent }: Browser) {
  const { identity, db, clock, events, queue } = services;
  const { uid, email, signedInAt } = await verified(services, idToken, ip);
  if (await isDeletedAccount(db, uid)) {
    queue.wake(finishDeletionsJob);
    throw new ApiError('account_deleted');
  }
  const user = await userByUid(db, uid);
  const lifetimeMs = user?.role === 'admin' ? adminSessionMs : userLifetimeMs;
  const { value, issuedAt, hash } = await createCookie();
  const skewMs = clock().getTime() - issuedAt.getTime();
  if (Math.abs(skewMs) > maxSkewMs) {
    events.record('clock_skew', { aheadSeconds: Math.round(skewMs / 1000) });
  }
  if (issuedAt.getTime() - signedInAt.getTime() > maxSignInAgeMs) throw new ApiError('recent_login_required');
  const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
  const device = deviceOf(userAgent);
  await transact(services, async (trx, onCommit) => {
    await insertSession(trx, { sessionHash: hash, uid, device, signedInAt, expiresAt });
    const isNew = await addKnownDevice(trx, uid, device);
    // An account that is not registered yet gets no mail.
    if (isNew && user) {
      const mail = newDeviceMail({ uid, device, signedInAt }, services.config.publicOrigin);
      await queueMail(services, trx, onCommit, mail);
    }
  });
  session.set(value, expiresAt);
  return { uid, email, expiresAt: expiresAt.toISOString() };

  /** A session issued in the second of one that was signed out has the same hash, and every call would refuse it. */
  async function createCookie() {
    for (let tries = 1; ; tries += 1) {
      const cookie = await identity.createSessionCookie(idToken, lifetimeMs);
      const hash = sessionHash({ uid, issuedAt: cookie.issuedAt, signedInAt });
      const { signedOut } = await accountOfSession(db, uid, [hash]);
      if (!signedOut || tries === maxTries) return { ...cookie, hash };
      await wait(pauseMs);
    }
  }
}

/** Verifies a token, which counts for its user, or for the IP address if it is invalid. */
async function verified({ identity, limits }: Services, idToken: string, ip: string) {
  try {
    const claims = await identity.verifyIdToken(idToken);
    await limits.use(signIns, claims.uid);
    return claims;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') {
      await limits.use(invalidTokens, customerAddress(ip));
    }
    throw error;
  }
}
