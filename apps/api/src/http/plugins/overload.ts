import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#kernel/api-error.ts';

const tickMs = 250;
/** The lag beyond which calls are refused. */
export const maxEventLoopLagMs = 1_000;

const isAlwaysServed = ({ routeOptions: { config, url } }: FastifyRequest): boolean =>
  config.signed === true || url === '/livez';

/**
 * Answers 503 while the event loop lags by more than `maxLagMs`, so that the process can recover. Webhooks and the
 * liveness probe are still served.
 */
export function registerOverloadGuard(app: FastifyInstance, maxLagMs: number): void {
  let lastTick = Infinity;
  let lagMs = 0;
  let timer: NodeJS.Timeout | undefined;
  // The work of the start blocks the event loop before there is a caller, and counts as no lag.
  app.addHook('onListen', async () => {
    lastTick = performance.now();
    timer = setInterval(() => {
      lagMs = performance.now() - lastTick - tickMs;
      lastTick = performance.now();
    }, tickMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (request, _reply, done) => {
    const currentLagMs = Math.max(lagMs, performance.now() - lastTick - tickMs);
    if (currentLagMs <= maxLagMs || isAlwaysServed(request)) {
      done();
      return;
    }
    const cause = new Error(`the event loop lags ${currentLagMs} ms`);
    done(new ApiError('unavailable', { retryAfterSeconds: 1, cause }));
  });
}
