import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkAccess, subjectUid, type FactorPolicy } from './access.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { EndpointLimit } from '#http/plugins/rate-limits.ts';
import { checkBearer, type Sessions } from '#http/plugins/session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rate limit of the route. */
    limit?: EndpointLimit;
    /**
     * Maximum age of the check for a revoked session: `now` asks the identity provider on each call; `recent` accepts
     * a check of the last minute.
     *
     * @defaultValue `'recent'`
     */
    freshness?: 'now' | 'recent';
  }
}

/**
 * Enforces the access level and the rate limit of every route, including routes outside the contract. A route without
 * an access level is refused.
 */
export function registerGuard(
  app: FastifyInstance,
  sessions: Sessions,
  factor: FactorPolicy = 'offered',
): void {
  const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return;
    const { access, limit, freshness = 'recent' } = request.routeOptions.config;
    if (access === undefined) throw new ApiError('forbidden');
    if (access === 'public') {
      await limit?.(request);
      return;
    }
    await sessions.readCaller(request, freshness);
    await limit?.(request);
    checkBearer(request);
    const { caller } = request;
    // Sign-out removes the cookie even if its session has ended.
    if (!caller && request.method === 'DELETE') sessions.cookie(request, reply).clear();
    const uid = subjectUid(request.params);
    // The body may name the user. It is not parsed yet, so `preHandler` checks it; every other refusal happens here.
    if (access === 'self' && caller && uid === undefined) return;
    checkAccess(access, caller, { uid, isRead: isRead(request) }, factor);
  });

  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.config.access !== 'self') {
      done();
      return;
    }
    const uid = subjectUid(request.params) ?? subjectUid(request.body);
    checkAccess('self', request.caller, { uid, isRead: isRead(request) }, factor);
    done();
  });
}
