import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';
import { sessionHash } from '#kernel/keyed-hash.ts';
import { adminSessionMs, type Account, type Caller, type SessionCookie } from '#kernel/caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard. Undefined on a public route, where no session is read. */
    caller: Caller | undefined;
    /** The hash that identifies the caller's session after it is signed out. */
    sessionHash: string | undefined;
  }
}

type SessionClaims = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'signedInAt'> & { issuedAt: Date };

interface SessionParts {
  /**
   * Whether to set `Secure` and the `__Host-` prefix. Some browsers refuse both without https, which local mode does
   * not have.
   */
  secure: boolean;
  clock: () => Date;
  verifySession: (cookie: string, freshness: 'now' | 'recent') => Promise<SessionClaims | undefined>;
  accountOf: (uid: string, sessionHash: string) => Promise<Account>;
}

/** Reads, sets and clears the session cookie, with the name and attributes of the specification. */
export async function registerSessions(
  app: FastifyInstance,
  { secure, clock, verifySession, accountOf }: SessionParts,
) {
  await app.register(fastifyCookie);
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;

  app.decorateRequest('caller', undefined);
  app.decorateRequest('sessionHash', undefined);

  const isExpiredAdminSession = ({ role }: Account, { signedInAt }: SessionClaims): boolean =>
    role === 'admin' && clock().getTime() - signedInAt.getTime() > adminSessionMs;

  return {
    /**
     * Verifies the session cookie, reads the account, and sets `request.caller` if the session is valid. Role, access
     * and sign-out are read on each call.
     *
     * @param freshness - `now` asks the identity provider whether the session was revoked; `recent` accepts a check
     * of the last minute
     * @throws ApiError `unavailable` when the identity provider does not answer
     */
    async readCaller(request: FastifyRequest, freshness: 'now' | 'recent'): Promise<void> {
      const cookie = request.cookies[name];
      if (!cookie) return;
      const claims = await verifySession(cookie, freshness);
      if (!claims) return;
      const hash = sessionHash(claims);
      const account = await accountOf(claims.uid, hash);
      if (account.signedOut || isExpiredAdminSession(account, claims)) return;
      request.sessionHash = hash;
      const { uid, email, emailVerified, signedInAt } = claims;
      const { role, hasPaid, secondFactor } = account;
      request.caller = { uid, email, emailVerified, signedInAt, role, hasPaid, secondFactor };
    },
    /** Whether a request has a session cookie, valid or not. */
    hasCookie: (request: FastifyRequest): boolean => Boolean(request.cookies[name]),
    cookie: (request: FastifyRequest, reply: FastifyReply): SessionCookie => ({
      set: (value, expiresAt) => void reply.setCookie(name, value, { ...options, expires: expiresAt }),
      clear: () => void reply.clearCookie(name, options),
      hash: () => request.sessionHash,
    }),
  };
}

export type Sessions = Awaited<ReturnType<typeof registerSessions>>;

/**
 * Checks the `Authorization` header, which is not authentication: if present, it must equal `Bearer <uid of the session>`.
 *
 * @throws ApiError `forbidden`
 */
export function checkBearer({ headers, caller }: FastifyRequest): void {
  const { authorization } = headers;
  if (authorization === undefined || !caller) return;
  if (authorization !== `Bearer ${caller.uid}`) throw new ApiError('forbidden');
}
