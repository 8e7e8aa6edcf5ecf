import type { FastifyInstance, RouteOptions } from 'fastify';
import type { Access } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route states who may call; the application does not start with one that does not. */
    access?: Access;
    /** Signed by a machine rather than sent by a page: no `Origin`, no limit by address, served under overload. */
    signed?: boolean;
  }
}

/** Whose data a call names, where it names somebody. */
export interface Subject {
  uid: string | undefined;
  isRead: boolean;
}

/**
 * Lets a caller pass, or says why not.
 *
 * @throws ApiError `unauthenticated`, `forbidden`, `payment_required` or `admin_only`
 */
export function checkAccess(access: Access, caller: Caller | undefined, subject: Subject): void {
  if (access === 'public') return;
  if (!caller) throw new ApiError('unauthenticated');
  const isAdmin = caller.role === 'admin';
  switch (access) {
    case 'session':
      return;
    case 'self':
      if (subject.uid === caller.uid || (isAdmin && subject.isRead)) return;
      throw new ApiError('forbidden');
    case 'paid':
      if (caller.hasPaid || isAdmin) return;
      throw new ApiError('payment_required');
    case 'admin':
      if (isAdmin) return;
      throw new ApiError('admin_only');
    default:
      // A level that nothing decides about lets nobody in.
      throw new ApiError('forbidden', { cause: access satisfies never });
  }
}

/** The uid that parameters or a body name. */
export function subjectUid(named: unknown): string | undefined {
  if (named === null || typeof named !== 'object') return undefined;
  for (const name of ['uid', 'userId']) {
    const value: unknown = Reflect.get(named, name);
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** A route as it was registered. */
export interface StatedRoute {
  /** In the contract's notation. */
  name: string;
  access: Access | undefined;
}

/**
 * Refuses to start with a route that does not state who may call it.
 *
 * @returns lists every route, once the application is ready
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
  // Looked at when everything is registered: a plugin's routes get theirs from a hook that runs after this one.
  app.addHook('onReady', async () => {
    const unstated = routes().filter(({ access }) => access === undefined);
    if (unstated.length > 0)
      throw new Error(`no access level: ${unstated.map(({ name }) => name).join(', ')}`);
  });
  return routes;
}
