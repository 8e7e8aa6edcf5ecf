import type { FastifyBaseLogger, FastifyInstance, HTTPMethods } from 'fastify';
import {
  endpoints,
  type EndpointSpec,
  type Endpoints,
  type Input,
  type Output,
  type Route,
} from '@org/api-contract';
import { revalidated } from '#http/plugins/caching.ts';
import type { Guard } from './guard.ts';
import type { RateLimits } from '#http/plugins/rate-limits.ts';
import type { Caller, SessionCookie } from '#kernel/caller.ts';
import type { Sessions } from '#http/plugins/session.ts';

/** What a handler gets besides its input. */
interface Context<R extends Route> {
  /** On a public route nobody, as no session is looked at there. */
  caller: Endpoints[R]['access'] extends 'public' ? undefined : Caller;
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
  guard: Guard;
  sessions: Sessions;
  limits: RateLimits;
}

type AnyHandler = (input: object) => Promise<unknown>;

const noQuery = { type: 'object', properties: {}, additionalProperties: false };

/** Makes Fastify routes of the contract: its schemas validate and serialise, its access level and limit guard. */
export function registerContractRoutes(app: FastifyInstance, parts: Parts): void {
  const { handlers, guard, sessions, limits } = parts;
  for (const [route, handler] of Object.entries(handlers) as [Route, AnyHandler][]) {
    const spec: EndpointSpec = endpoints[route];
    const [method, path] = route.split(' ') as [HTTPMethods, string];
    const status = spec.successStatus ?? 200;

    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(spec.bodyLimitBytes !== undefined && { bodyLimit: spec.bodyLimitBytes }),
      config: {
        access: spec.access,
        // What is new, the handler knows, and counts.
        ...(spec.limit.counts !== 'new' && { limit: limits.forEndpoint(spec.limit) }),
        freshness: freshnessOf(route, spec),
      },
      schema: {
        ...(spec.params && { params: spec.params }),
        querystring: spec.query ?? noQuery,
        ...(spec.body && { body: spec.body }),
        response: { [status]: spec.response },
      },
      handler: async (request, reply) => {
        const output = await handler({
          params: request.params,
          query: request.query,
          body: request.body,
          caller: guard.callerOf(request),
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
