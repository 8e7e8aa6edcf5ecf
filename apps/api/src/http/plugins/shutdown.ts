import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const closeIdleIntervalMs = 100;
/** Time from the signal until open connections are closed, so that the process ends within 10 s. */
const maxRequestMs = 8_000;

export interface Shutdown {
  /** Whether the stop has begun. The readiness probe then fails, so that the load balancer sends no new requests. */
  readonly begun: boolean;
  /** Finishes the requests in progress and closes the server. Resolves within 10 s. */
  stop(): Promise<void>;
}

/**
 * Stops the server without dropping requests.
 *
 * @param drainMs - how long the readiness probe fails while requests are still served. The load balancer needs this
 * time to notice. Open connections do not show that it has noticed, because a client may open one connection per
 * request.
 */
export function registerShutdown(app: FastifyInstance, drainMs: number): Shutdown {
  let begun = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (begun) reply.header('connection', 'close');
    done(null, payload);
  });

  async function stop(): Promise<void> {
    begun = true;
    const closeAll = setTimeout(() => app.server.closeAllConnections(), maxRequestMs);
    // New connections are still accepted; `Connection: close` ends each after one response.
    await wait(drainMs);
    // An idle keep-alive connection would delay close() until it times out.
    const closeIdle = setInterval(() => app.server.closeIdleConnections(), closeIdleIntervalMs);
    try {
      await app.close();
    } finally {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
    }
  }

  let stopped: Promise<void> | undefined;
  return {
    get begun() {
      return begun;
    },
    stop: () => (stopped ??= stop()),
  };
}
