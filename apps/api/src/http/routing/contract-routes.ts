import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { FastifyBaseLogger, FastifyInstance, FastifySerializerCompiler, HTTPMethods } from 'fastify';
import {
  endpoints,
  type EndpointSpec,
  type Endpoints,
  type Input,
  type Output,
  type Route,
} from '@org/api-contract';
import { withoutDatabaseTime } from '#database/request-time.ts';
import { sendAnswer, type Cache } from '#http/plugins/cache.ts';
import { revalidated, unstored } from '#http/cache-control.ts';
import type { RateLimits } from '#http/plugins/rate-limits.ts';
import type { Caller, SessionCookie } from '#kernel/caller.ts';
import type { Sessions } from '#http/plugins/session.ts';

/** The context of a call, besides its input. */
interface Context<R extends Route> {
  /** `undefined` on a public route, which does not read the session. */
  caller: Endpoints[R]['access'] extends 'public' ? undefined : Caller;
  session: SessionCookie;
  /** IP address of the caller. `X-Forwarded-For` is believed only from a trusted proxy. */
  ip: string;
  userAgent: string | undefined;
  log: FastifyBaseLogger;
}

/** One handler per endpoint of the contract. A missing or unknown endpoint is a type error. */
export type Handlers = {
  [R in Route]: (input: Input<Endpoints[R]> & Context<R>) => Promise<Output<Endpoints[R]>>;
};

/** Endpoints that need the raw body or another content type. Their module registers each as a Fastify plugin. */
export type PluginRoute = {
  [R in Route]: Endpoints[R] extends { isRaw: true } ? R : never;
}[Route];

interface Parts {
  handlers: Omit<Handlers, PluginRoute>;
  sessions: Sessions;
  limits: RateLimits;
  cache: Cache;
}

type AnyHandler = (input: object) => Promise<unknown>;

const compile = SerializerSelector()({});
const serializers = new WeakMap<object, ReturnType<typeof compile>>();

/** Compiles a schema once, because every application of a process has the schemas of the contract. */
const serializerOf: FastifySerializerCompiler<object> = (route) => {
  const known = serializers.get(route.schema) ?? compile({ httpStatus: '', ...route });
  serializers.set(route.schema, known);
  return known;
};

const noQuery = { type: 'object', properties: {}, additionalProperties: false };

/**
 * Registers a Fastify route for each endpoint of the contract. The schemas of the contract validate the request and
 * serialize the response; its access level and rate limit are enforced by the guard.
 */
export function registerContractRoutes(app: FastifyInstance, parts: Parts): void {
  const { handlers, sessions, limits, cache } = parts;
  app.setSerializerCompiler(serializerOf);
  for (const [route, handler] of Object.entries(handlers) as [Route, AnyHandler][]) {
    const spec: EndpointSpec = endpoints[route];
    const [method, path] = route.split(' ') as [HTTPMethods, string];
    const status = spec.successStatus ?? 200;
    const isStream = spec.media === 'text/event-stream';

    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(spec.bodyLimitBytes !== undefined && { bodyLimit: spec.bodyLimitBytes }),
      // Compression would delay events.
      ...((isStream || spec.weight === 'short') && { compress: false as const }),
      config: {
        access: spec.access,
        ...(spec.isShedFirst && { isShedFirst: true }),
        ...(spec.probe && { probe: spec.probe }),
        // Only the handler knows whether a call creates something, or who owns its token, so the handler counts these
        // calls.
        ...(spec.limit.counts === undefined && { limit: limits.forEndpoint(route, spec.limit) }),
        freshness: freshnessOf(route, spec),
      },
      schema: {
        ...(spec.params && { params: spec.params }),
        querystring: spec.query ?? noQuery,
        ...(spec.body && { body: spec.body }),
        // Files are sent without serialization.
        ...(!spec.media && { response: { [status]: spec.response } }),
      },
      handler: async (request, reply) => {
        const { params, query } = request;
        const run = () =>
          handler({
            params,
            query,
            body: request.body,
            caller: request.caller,
            session: sessions.cookie(request, reply),
            ip: request.ip,
            userAgent: request.headers['user-agent'],
            log: request.log,
          });
        if (isCached(spec, query)) {
          const answer = await cache.read(keyOf(route, params, query), async () =>
            String(reply.serializeInput((await run()) as Record<string, unknown>, String(status))),
          );
          if (!answer) throw new Error(`${route} was not answered.`);
          reply.header('cache-control', revalidated).type('application/json; charset=utf-8');
          return sendAnswer(request, reply, answer);
        }
        const output = await (spec.weight === 'long' ? withoutDatabaseTime(run) : run());
        reply.header('cache-control', !isStream && isShared(route, spec) ? revalidated : unstored);
        if (spec.media) reply.type(spec.media);
        // Nginx buffers an answer without this header.
        if (isStream) reply.header('x-accel-buffering', 'no');
        return reply.code(status).send(output);
      },
    });
  }
}

/**
 * When the session of a call must have been checked for revocation. `now`, during the call: changes of a user's data,
 * admin calls, and calls that the contract marks. `recent`, within the last minute: all other calls.
 */
function freshnessOf(route: Route, { access, freshness }: EndpointSpec): 'now' | 'recent' {
  if (freshness) return freshness;
  const isChange = !route.startsWith('GET ');
  return access === 'admin' || (access === 'self' && isChange) ? 'now' : 'recent';
}

/** Whether the contract allows caching of the answer to a query. */
const isCached = ({ cachedWith }: EndpointSpec, query: unknown): boolean =>
  cachedWith !== undefined && Object.keys(query ?? {}).every((name) => cachedWith.includes(name));

/** The cache key of a call. It does not depend on the order of the parameters. */
const keyOf = (route: Route, ...parts: unknown[]): string =>
  JSON.stringify([
    route,
    ...parts.map((values) => Object.entries(values ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  ]);

/** Whether every permitted caller gets the same response, so that a browser may store it. */
const isShared = (route: Route, { access, isPersonal }: EndpointSpec): boolean =>
  !isPersonal && route.startsWith('GET /api/') && (access === 'public' || access === 'paid');
