import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const idleSweepMs = 100;
/** From the signal on. A request that takes longer is cut, so that the process ends within 10 s. */
const cutAfterMs = 8_000;

export interface Shutdown {
  /** Whether a stop has begun: readiness turns red first, so that no new work arrives. */
  readonly begun: boolean;
  /** Finishes what is in flight, closes, and resolves within 10 s. */
  stop(): Promise<void>;
}

/**
 * @param drainMs - how long readiness is red while calls are still served. A balancer needs it to notice, and nothing
 * else tells when it has: clients that open a connection for each call leave none open in between.
 */
export function registerShutdown(app: FastifyInstance, drainMs: number): Shutdown {
  let begun = false;
  app.addHook('onSend', async (_request, reply) => {
    if (begun) reply.header('connection', 'close');
  });

  async function stop(): Promise<void> {
    begun = true;
    const cut = setTimeout(() => app.server.closeAllConnections(), cutAfterMs);
    // New connections are still taken, and every answer says that it is the last on its connection.
    await wait(drainMs);
    // A kept-alive socket without a request would hold close() open until it times out.
    const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
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
