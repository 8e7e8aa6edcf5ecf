import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a verified token or cookie says. */
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
  /** Checks signature and expiry of a cookie; `undefined` says it is no session. */
  verify: (cookie: string) => Promise<Claims | undefined>;
  /** Sign-ins before this moment are revoked; `undefined` says the account is gone or disabled. */
  validSince: (uid: string, patience: Patience) => Promise<Date | undefined>;
}

/** `short` where an older answer will do in place of one that takes long. */
export type Patience = 'short' | 'long';

/** A revoked session ends within this time, for calls that do not ask each time. */
const freshMs = 60_000;
/** How long reads go on while the identity provider is away. */
const awayMs = 10 * 60_000;
/** While it is away not every read waits for it again. */
const pauseMs = 5_000;
const maxRemembered = 10_000;

interface SessionStatus {
  validSince: Date | undefined;
  checkedAt: number;
}

/**
 * Remembers what was verified, by hash of the cookie and by account, so that a page of six calls asks the identity
 * provider once and reads survive its absence.
 */
export function sessionChecks({ clock, verify, validSince }: Parts) {
  const verified = new LRUCache<string, Claims>({ max: maxRemembered });
  const statuses = new LRUCache<string, SessionStatus>({ max: maxRemembered });
  let answeredAt = clock().getTime();
  let pauseUntil = 0;

  async function claimsOf(cookie: string): Promise<Claims | undefined> {
    const key = createHash('sha256').update(cookie).digest('base64');
    const known = verified.get(key);
    if (known) return known.expiresAt > clock() ? known : undefined;
    const claims = await verify(cookie);
    if (claims) verified.set(key, claims);
    return claims;
  }

  async function statusOf(uid: string, freshness: 'now' | 'recent'): Promise<SessionStatus | undefined> {
    const now = clock().getTime();
    const known = statuses.get(uid);
    if (freshness === 'recent' && known && now - known.checkedAt < freshMs) return known;
    const mayGoOn = freshness === 'recent' && now - (known?.checkedAt ?? answeredAt) < awayMs;
    if (mayGoOn && now < pauseUntil) return known;
    try {
      const status = { validSince: await validSince(uid, mayGoOn ? 'short' : 'long'), checkedAt: now };
      statuses.set(uid, status);
      answeredAt = now;
      return status;
    } catch (error) {
      pauseUntil = now + pauseMs;
      if (mayGoOn) return known;
      throw error;
    }
  }

  return {
    async verifySession(cookie: string, freshness: 'now' | 'recent'): Promise<Claims | undefined> {
      const claims = await claimsOf(cookie);
      if (!claims) return undefined;
      const status = await statusOf(claims.uid, freshness);
      // Signed, unexpired, and asked about by nobody yet while the provider is away: good enough to read.
      if (!status) return claims;
      return status.validSince && claims.signedInAt >= status.validSince ? claims : undefined;
    },
  };
}
