import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '@org/api-contract';
import { matchedPath } from '#http/routing/matched-path.ts';
import { ApiError } from '#kernel/api-error.ts';

/**
 * Calls a minute from one address. A page is up to forty files the first time, and an office may be one address;
 * `/livez` and `/readyz` have separate limits, so that a load balancer never shares a count with visitors.
 */
const floodMax = { api: 300, page: 3_000 } as const;
/** What is rendered or read from the database for each call that is no call of the API. */
const documentLimit = { max: 300, windowSeconds: 60, by: 'ip' } as const satisfies RateLimit;
/** One IPv6 customer holds a /64. */
const ipv6Subnet = 64;

/**
 * Counts a call, by `uid` where somebody is signed in and else by address.
 *
 * @throws ApiError `rate_limited` once the limit is passed
 */
export type EndpointLimit = (request: FastifyRequest, uid: string | undefined) => Promise<void>;

export interface RateLimits {
  forEndpoint(limit: RateLimit): EndpointLimit;
  /** Limits every route of a scope as a document. */
  limitDocuments(scope: FastifyInstance): void;
  /**
   * Counts a request that no hook sees, as its address is broken.
   *
   * @throws ApiError `rate_limited`
   */
  countUnrouted(request: FastifyRequest): Promise<void>;
}

/**
 * Limits by process. Only the limit on new payments must be exact across processes, and that one counts in SQL.
 *
 * @param scale - multiplies every limit; for tests that are not about limits
 */
export async function registerRateLimits(app: FastifyInstance, scale: number): Promise<RateLimits> {
  await app.register(fastifyRateLimit, { global: false, ipv6Subnet });
  const byAddress = ({ max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>) =>
    app.createRateLimit({ max: max * scale, timeWindow: windowSeconds * 1000, ipv6Subnet });

  const floods = {
    api: byAddress({ max: floodMax.api, windowSeconds: 60 }),
    page: byAddress({ max: floodMax.page, windowSeconds: 60 }),
  };
  // Runs for every request, including unknown addresses and static files.
  app.addHook('onRequest', async (request) => {
    const group = groupOf(request);
    if (group !== undefined) refuse(await floods[group](request));
  });

  const limits: RateLimits = {
    forEndpoint(limit) {
      const checkAddress = byAddress(limit);
      const uids = new WeakMap<FastifyRequest, string>();
      const checkUser = app.createRateLimit({
        max: limit.max * scale,
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: (request) => uids.get(request) ?? '',
      });
      return async (request, uid) => {
        if (limit.by === 'ip' || uid === undefined) {
          refuse(await checkAddress(request));
          return;
        }
        uids.set(request, uid);
        refuse(await checkUser(request));
      };
    },
    limitDocuments(scope) {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, limit: limits.forEndpoint(documentLimit) };
      });
    },
    countUnrouted: async (request) => refuse(await floods.page(request)),
  };
  return limits;
}

/** The flood limit of a request, by the route it matched; none for health checks and signed webhooks. */
function groupOf(request: FastifyRequest): keyof typeof floodMax | undefined {
  const { config } = request.routeOptions;
  const path = matchedPath(request);
  if (config.signed || path === '/livez' || path === '/readyz') return undefined;
  return /^\/api(?:\/|$)/.test(path) ? 'api' : 'page';
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuse(verdict: Verdict): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  throw new ApiError('rate_limited', { retryAfterSeconds: verdict.ttlInSeconds });
}
