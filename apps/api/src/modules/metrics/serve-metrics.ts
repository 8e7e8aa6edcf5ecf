import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, poolUse, type Db } from '#database/connection.ts';
import type { Metrics, StoredCounts } from '#integrations/metrics/metrics.ts';
import type { Log, Services } from '#integrations/services.ts';
import type { CacheUse } from '#kernel/cache-use.ts';
import { countJobs } from '#integrations/job-queue/count-jobs.ts';
import { latestBackupAge } from '#modules/backup/stored-backups.ts';
import { countMails } from '#modules/mails/count-mails.ts';
import { countPayments, countPaymentTasks } from '#modules/payments/ledger/count-payments.ts';

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
    onError: (error) => log.warn({ err: error }, 'a connection to PostgreSQL failed'),
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
        log.warn({ err: error }, 'the metrics of the database could not be read');
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
        log.error({ err: error }, 'the metrics could not be sent');
        response.writeHead(500).end();
      },
    );
  });

const listen = (server: Server, { host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });

/** Minimum time between two readings of PostgreSQL, however often the metrics are scraped. */
const minIntervalMs = 10_000;
/** Counting payments reads all of them, so they are counted less often. */
const minPaymentsIntervalMs = 60_000;

/**
 * Returns a function that counts stored rows.
 *
 * @param db - a separate pool
 */
function readStoredCounts(db: Db): () => Promise<StoredCounts> {
  const payments = atMostEach(minPaymentsIntervalMs, () => countPayments(db));
  return atMostEach(minIntervalMs, async () => ({
    queues: await countJobs(db),
    mails: await countMails(db),
    paymentTasks: await countPaymentTasks(db),
    payments: await payments(),
    backupAgeSeconds: await latestBackupAge(db),
  }));
}

/** Caches the latest result for `intervalMs`. Failures are not cached. */
function atMostEach<T>(intervalMs: number, read: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; result: Promise<T> } | undefined;
  return () => {
    if (latest && performance.now() - latest.at < intervalMs) return latest.result;
    const reading = { at: performance.now(), result: read() };
    latest = reading;
    reading.result.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.result;
  };
}
