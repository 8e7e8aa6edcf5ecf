import type { Agent } from 'node:https';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type DecodedIdToken, type GetUsersResult, type UserIdentifier } from 'firebase-admin/auth';
import type { Config } from '#config/config.ts';
import { ApiError } from '#kernel/api-error.ts';
import { failureOf, isJwt, isRefusal, withinTime } from './firebase-failures.ts';
import { googleCredential } from './google-credential.ts';
import { sessionChecks, type Claims } from './session-checks.ts';

export interface Identity {
  /** @throws ApiError `unauthenticated` when the token is not a valid one of our project */
  verifyIdToken(token: string): Promise<Claims>;
  /** A session cookie, and when it was issued by the clock of the identity provider. */
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<{ value: string; issuedAt: Date }>;
  /**
   * @param freshness - `now` asks Firebase whether the session was revoked; `recent` accepts an answer up to 60 s
   *   old, and while Firebase is away one up to 10 min old
   * @returns the claims, or `undefined` where the cookie is no valid session
   * @throws ApiError `unavailable` when Firebase must be asked and does not answer
   */
  verifySession(cookie: string, freshness: 'now' | 'recent'): Promise<Claims | undefined>;
  /**
   * The one account with an e-mail, or `undefined`.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  accountOf(email: string): Promise<{ uid: string; emailVerified: boolean } | undefined>;
  /**
   * Those of some accounts that were deleted; at most 100 are asked about.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  deletedAmong(uids: readonly string[]): Promise<string[]>;
  /** Whether Firebase's answers tell nobody if an e-mail has an account. */
  protectsEmails(): Promise<boolean>;
  close(): Promise<void>;
}

/** A limit of Firebase. */
const maxAsked = 100;

/** How Google is reached; by Node's own connections unless stated. */
export interface GoogleAccess {
  agent: Agent;
}

/**
 * Firebase Authentication. In local mode firebase-admin itself reads FIREBASE_AUTH_EMULATOR_HOST, and then accepts the
 * emulator's unsigned tokens; the configuration of production refuses that variable.
 */
export function firebaseIdentity(config: Config, clock: () => Date, google?: GoogleAccess): Identity {
  const app = firebaseApp(config, clock, google);
  const auth = getAuth(app);

  const checks = sessionChecks({
    clock,
    verify: async (cookie) => {
      if (!isJwt(cookie)) return undefined;
      try {
        return claimsOf(await withinTime(auth.verifySessionCookie(cookie)));
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
    validSince: async (uid, patience) => {
      try {
        const user = await withinTime(auth.getUser(uid), patience);
        if (user.disabled) return undefined;
        return new Date(user.tokensValidAfterTime ?? 0);
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
  });

  async function usersOf(identifiers: UserIdentifier[]): Promise<GetUsersResult> {
    try {
      return await withinTime(auth.getUsers(identifiers));
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    async verifyIdToken(token) {
      if (!isJwt(token)) throw new ApiError('unauthenticated');
      try {
        const claims = claimsOf(await withinTime(auth.verifyIdToken(token, true)));
        if (claims) return claims;
      } catch (error) {
        throw failureOf(error);
      }
      throw new ApiError('unauthenticated', { detail: 'This account has no e-mail address.' });
    },
    async createSessionCookie(idToken, lifetimeMs) {
      try {
        const value = await withinTime(auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }));
        return { value, issuedAt: issuedAtOf(value) };
      } catch (error) {
        throw failureOf(error);
      }
    },
    async verifySession(cookie, freshness) {
      try {
        return await checks.verifySession(cookie, freshness);
      } catch (error) {
        throw failureOf(error);
      }
    },
    async accountOf(email) {
      const [user] = (await usersOf([{ email }])).users;
      return user && { uid: user.uid, emailVerified: user.emailVerified };
    },
    async deletedAmong(uids) {
      const asked = uids.slice(0, maxAsked);
      const existing = new Set((await usersOf(asked.map((uid) => ({ uid })))).users.map(({ uid }) => uid));
      return asked.filter((uid) => !existing.has(uid));
    },
    async protectsEmails() {
      const { emailPrivacyConfig } = await withinTime(auth.projectConfigManager().getProjectConfig());
      return emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
    },
    close: () => deleteApp(app),
  };
}

function firebaseApp(
  { firebase: { projectId }, serviceAccount }: Config,
  clock: () => Date,
  google?: GoogleAccess,
): App {
  const credential = serviceAccount && googleCredential(serviceAccount, clock, google?.agent);
  return initializeApp(
    { projectId, ...(credential && { credential }), ...(google && { httpAgent: google.agent }) },
    // Several may live in one process, so each has a name of its own.
    crypto.randomUUID(),
  );
}

/** It comes from Google itself, so that its signature need not be looked at. */
function issuedAtOf(cookie: string): Date {
  const payload = Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString('utf8');
  return new Date((JSON.parse(payload) as { iat: number }).iat * 1000);
}

/** @returns `undefined` where the account has no e-mail: it signed in by a way this product does not offer */
function claimsOf(token: DecodedIdToken): Claims | undefined {
  if (!token.email) return undefined;
  return {
    uid: token.uid,
    email: token.email,
    emailVerified: token.email_verified === true,
    signedInAt: new Date(token.auth_time * 1000),
    issuedAt: new Date(token.iat * 1000),
    expiresAt: new Date(token.exp * 1000),
  };
}
