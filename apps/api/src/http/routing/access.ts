import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access level of the route. The application does not start when a route has none. */
    access?: Access;
    /**
     * The request is a signed webhook, not a call of a page. It has no `Origin` check and no limit by IP address, and
     * the overload guard does not reject it.
     */
    signed?: boolean;
    /**
     * Any site or program may send the request, because the token in its path authorizes it without a session. It has
     * no `Origin` check.
     */
    fromAnywhere?: boolean;
    /**
     * The route can be refused at little cost: it is refused first while the process has more calls than it can
     * serve.
     */
    isShedFirst?: boolean;
    /**
     * The route is a probe of a load balancer. It has no limit by IP address, and the overload guard does not reject
     * liveness probes.
     */
    probe?: 'liveness' | 'readiness';
    /** The route answers with files of the built web app. The overload guard does not reject it. */
    isFile?: boolean;
  }
}

/** Whether a second factor is optional or required for admins. */
export type FactorPolicy = 'offered' | 'required';

/** The user whose data a call reads or changes. */
export interface Subject {
  /** `undefined` for a call without a user. */
  uid: string | undefined;
  /** `true` for GET and HEAD. An admin may read the data of another user, but not change it. */
  isRead: boolean;
}

/**
 * Checks that a caller has the access level of a route.
 *
 * @param caller - `undefined` without a valid session
 * @param factor - whether admins must have a second factor; an existing one is always required
 * @throws ApiError `unauthenticated`, `forbidden`, `payment_required`, `admin_only` or `second_factor_required`
 */
export function checkAccess(
  access: Access,
  caller: Caller | undefined,
  subject: Subject,
  factor: FactorPolicy,
): void {
  if (access === 'public') return;
  if (!caller) throw new ApiError('unauthenticated');
  const isAdmin = caller.role === 'admin';
  const lacksFactor =
    caller.secondFactor === 'wanted' || (factor === 'required' && caller.secondFactor === 'none');
  switch (access) {
    case 'session':
      return;
    case 'self':
      if (subject.uid === caller.uid || (isAdmin && !lacksFactor && subject.isRead)) return;
      throw new ApiError('forbidden');
    case 'paid':
      if (caller.hasPaid || isAdmin) return;
      throw new ApiError('payment_required');
    case 'admin':
      if (!isAdmin) throw new ApiError('admin_only');
      if (lacksFactor) throw new ApiError('second_factor_required');
      return;
    default:
      // An unknown access level is refused.
      throw new ApiError('forbidden', { cause: access satisfies never });
  }
}

/** Reads `uid` or `userId` from path parameters or from a body. */
export function subjectUid(named: unknown): string | undefined {
  if (named === null || typeof named !== 'object') return undefined;
  for (const name of ['uid', 'userId']) {
    const value: unknown = Reflect.get(named, name);
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** A registered route and its access level. */
export interface StatedRoute {
  /** Method and path as the contract writes them, such as `GET /api/scrape/{zodiac}`. */
  name: string;
  access: Access | undefined;
}

/**
 * Prevents the application from starting when a route has no access level.
 *
 * @returns a function that lists every registered route; call it when the application is ready
 */
export function requireStatedAccess(app: FastifyInstance): () => StatedRoute[] {
  const registered: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void registered.push(route));
  const routes = (): StatedRoute[] =>
    registered.flatMap(({ method, url, config }) =>
      [method].flat().map((verb) => ({
        name: `${verb} ${url.replaceAll(/:(\w+)/g, '{$1}')}`,
        access: config?.access,
      })),
    );
  // Checked in `onReady`: the routes of a plugin get their access level from an `onRoute` hook that runs after this one.
  app.addHook('onReady', async () => {
    const unstated = routes().filter(({ access }) => access === undefined);
    if (unstated.length > 0)
      throw new Error(`no access level: ${unstated.map(({ name }) => name).join(', ')}`);
  });
  return routes;
}
