import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAccess, subjectUid } from './access.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { EndpointLimit } from '#http/plugins/rate-limits.ts';
import { type Caller } from '#kernel/caller.ts';
import { checkBearer, type Sessions } from '#http/plugins/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit of the route. */
    limit?: EndpointLimit;
    /**
     * How old the last check for a revoked session may be: `now` asks the identity provider on each call, `recent`
     * accepts a check of the last minute.
     *
     * @defaultValue `'recent'`
     */
    freshness?: 'now' | 'recent';
  }
}

export interface Guard {
  /** The authorised caller; `undefined` on a public route, which does not read the session. */
  callerOf(request: FastifyRequest): Caller | undefined;
}

/**
 * Enforces the access level and the rate limit of every route, inside and outside the contract. A route without an
 * access level is refused.
 */
export function registerGuard(app: FastifyInstance, sessions: Sessions): Guard {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, limit, freshness = 'recent' } = request.routeOptions.config;
    if (access === undefined) throw new ApiError('forbidden');
    if (access === 'public') {
      await limit?.(request, undefined);
      return;
    }
    const caller = await sessions.callerOf(request, freshness);
    await limit?.(request, caller?.uid);
    checkBearer(request, caller);
    // Signing out removes the cookie even when its session has ended.
    if (!caller && request.method === 'DELETE') sessions.cookie(request, reply).clear();
    if (caller) callers.set(request, caller);
    const uid = subjectUid(request.params);
    // The body may name the user. It is not parsed yet, so `preHandler` checks it; every other refusal happens here.
    if (access === 'self' && caller && uid === undefined) return;
    checkAccess(access, caller, { uid, isRead: isRead(request) });
  });

  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.config.access !== 'self') return;
    const uid = subjectUid(request.params) ?? subjectUid(request.body);
    checkAccess('self', callers.get(request), { uid, isRead: isRead(request) });
  });

  return { callerOf: (request) => callers.get(request) };
}
