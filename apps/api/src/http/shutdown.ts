import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a balancer and kept-alive clients have to hear of the stop while they are still served. */
const drainMs = 1_000;
const idleSweepMs = 100;
/** A request that takes longer is cut, so that the process ends within 10 s. */
const cutAfterMs = 8_000;

export interface Shutdown {
  /** Whether a stop has begun: readiness turns red first, so that no new work arrives. */
  readonly begun: boolean;
  /** Finishes what is in flight, closes, and resolves within 10 s. */
  stop(): Promise<void>;
}

export function registerShutdown(app: FastifyInstance): Shutdown {
  let begun = false;
  app.addHook('onSend', async (_request, reply) => {
    if (begun) reply.header('connection', 'close');
  });

  /** New connections are still taken, and every answer says that it is the last on its connection. */
  async function drain(): Promise<void> {
    for (let waited = 0; waited < drainMs && (await connectionsOf(app)) > 0; waited += idleSweepMs) {
      await wait(idleSweepMs);
    }
  }

  async function stop(): Promise<void> {
    begun = true;
    await drain();
    // A kept-alive socket without a request would hold close() open until it times out.
    const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
    const cut = setTimeout(() => app.server.closeAllConnections(), cutAfterMs);
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

const connectionsOf = (app: FastifyInstance): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
