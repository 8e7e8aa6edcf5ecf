import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QueueLimit } from '#database/request-time.ts';
import type { Metrics, ShedReason } from '#integrations/metrics/metrics.ts';
import type { Log } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { Turns } from './turns.ts';

/** The load above which calls are refused, so that the process recovers and serves the others. */
export interface LoadLimits {
  /** Maximum event-loop lag, or wait for a turn, before calls marked `isShedFirst` are refused. */
  maxLagOfShedFirstMs: number;
  /** Maximum number of `isShedFirst` calls that run at a time. */
  maxRunningShedFirst: number;
  /** Maximum event-loop lag before all calls are refused, except webhooks, files and the liveness probe. */
  maxLagMs: number;
  /**
   * Minimum number of callers waiting for PostgreSQL at which `isShedFirst` calls are refused. A call may wait for
   * four connections at once, such as the counts of all lists, so the limit is four times `maxRunningShedFirst`.
   */
  maxWaiting: number;
}

export const loadLimits: LoadLimits = {
  maxLagOfShedFirstMs: 750,
  maxRunningShedFirst: 10,
  maxLagMs: 1_000,
  maxWaiting: 40,
};

const tickMs = 250;
const logEveryMs = 1_000;
const retryAfterSeconds = 1;

/** Created once, because the stack trace of an error takes longer than the answer. */
const refusal = new ApiError('unavailable', { retryAfterSeconds, isShed: true });

interface Parts {
  limits: LoadLimits;
  metrics: Metrics | undefined;
  log: Pick<Log, 'warn'>;
}

/**
 * Answers 503 while the process has more calls than it can serve. `isShedFirst` calls are refused first, then all
 * calls except webhooks, the liveness probe and files. Files cost this process no work, and pages cannot run without
 * them.
 *
 * @returns the limit on waiting callers for `isShedFirst` calls
 */
export function registerOverloadGuard(
  app: FastifyInstance,
  { limits, metrics, log }: Parts,
): { queueOfShedFirst: QueueLimit } {
  let lastTick = Infinity;
  let lagMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let shed: Partial<Record<ShedReason, number>> | undefined;
  let loggedAt = -Infinity;
  const turns = new Turns(limits.maxRunningShedFirst, limits.maxLagOfShedFirstMs);

  const count = (reason: ShedReason): void => {
    metrics?.countShed(reason);
    shed ??= {};
    shed[reason] = (shed[reason] ?? 0) + 1;
  };
  // Logging each refused call would cost more than the call.
  const logShed = (now: number): void => {
    if (!shed || now - loggedAt < logEveryMs) return;
    log.warn({ shed }, 'calls were refused, because there are more than the process can serve');
    shed = undefined;
    loggedAt = now;
  };

  // Startup blocks the event loop before there are callers, so it does not count as lag.
  app.addHook('onListen', async () => {
    lastTick = performance.now();
    timer = setInterval(() => {
      const now = performance.now();
      lagMs = now - lastTick - tickMs;
      lastTick = now;
      turns.refuseLate();
      logShed(now);
    }, tickMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));

  app.addHook('onRequest', (request, reply, done) => {
    const refuse = (reason: ShedReason): void => {
      count(reason);
      done(refusal);
    };
    const currentLagMs = Math.max(lagMs, performance.now() - lastTick - tickMs);
    if (currentLagMs > maxLagOf(request, limits)) refuse('event_loop');
    else if (request.routeOptions.config.isShedFirst !== true) done();
    else turns.take(reply.raw, (isRefused) => (isRefused ? refuse('turn') : done()));
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    turns.end(reply.raw);
    done(null, payload);
  });
  return { queueOfShedFirst: { max: limits.maxWaiting, onRefused: () => count('pool') } };
}

function maxLagOf(
  { routeOptions: { config } }: FastifyRequest,
  { maxLagOfShedFirstMs, maxLagMs }: LoadLimits,
): number {
  if (config.signed === true || config.isFile === true || config.probe === 'liveness') return Infinity;
  return config.isShedFirst === true ? maxLagOfShedFirstMs : maxLagMs;
}
