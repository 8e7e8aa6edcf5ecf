import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';
import { adminSessionMs, type Account, type Caller, type SessionCookie } from '#kernel/caller.ts';

type SessionClaims = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'signedInAt'> & { issuedAt: Date };

interface SessionParts {
  /** Whether pages come over https: local mode has none, and a browser keeps no Secure cookie without it everywhere. */
  secure: boolean;
  clock: () => Date;
  verifySession: (cookie: string, freshness: 'now' | 'recent') => Promise<SessionClaims | undefined>;
  accountOf: (uid: string, sessionHashes: readonly string[]) => Promise<Account>;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A session is what was signed, never the cookie's text: base64url leaves spare bits in the last character of an RSA
 * signature, so that 16 texts are the same cookie. The hash of the text comes second: the release before knew sessions
 * by it, and may still be running beside this one.
 */
const hashesOf = (cookie: string, { uid, issuedAt, signedInAt }: SessionClaims): readonly string[] => [
  sha256(JSON.stringify([uid, issuedAt, signedInAt])),
  sha256(cookie),
];

export async function registerSessions(
  app: FastifyInstance,
  { secure, clock, verifySession, accountOf }: SessionParts,
) {
  await app.register(fastifyCookie);
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;

  const sessions = new WeakMap<FastifyRequest, readonly string[]>();

  const isOutdatedAdmin = ({ role }: Account, { signedInAt }: SessionClaims): boolean =>
    role === 'admin' && clock().getTime() - signedInAt.getTime() > adminSessionMs;

  return {
    /** @throws ApiError `unavailable` when the identity provider must be asked and does not answer */
    async callerOf(request: FastifyRequest, freshness: 'now' | 'recent'): Promise<Caller | undefined> {
      const cookie = request.cookies[name];
      if (!cookie) return undefined;
      const claims = await verifySession(cookie, freshness);
      if (!claims) return undefined;
      const hashes = hashesOf(cookie, claims);
      const account = await accountOf(claims.uid, hashes);
      if (account.signedOut || isOutdatedAdmin(account, claims)) return undefined;
      sessions.set(request, hashes);
      const { uid, email, emailVerified, signedInAt } = claims;
      return { uid, email, emailVerified, signedInAt, role: account.role, hasPaid: account.hasPaid };
    },
    cookie: (request: FastifyRequest, reply: FastifyReply): SessionCookie => ({
      set: (value, expiresAt) => void reply.setCookie(name, value, { ...options, expires: expiresAt }),
      clear: () => void reply.clearCookie(name, options),
      hashes: () => sessions.get(request) ?? [],
    }),
  };
}

export type Sessions = Awaited<ReturnType<typeof registerSessions>>;

/** A Bearer proves nothing, and one that names somebody else is refused. */
export function checkBearer(request: FastifyRequest, caller: Caller | undefined): void {
  const { authorization } = request.headers;
  if (authorization === undefined || !caller) return;
  if (authorization !== `Bearer ${caller.uid}`) throw new ApiError('forbidden');
}
