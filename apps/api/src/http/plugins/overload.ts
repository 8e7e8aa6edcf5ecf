import type { FastifyInstance } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const tickMs = 250;
const maxLagMs = 1_000;

/**
 * Turns calls away while the event loop lags by more than a second: an early no is kinder than a late answer, and lets
 * the process recover. Stripe's deliveries and the liveness probe are let through.
 */
export function registerOverloadGuard(app: FastifyInstance): void {
  let lastTick = performance.now();
  let lagMs = 0;
  const timer = setInterval(() => {
    lagMs = performance.now() - lastTick - tickMs;
    lastTick = performance.now();
  }, tickMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', async (request) => {
    const behindMs = Math.max(lagMs, performance.now() - lastTick - tickMs);
    const { config, url } = request.routeOptions;
    if (behindMs <= maxLagMs || config.signed || url === '/livez') return;
    throw new ApiError('unavailable', {
      retryAfterSeconds: 1,
      cause: new Error(`the event loop lags ${behindMs} ms`),
    });
  });
}
