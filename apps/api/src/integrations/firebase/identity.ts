import type { Agent } from 'node:https';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  getAuth,
  type Auth,
  type DecodedIdToken,
  type GetUsersResult,
  type UserIdentifier,
} from 'firebase-admin/auth';
import type { Config } from '#config/config.ts';
import type { LinkKind } from '#integrations/mail/mail-content.ts';
import { ApiError } from '#kernel/api-error.ts';
import {
  failureOf,
  isInvalidEmail,
  isJwt,
  isMissingAccount,
  isRefusal,
  withTimeout,
} from './firebase-failures.ts';
import { googleCredential } from './google-credential.ts';
import { sessionChecks, type Claims } from './session-checks.ts';

interface IdentityAccount {
  uid: string;
  emailVerified: boolean;
  /** The time before which sign-ins are revoked, for example by a new password. */
  validSince: Date;
}

export interface Identity {
  /**
   * Verifies an ID token, and checks that it was not revoked.
   *
   * @throws ApiError `unauthenticated` when the token is not a valid one of our project, `unavailable` when Firebase does
   * not answer
   */
  verifyIdToken(token: string): Promise<Claims>;
  /**
   * Exchanges an ID token for a session cookie.
   *
   * @param lifetimeMs - from five minutes to two weeks, a limit of Firebase
   * @returns the cookie, and when Firebase issued it by its own clock
   */
  createSessionCookie(idToken: string, lifetimeMs: number): Promise<{ value: string; issuedAt: Date }>;
  /**
   * Verifies a session cookie.
   *
   * @param freshness - `now` asks Firebase whether the session was revoked; `recent` accepts an answer up to 60 s
   *   old, and up to 10 minutes old while Firebase does not answer
   * @returns the claims, or `undefined` when the cookie is not a valid session
   * @throws ApiError `unavailable` when Firebase must be asked and does not answer
   */
  verifySession(cookie: string, freshness: 'now' | 'recent'): Promise<Claims | undefined>;
  /**
   * Finds the account with an email.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  accountOf(email: string): Promise<IdentityAccount | undefined>;
  /**
   * Makes the code for a link to the owner of an email: `reset` sets a new password within an hour, `verify`
   * verifies the email.
   *
   * @returns `undefined` when no account has the email, or the email is already verified
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  linkCode(kind: LinkKind, email: string): Promise<string | undefined>;
  /**
   * Returns the uids whose accounts were deleted. Only the first 100 are checked.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  deletedAmong(uids: readonly string[]): Promise<string[]>;
  /**
   * Deletes an account and ends its sessions. Does nothing if there is no such account.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  deleteAccount(uid: string): Promise<void>;
  /**
   * Revokes all sessions of an account.
   *
   * @throws ApiError `unavailable` when Firebase does not answer
   */
  revokeSessions(uid: string): Promise<void>;
  /** Whether Firebase's email enumeration protection is on. */
  protectsEmails(): Promise<boolean>;
  close(): Promise<void>;
}

/** The limit of `getUsers`. */
const maxUsers = 100;

/** Replaces Node's connections to Google in tests. */
export interface GoogleAccess {
  agent: Agent;
}

/**
 * Connects to Firebase Authentication. firebase-admin reads `FIREBASE_AUTH_EMULATOR_HOST` from the environment and then
 * accepts the emulator's unsigned tokens, so production refuses this variable.
 */
export function firebaseIdentity(config: Config, clock: () => Date, google?: GoogleAccess): Identity {
  const app = firebaseApp(config, clock, google);
  const auth = getAuth(app);

  const checks = sessionChecks({
    clock,
    verify: async (cookie) => {
      if (!isJwt(cookie)) return undefined;
      try {
        return claimsOf(await withTimeout(auth.verifySessionCookie(cookie)));
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
    accountOf: async (uid, timeout) => {
      try {
        const user = await withTimeout(auth.getUser(uid), timeout);
        if (user.disabled) return undefined;
        return { validSince: new Date(user.tokensValidAfterTime ?? 0), email: user.email };
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
  });

  return {
    async verifyIdToken(token) {
      if (!isJwt(token)) throw new ApiError('unauthenticated');
      try {
        const claims = claimsOf(await withTimeout(auth.verifyIdToken(token, true)));
        if (claims) return claims;
      } catch (error) {
        throw failureOf(error);
      }
      throw new ApiError('unauthenticated', { detail: 'This account has no email address.' });
    },
    async createSessionCookie(idToken, lifetimeMs) {
      try {
        const value = await withTimeout(auth.createSessionCookie(idToken, { expiresIn: lifetimeMs }));
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
    ...accountCalls(auth),
    async protectsEmails() {
      const { emailPrivacyConfig } = await withTimeout(auth.projectConfigManager().getProjectConfig());
      return emailPrivacyConfig?.enableImprovedEmailPrivacy === true;
    },
    close: () => deleteApp(app),
  };
}

/** The calls about an account: finding, linking, revoking and deleting it. */
function accountCalls(
  auth: Auth,
): Pick<Identity, 'accountOf' | 'linkCode' | 'deletedAmong' | 'deleteAccount' | 'revokeSessions'> {
  async function usersOf(identifiers: UserIdentifier[]): Promise<GetUsersResult> {
    try {
      return await withTimeout(auth.getUsers(identifiers));
    } catch (error) {
      if (isInvalidEmail(error)) return { users: [], notFound: identifiers };
      throw failureOf(error);
    }
  }

  return {
    async accountOf(email) {
      const [user] = (await usersOf([{ email }])).users;
      if (!user) return undefined;
      const { uid, emailVerified, tokensValidAfterTime } = user;
      return { uid, emailVerified, validSince: new Date(tokensValidAfterTime ?? 0) };
    },
    async linkCode(kind, email) {
      const [user] = (await usersOf([{ email }])).users;
      if (!user || user.disabled || (kind === 'verify' && user.emailVerified)) return undefined;
      try {
        const link = await withTimeout(
          kind === 'reset'
            ? auth.generatePasswordResetLink(email)
            : auth.generateEmailVerificationLink(email),
        );
        // Takes only the code from Firebase's link, because a page of the product receives it.
        return new URL(link).searchParams.get('oobCode') ?? undefined;
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw failureOf(error);
      }
    },
    async deletedAmong(uids) {
      const checked = uids.slice(0, maxUsers);
      const existing = new Set((await usersOf(checked.map((uid) => ({ uid })))).users.map(({ uid }) => uid));
      return checked.filter((uid) => !existing.has(uid));
    },
    async deleteAccount(uid) {
      try {
        await withTimeout(auth.deleteUser(uid));
      } catch (error) {
        if (!isMissingAccount(error)) throw failureOf(error);
      }
    },
    async revokeSessions(uid) {
      try {
        await withTimeout(auth.revokeRefreshTokens(uid));
      } catch (error) {
        throw failureOf(error);
      }
    },
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
    // A unique name, because tests create several apps in one process.
    crypto.randomUUID(),
  );
}

/** Does not verify the signature, because the cookie comes directly from Google. */
function issuedAtOf(cookie: string): Date {
  const payload = Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString('utf8');
  return new Date((JSON.parse(payload) as { iat: number }).iat * 1000);
}

/** @returns `undefined` when the account has no email, because its sign-in method is not one of this product */
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
