import { initializeApp, cert, deleteApp, type App } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken } from 'firebase-admin/auth';
import { LRUCache } from 'lru-cache';
import { ApiError } from '#http/problems.ts';
import type { Config } from '#config.ts';

/** What a verified token or cookie says. */
export interface Claims {
  uid: string;
  email: string;
  emailVerified: boolean;
  signedInAt: Date;
}

export interface Identity {
  /** @throws ApiError `unauthenticated` when the token is not a valid one of our project */
  verifyIdToken(token: string): Promise<Claims>;
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<string>;
  /**
   * @param freshness - `now` asks Firebase whether the session was revoked; `recent` accepts an answer up to 60 s
   *   old, and while Firebase is away one up to 10 min old
   * @returns the claims, or `undefined` where the cookie is no valid session
   * @throws ApiError `unavailable` when Firebase must be asked and does not answer
   */
  verifySession(cookie: string, freshness: 'now' | 'recent'): Promise<Claims | undefined>;
  /** The account with an e-mail, or `undefined`. */
  uidOf(email: string): Promise<string | undefined>;
  close(): Promise<void>;
}

const freshMs = 60_000;
const awayMs = 10 * 60_000;
const answerMs = 5_000;

interface Standing {
  /** Sessions of sign-ins before this are revoked; infinity where the account is gone or disabled. */
  validSinceMs: number;
  checkedAt: number;
}

export function firebaseIdentity(config: Config, clock: () => Date): Identity {
  const app = firebaseApp(config);
  const auth = getAuth(app);
  const standings = new LRUCache<string, Standing>({ max: 10_000 });
  const startedAt = clock().getTime();

  async function standingOf(uid: string, freshness: 'now' | 'recent'): Promise<Standing | undefined> {
    const now = clock().getTime();
    const known = standings.get(uid);
    if (freshness === 'recent' && known && now - known.checkedAt < freshMs) return known;
    try {
      const standing = { validSinceMs: await validSince(uid), checkedAt: now };
      standings.set(uid, standing);
      return standing;
    } catch (error) {
      const lastSeen = known?.checkedAt ?? startedAt;
      if (freshness === 'recent' && now - lastSeen < awayMs) return known;
      throw new ApiError('unavailable', { retryAfterSeconds: 5, cause: error });
    }
  }

  async function validSince(uid: string): Promise<number> {
    try {
      const user = await withinTime(auth.getUser(uid));
      if (user.disabled) return Number.POSITIVE_INFINITY;
      return user.tokensValidAfterTime ? Date.parse(user.tokensValidAfterTime) : 0;
    } catch (error) {
      if (codeOf(error) === 'auth/user-not-found') return Number.POSITIVE_INFINITY;
      throw error;
    }
  }

  return {
    async verifyIdToken(token) {
      try {
        return claimsOf(await withinTime(auth.verifyIdToken(token, true)));
      } catch (error) {
        throw failureOf(error);
      }
    },
    async createSessionCookie(idToken, lifetimeMs) {
      try {
        return await withinTime(auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }));
      } catch (error) {
        throw failureOf(error);
      }
    },
    async verifySession(cookie, freshness) {
      let claims: Claims;
      try {
        claims = claimsOf(await withinTime(auth.verifySessionCookie(cookie)));
      } catch (error) {
        if (isAway(error)) throw new ApiError('unavailable', { retryAfterSeconds: 5, cause: error });
        return undefined;
      }
      const standing = await standingOf(claims.uid, freshness);
      return standing && claims.signedInAt.getTime() < standing.validSinceMs ? undefined : claims;
    },
    async uidOf(email) {
      try {
        return (await withinTime(auth.getUserByEmail(email))).uid;
      } catch (error) {
        if (codeOf(error) === 'auth/user-not-found') return undefined;
        throw error;
      }
    },
    close: () => deleteApp(app),
  };
}

function firebaseApp(config: Config): App {
  const { projectId } = config.firebase;
  const name = crypto.randomUUID();
  if (config.mode === 'local') return initializeApp({ projectId }, name);
  return initializeApp({ projectId, credential: cert(config.serviceAccount) }, name);
}

function claimsOf(token: DecodedIdToken): Claims {
  if (!token.email) throw new ApiError('unauthenticated', { detail: 'This account has no e-mail address.' });
  return {
    uid: token.uid,
    email: token.email,
    emailVerified: token.email_verified === true,
    signedInAt: new Date(token.auth_time * 1000),
  };
}

class SlowAnswer extends Error {}

async function withinTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SlowAnswer('Firebase did not answer in time.')), answerMs);
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const isAway = (error: unknown): boolean =>
  error instanceof SlowAnswer ||
  /network|internal-error|unable-to-|ECONN|ENOTFOUND|fetch failed|certificates/i.test(
    `${codeOf(error)} ${String(error)}`,
  );

function failureOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isAway(error)) return new ApiError('unavailable', { retryAfterSeconds: 5, cause: error });
  return new ApiError('unauthenticated', { cause: error });
}
