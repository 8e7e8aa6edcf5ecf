import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { connect, startupTimeouts, type Db } from './connection.ts';
import { migrate } from './migrate.ts';

/** A busy machine or a slow disk is not a failure, so the limit is long. */
const maxWaitMs = 15 * 60_000;
const logEveryMs = 30_000;
const pauseMs = 500;

/**
 * Waits for PostgreSQL, runs the migrations, then `fill`, on one connection with the query timeout for startup.
 *
 * @param fill - imports the data that the product ships; may run again after a lost connection
 * @throws DatabaseUnavailable when PostgreSQL is not available within 15 minutes
 */
export async function prepareDatabase(
  url: string,
  log: Pick<Logger, 'warn'>,
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  const db = connect({
    url,
    connections: 1,
    timeouts: startupTimeouts,
    onError: (error) => log.warn({ err: error }, 'a connection to PostgreSQL failed'),
  });
  try {
    const begin = performance.now();
    let loggedAt = -Infinity;
    for (;;) {
      try {
        await migrate(db);
        await fill(db);
        return;
      } catch (error) {
        const now = performance.now();
        if (!(error instanceof DatabaseUnavailable) || now - begin >= maxWaitMs) throw error;
        if (now - loggedAt >= logEveryMs) {
          log.warn({ err: error.cause ?? error }, 'waiting for PostgreSQL');
          loggedAt = now;
        }
        await wait(pauseMs);
      }
    }
  } finally {
    await db.destroy();
  }
}
