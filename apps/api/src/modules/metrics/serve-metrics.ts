import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, poolUse } from '#database/connection.ts';
import type { Metrics } from '#integrations/metrics/metrics.ts';
import type { Log, Services } from '#integrations/services.ts';
import type { CacheUse } from '#kernel/cache-use.ts';
import { readStoredCounts } from './read-stored-counts.ts';

/**
 * Serves `/metrics` on the configured port, apart from the product. Uses a separate PostgreSQL connection, so that
 * the metrics do not wait for the pools that they describe.
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
