import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '@org/api-contract';
import type { ExactLimits } from '#database/exact-limits.ts';
import { matchedPath } from '#http/matched-path.ts';
import { ApiError } from '#kernel/api-error.ts';

/**
 * Requests per minute from one IP address. A first visit loads up to forty files, and an office may share one address.
 * Probes are not counted, so that visitors never share a count with a load balancer.
 */
const floodMax = { api: 300, page: 3_000 } as const;
/** Limit of pages that are rendered or read from the database on each request, such as articles. */
const documentLimit = { max: 300, windowSeconds: 60, by: 'ip' } as const satisfies RateLimit;
/** An IPv6 customer usually has a /64 network, which counts as one address. */
export const ipv6Subnet = 64;

/**
 * Counts a call by uid, or by IP address if the limit says so or the caller is not signed in.
 *
 * @throws ApiError `rate_limited` when the limit is exceeded
 */
export type EndpointLimit = (request: FastifyRequest) => Promise<void>;

export interface RateLimits {
  /** @param name - the endpoint, as a key for an exact limit */
  forEndpoint(name: string, limit: RateLimit): EndpointLimit;
  /** Limits every route of a scope, by default to 300 requests a minute from one IP address. */
  limitDocuments(scope: FastifyInstance, limit?: RateLimit): void;
  /**
   * Counts a request with a malformed URL, for which Fastify runs no hooks.
   *
   * @throws ApiError `rate_limited`
   */
  countUnrouted(request: FastifyRequest): Promise<void>;
}

/**
 * Sets up the rate limits. Each process counts separately, except for exact limits per user, which are counted in
 * SQL.
 *
 * @param scale - multiplies every limit, for tests of other features
 */
export async function registerRateLimits(
  app: FastifyInstance,
  exactLimits: ExactLimits,
  scale: number,
): Promise<RateLimits> {
  await app.register(fastifyRateLimit, { global: false, ipv6Subnet });
  const byAddress = ({ max, windowSeconds }: Pick<RateLimit, 'max' | 'windowSeconds'>) =>
    app.createRateLimit({ max: max * scale, timeWindow: windowSeconds * 1000, ipv6Subnet });

  const floods = {
    api: byAddress({ max: floodMax.api, windowSeconds: 60 }),
    page: byAddress({ max: floodMax.page, windowSeconds: 60 }),
  };
  // Runs for every request, including unknown paths and static files.
  app.addHook('onRequest', async (request) => {
    const group = groupOf(request);
    if (group !== undefined) throwIfExceeded(await floods[group](request));
  });

  const limits: RateLimits = {
    forEndpoint(name, limit) {
      const checkAddress = byAddress(limit);
      const checkUser = app.createRateLimit({
        max: limit.max * scale,
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: ({ caller }) => caller?.uid ?? '',
      });
      return async (request) => {
        const { caller } = request;
        const isByAddress = limit.by === 'ip' || caller === undefined;
        // Calls without a session are refused anyway, so they need no exact count.
        if (limit.isExact && !isByAddress) {
          await exactLimits.use({ name, ...limit }, caller.uid);
          return;
        }
        throwIfExceeded(await (isByAddress ? checkAddress : checkUser)(request));
      };
    },
    limitDocuments(scope, limit = documentLimit) {
      scope.addHook('onRoute', (route) => {
        route.config = { ...route.config, limit: limits.forEndpoint(route.url, limit) };
      });
    },
    countUnrouted: async (request) => throwIfExceeded(await floods.page(request)),
  };
  return limits;
}

/** Chooses the flood limit by the matched route. Health checks and signed webhooks have none. */
function groupOf(request: FastifyRequest): keyof typeof floodMax | undefined {
  const { config, url } = request.routeOptions;
  if (config.signed || config.probe) return undefined;
  const path = url?.includes('*') === false ? url : matchedPath(request);
  return path === '/api' || path.startsWith('/api/') ? 'api' : 'page';
}

type LimitResult = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function throwIfExceeded(result: LimitResult): void {
  if (result.isAllowed || !result.isExceeded) return;
  throw new ApiError('rate_limited', { retryAfterSeconds: result.ttlInSeconds });
}
