import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { connect, poolUse } from '#database/connection.ts';
import type { Metrics } from '#integrations/metrics/metrics.ts';
import type { Log, Services } from '#integrations/services.ts';
import type { CacheUse } from '#kernel/cache-use.ts';
import { readStoredCounts } from '#modules/metrics/read-stored-counts.ts';

/** The label of requests that match no route, so that made-up addresses make no metrics. */
const unknownRoute = '(unknown)';

/** Counts every request by its route when it is answered. Register it before other hooks and the routes. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url } = request.routeOptions;
    metrics.countRequest({
      method: request.method,
      route: url === undefined || request.is404 ? unknownRoute : contractNotation(url),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1_000,
    });
    done();
  });
}

const notations = new Map<string, string>();

/** `/api/user/:uid` as `/api/user/{uid}`. There are only as many as routes. */
function contractNotation(url: string): string {
  const known = notations.get(url);
  if (known !== undefined) return known;
  const notation = url.replaceAll(/:(\w+)/g, '{$1}');
  notations.set(url, notation);
  return notation;
}

/**
 * Serves `/metrics` on the port of the configuration, apart from the product. Has one connection to PostgreSQL, so that the
 * metrics do not wait for the pools that they describe.
 *
 * @returns `undefined` when no port is configured
 */
export async function serveMetrics(
  { config, metrics, db, lists, urgentDb, events }: Services,
  cache: CacheUse,
  log: Log,
): Promise<{ port: number; close: () => Promise<void> } | undefined> {
  if (!config.metrics || !metrics) return undefined;
  const reader = connect({
    url: config.directDatabaseUrl,
    connections: 1,
    onError: (error) => log.warn({ err: error }, 'database connection'),
  });
  const readCounts = readStoredCounts(reader);
  metrics.readFrom({
    pools: { requests: () => poolUse(db), lists: () => lists.use, urgent: () => poolUse(urgentDb) },
    cache,
    events,
    stored: async () => {
      try {
        return await readCounts();
      } catch (error) {
        log.warn({ err: error }, 'the metrics of the database were not read');
        return undefined;
      }
    },
  });
  const server = metricsServer(metrics, log);
  await listen(server, config.metrics);
  const { port } = server.address() as AddressInfo;
  log.info({ host: config.metrics.host, port }, 'metrics are served');
  return {
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await reader.destroy();
    },
  };
}

const metricsServer = (metrics: Metrics, log: Log): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('The metrics are at GET /metrics.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics were not written');
        response.writeHead(500).end();
      },
    );
  });

const listen = (server: Server, { host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
