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
      onRequest: async (request) => {
        if (spec.access === 'public') {
          await limit(request, undefined);
          return;
        }
        const caller = await sessions.callerOf(request, freshnessOf(spec, isRead));
        await limit(request, caller?.uid);
        checkBearer(request, caller);
        if (caller) callers.set(request, caller);
        // Whose data a body names is known later; everything else is refused before a body is read.
        if (spec.access !== 'self' || !caller) checkAccess(spec, caller, { uid: undefined, isRead });
      },
      preHandler: async (request) => {
        if (spec.access !== 'self') return;
        checkAccess(spec, callers.get(request), { uid: subjectUid(request.params, request.body), isRead });
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
        const cacheable =
          isRead && (spec.access === 'public' || spec.access === 'paid') && path.startsWith('/api');
        reply.header('cache-control', cacheable ? 'private, no-cache' : 'no-store');
        return reply.code(status).send(output);
      },
    });
  }
}

/** Money and admin calls ask Firebase each time whether the session still stands. */
function freshnessOf(spec: EndpointSpec, isRead: boolean): 'now' | 'recent' {
  return spec.access === 'admin' || (spec.access === 'self' && !isRead) ? 'now' : 'recent';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route states who may call; a test fails on one that does not. */
    access?: EndpointSpec['access'];
  }
}
