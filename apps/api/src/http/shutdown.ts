import type { FastifyInstance } from 'fastify';

const hardStopMs = 10_000;
const idleSweepMs = 100;

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
  return {
    get begun() {
      return begun;
    },
    async stop() {
      begun = true;
      // Kept-alive sockets without a request would hold close() open until they time out.
      const sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMs);
      const hardStop = setTimeout(() => app.server.closeAllConnections(), hardStopMs - 1_000);
      try {
        await app.close();
      } finally {
        clearInterval(sweep);
        clearTimeout(hardStop);
      }
    },
  };
}
