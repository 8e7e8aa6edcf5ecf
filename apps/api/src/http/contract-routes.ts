import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import {
  endpoints,
  type EndpointSpec,
  type Endpoints,
  type Input,
  type Output,
  type Route,
} from '@org/api-contract';
import { checkAccess, subjectUid } from './access.ts';
import { revalidated } from './caching.ts';
import type { RateLimits } from './rate-limits.ts';
import { checkBearer, type Caller, type SessionCookie, type Sessions } from './session.ts';

/** What a handler gets besides its input. */
interface Context<R extends Route> {
  caller: Endpoints[R]['access'] extends 'public' ? Caller | undefined : Caller;
  session: SessionCookie;
  /** Address of the caller, behind trusted proxies only. */
  ip: string;
  log: FastifyBaseLogger;
}

/** A handler for each endpoint of the contract: one that is missing or unknown does not compile. */
export type Handlers = {
  [R in Route]: (input: Input<Endpoints[R]> & Context<R>) => Promise<Output<Endpoints[R]>>;
};

/** Endpoints whose answers need more than JSON in, JSON out; each is a plugin of its module. */
export type PluginRoute = 'POST /api/stripe/webhook';

interface Parts {
  handlers: Omit<Handlers, PluginRoute>;
  sessions: Sessions;
  limits: RateLimits;
}

type AnyHandler = (input: object) => Promise<unknown>;

/** Makes Fastify routes of the contract: its schemas validate and serialise, its access level guards. */
export function registerContractRoutes(app: FastifyInstance, { handlers, sessions, limits }: Parts): void {
  for (const [route, handler] of Object.entries(handlers) as [Route, AnyHandler][]) {
    const spec: EndpointSpec = endpoints[route];
    const [method, path] = route.split(' ') as [HTTPMethods, string];
    const isRead = method === 'GET';
    const status = spec.successStatus ?? 200;
    const limit = limits.forEndpoint(spec.limit);
    const callers = new WeakMap<FastifyRequest, Caller>();

    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { access: spec.access },
      schema: {
        ...(spec.params && { params: spec.params }),
        querystring: spec.query ?? { type: 'object', properties: {}, additionalProperties: false },
        ...(spec.body && { body: spec.body }),
        response: { [status]: spec.response },
      },
      onRequest: async (request, reply) => {
        if (spec.access === 'public') {
          await limit(request, undefined);
          return;
        }
        const caller = await sessions.callerOf(request, freshnessOf(route, spec));
        await limit(request, caller?.uid);
        checkBearer(request, caller);
        // Signing out leaves no cookie behind, also where it was no session any more.
        if (!caller && method === 'DELETE') sessions.cookie(request, reply).clear();
        if (caller) callers.set(request, caller);
        // Whose data a body names is known when it is read; everything else is refused before.
        if (spec.access !== 'self' || spec.params || !caller) {
          checkAccess(spec, caller, { uid: subjectUid(request.params, undefined), isRead });
        }
      },
      preHandler: async (request) => {
        if (spec.access !== 'self' || spec.params) return;
        checkAccess(spec, callers.get(request), { uid: subjectUid(undefined, request.body), isRead });
      },
      handler: async (request, reply) => {
        const output = await handler({
          params: request.params,
          query: request.query,
          body: request.body,
          caller: callers.get(request),
          session: sessions.cookie(request, reply),
          ip: request.ip,
          log: request.log,
        });
        reply.header('cache-control', isShared(route, spec) ? revalidated : 'no-store');
        return reply.code(status).send(output);
      },
    });
  }
}

/** Calls about money, and an admin's, ask each time whether the session still stands; others trust the last minute. */
function freshnessOf(route: Route, { access }: EndpointSpec): 'now' | 'recent' {
  const isChange = !route.startsWith('GET ');
  return access === 'admin' || route === 'GET /api/payment-link' || (access === 'self' && isChange)
    ? 'now'
    : 'recent';
}

/** Whether an answer is the same for everybody who may have it, and so worth keeping. */
const isShared = (route: Route, { access }: EndpointSpec): boolean =>
  route.startsWith('GET /api/') && (access === 'public' || access === 'paid');
