import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#config.ts';
import type { Identity } from '#services/identity.ts';
import { ApiError } from './problems.ts';

/** Who is calling, by the verified session cookie and the database alone. */
export interface Caller {
  uid: string;
  email: string;
  emailVerified: boolean;
  role: 'user' | 'admin';
  hasPaid: boolean;
  signedInAt: Date;
}

/** What the database knows of a session. */
export interface Account {
  role: 'user' | 'admin';
  hasPaid: boolean;
  signedOut: boolean;
}

export interface SessionCookie {
  set(value: string, expiresAt: Date): void;
  clear(): void;
  /** The hash by which a session that was signed out is remembered. */
  hash(): string | undefined;
}

interface SessionParts {
  config: Config;
  identity: Identity;
  accountOf: (uid: string, sessionHash: string) => Promise<Account>;
}

export const sessionHash = (cookie: string): string => createHash('sha256').update(cookie).digest('hex');

export async function registerSessions(app: FastifyInstance, { config, identity, accountOf }: SessionParts) {
  await app.register(fastifyCookie);
  // Local mode has no https, and a browser keeps neither Secure nor __Host- cookies without it everywhere.
  const secure = config.mode === 'production';
  const name = secure ? '__Host-session' : 'session';
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;

  return {
    /** @throws ApiError `unavailable` when Firebase must be asked and does not answer */
    async callerOf(request: FastifyRequest, freshness: 'now' | 'recent'): Promise<Caller | undefined> {
      const cookie = request.cookies[name];
      if (!cookie) return undefined;
      const claims = await identity.verifySession(cookie, freshness);
      if (!claims) return undefined;
      const { role, hasPaid, signedOut } = await accountOf(claims.uid, sessionHash(cookie));
      return signedOut ? undefined : { ...claims, role, hasPaid };
    },
    cookie: (request: FastifyRequest, reply: FastifyReply): SessionCookie => ({
      set: (value, expiresAt) => void reply.setCookie(name, value, { ...options, expires: expiresAt }),
      clear: () => void reply.clearCookie(name, options),
      hash: () => {
        const cookie = request.cookies[name];
        return cookie && sessionHash(cookie);
      },
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
