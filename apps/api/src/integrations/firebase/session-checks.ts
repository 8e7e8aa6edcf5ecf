import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Timeout } from './firebase-failures.ts';

/** The claims of a verified ID token or session cookie. */
export interface Claims {
  uid: string;
  email: string;
  emailVerified: boolean;
  signedInAt: Date;
  issuedAt: Date;
  expiresAt: Date;
}

interface Parts {
  clock: () => Date;
  /** Checks signature and expiry of a cookie. Returns `undefined` when it is not a session. */
  verify: (cookie: string) => Promise<Claims | undefined>;
  /** Returns what ends an account's sessions, or `undefined` when the account is deleted or disabled. */
  accountOf: (uid: string, timeout: Timeout) => Promise<SessionAccount | undefined>;
}

interface SessionAccount {
  /** The time before which sign-ins are revoked. */
  validSince: Date;
  /**
   * The current email. A session with an earlier email is not valid, because another account may have that email
   * now.
   */
  email: string | undefined;
}

/** Maximum age of a status for `recent` checks. A revoked session ends within this time. */
const maxStatusAgeMs = 60_000;
/** Maximum age of a status for `recent` checks while the identity provider does not answer. */
const maxOutageMs = 10 * 60_000;
/** Pause after a failed call, in which `recent` checks do not call the identity provider. */
const pauseMs = 5_000;
const maxCacheEntries = 10_000;

interface SessionStatus {
  account: SessionAccount | undefined;
  checkedAt: number;
}

/**
 * Verifies sessions with two caches: claims by the hash of the cookie, and the revocation status by account. A page with
 * six calls asks the identity provider once, and reads continue while it does not answer.
 */
export function sessionChecks({ clock, verify, accountOf }: Parts) {
  const verified = new LRUCache<string, Claims>({ max: maxCacheEntries });
  const statuses = new LRUCache<string, SessionStatus>({ max: maxCacheEntries });
  let answeredAt = clock().getTime();
  let pauseUntil = 0;

  async function claimsOf(cookie: string): Promise<Claims | undefined> {
    const key = hash('sha256', cookie, 'base64');
    const cached = verified.get(key);
    if (cached) return cached.expiresAt > clock() ? cached : undefined;
    const claims = await verify(cookie);
    if (claims) verified.set(key, claims);
    return claims;
  }

  async function statusOf(uid: string, freshness: 'now' | 'recent'): Promise<SessionStatus | undefined> {
    const now = clock().getTime();
    const cached = statuses.get(uid);
    if (freshness === 'recent' && cached && now - cached.checkedAt < maxStatusAgeMs) return cached;
    const acceptsOld = freshness === 'recent' && now - (cached?.checkedAt ?? answeredAt) < maxOutageMs;
    if (acceptsOld && now < pauseUntil) return cached;
    try {
      const status = { account: await accountOf(uid, acceptsOld ? 'short' : 'long'), checkedAt: now };
      statuses.set(uid, status);
      answeredAt = now;
      return status;
    } catch (error) {
      pauseUntil = now + pauseMs;
      if (acceptsOld) return cached;
      throw error;
    }
  }

  return {
    /** Documented at `Identity.verifySession`. */
    async verifySession(cookie: string, freshness: 'now' | 'recent'): Promise<Claims | undefined> {
      const claims = await claimsOf(cookie);
      if (!claims) return undefined;
      const status = await statusOf(claims.uid, freshness);
      // The identity provider does not answer and no status is cached: a signed, unexpired cookie suffices for reads.
      if (!status) return claims;
      const { account } = status;
      const isValid =
        account &&
        claims.signedInAt >= account.validSince &&
        claims.email.toLowerCase() === account.email?.toLowerCase();
      return isValid ? claims : undefined;
    },
  };
}
