import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAccess, subjectUid } from './access.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { EndpointLimit } from '#http/plugins/rate-limits.ts';
import { type Caller } from '#kernel/caller.ts';
import { checkBearer, type Sessions } from '#http/plugins/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How often one caller may call. */
    limit?: EndpointLimit;
    /** `now` asks the identity provider each time whether the session still stands; `recent` is the default. */
    freshness?: 'now' | 'recent';
  }
}

export interface Guard {
  /** Who was let in; nobody on a public route, where no session is looked at. */
  callerOf(request: FastifyRequest): Caller | undefined;
}

/**
 * The one guard of every route, of the contract or not: what a route states is what it enforces, and one that states
 * nothing lets nobody in.
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
    // Signing out leaves no cookie behind, also where it was no session any more.
    if (!caller && request.method === 'DELETE') sessions.cookie(request, reply).clear();
    if (caller) callers.set(request, caller);
    const uid = subjectUid(request.params);
    // Whose data a body names is known when it is read; everything else is refused before.
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
