import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimit } from '@org/api-contract';
import { ApiError } from './problems.ts';

/** All of /api, per address and minute. */
const floodMax = 300;
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

  const flood = byAddress({ max: floodMax, windowSeconds: 60 });
  app.addHook('onRequest', async (request) => {
    if (/^\/api(?:[/?]|$)/.test(request.url) && !request.routeOptions.config.signed)
      refuse(await flood(request));
  });

  return {
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
  };
}

type Verdict = Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>;

function refuse(verdict: Verdict): void {
  if (verdict.isAllowed || !verdict.isExceeded) return;
  throw new ApiError('rate_limited', { retryAfterSeconds: verdict.ttlInSeconds });
}
