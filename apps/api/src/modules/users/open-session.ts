import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@org/api-contract';
import { adminSessionMs, type SessionCookie } from '#kernel/caller.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Services } from '#integrations/services.ts';
import { customerAddress } from '#kernel/customer-address.ts';
import { sessionHash } from '#kernel/keyed-hash.ts';
import { finishDeletionsJob, isDeletedAccount } from './deleted-account.ts';
import { deviceOf, addKnownDevice, insertSession, type NewSession } from './session-queries.ts';
import { registeredUser } from './account.ts';
import { accountOfSession } from './queries.ts';
import { transact } from '#database/transact.ts';
import { queueMail, type Mail } from '#modules/mails/queue-mail.ts';

const maxSignInAgeMs = 5 * 60_000;
const userLifetimeMs = 5 * 24 * 3_600_000;
/** Differences up to this are ignored, because the call itself takes time and the times are whole seconds. */
const maxSkewMs = 30_000;
/** Pause before the next try, because the times of a session have whole seconds. */
const pauseMs = 1_000;
const { max, windowSeconds } = endpoints['POST /api/session'].limit;
const signIns = { name: 'sign-ins', max, windowSeconds };
const invalidTokens = { name: 'invalid-tokens', max, windowSeconds };
/** Maximum number of tries, and therefore of simultaneous sign-ins of one account. */
const maxTries = max;

interface Browser {
  session: SessionCookie;
  ip: string;
  userAgent?: string | undefined;
  timeZone?: string | undefined;
}

/**
 * Exchanges an ID token for a session cookie. The sign-in must not be older than five minutes. Its age is the time from
 * the sign-in to the issue of the cookie, both by the identity provider's clock, because our clock may be wrong.
 *
 * @throws ApiError `unauthenticated` for an invalid token, `account_deleted`, `recent_login_required` for an old sign-in,
 * `rate_limited` after too many sign-ins of the account, `unavailable` when the identity provider does not answer or too
 * many sign in within one second
 */
export async function openSession(services: Services, idToken: string, { session, ip, ...browser }: Browser) {
  const { identity, db, clock, events, queue } = services;
  const { uid, email, signedInAt } = await verified(services, idToken, ip);
  if (await isDeletedAccount(db, uid)) {
    queue.wake(finishDeletionsJob);
    throw new ApiError('account_deleted');
  }
  const user = await registeredUser(db, uid);
  const lifetimeMs = user?.role === 'admin' ? adminSessionMs : userLifetimeMs;
  const device = deviceOf(browser.userAgent);
  const timeZone = knownTimeZone(browser.timeZone);
  // Two sessions of the same second have the same hash. Each needs a different one, because a sign-out and a second
  // factor apply to a hash.
  for (let tries = 1; tries <= maxTries; tries += 1) {
    if (tries > 1) await wait(pauseMs);
    const { value, issuedAt } = await identity.createSessionCookie(idToken, lifetimeMs);
    const skewMs = clock().getTime() - issuedAt.getTime();
    if (tries === 1 && Math.abs(skewMs) > maxSkewMs) {
      events.record('clock_skew', { aheadSeconds: Math.round(skewMs / 1000) });
    }
    if (issuedAt.getTime() - signedInAt.getTime() > maxSignInAgeMs)
      throw new ApiError('recent_login_required');
    const hash = sessionHash({ uid, issuedAt, signedInAt });
    const expiresAt = new Date(issuedAt.getTime() + lifetimeMs);
    if (!(await store({ sessionHash: hash, uid, device, timeZone, signedInAt, expiresAt }))) continue;
    session.set(value, expiresAt);
    return { uid, email, expiresAt: expiresAt.toISOString() };
  }
  throw new ApiError('unavailable');

  /** @returns `false` if another session, open or signed out, has the hash */
  async function store(opened: NewSession): Promise<boolean> {
    const { signedOut } = await accountOfSession(db, uid, opened.sessionHash);
    if (signedOut) return false;
    return transact(services, async (trx, onCommit) => {
      if (!(await insertSession(trx, opened))) return false;
      const isNew = await addKnownDevice(trx, uid, device);
      // An unregistered account gets no mail.
      if (isNew && user) {
        const mail = newDeviceMail({ uid, device, signedInAt }, services.config.publicOrigin);
        await queueMail(services, trx, onCommit, mail);
      }
      return true;
    });
  }
}

/** The IANA name of a time zone; `null` if the zone has none, or is newer than this process. */
function knownTimeZone(name = ''): string | null {
  // Names begin with a letter. `Intl` also accepts offsets.
  if (!/^[A-Z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Verifies a token. The attempt counts for its user, or for the IP address if the token is invalid. */
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

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

interface SignIn {
  uid: string;
  /** Browser and system. */
  device: string;
  signedInAt: Date;
}

/** Tells a user of a sign-in with a new browser or system. */
const newDeviceMail = ({ uid, device, signedInAt }: SignIn, origin: string): Mail => ({
  key: `new-device:${uid}:${device}`,
  kind: 'new-device',
  to: { uid },
  content: {
    subject: 'New sign-in to your account',
    preview: `${device}. If this was you, you need not do anything.`,
    heading: 'New sign-in to your account',
    blocks: [
      {
        paragraph:
          'Somebody signed in to your account with a browser or system that you have not used before. If this was you, you need not do anything.',
      },
      {
        facts: [
          ['Device', device],
          ['When', `${moment.format(signedInAt)} UTC`],
        ],
      },
      { paragraph: 'If this was not you, change your password. This logs out all other devices.' },
      { button: { label: 'Change your password', href: `${origin}/account` } },
    ],
    reason: 'You get this email once for each browser and system, to keep your account safe.',
  },
});
