import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { connect, startupTimeouts, type Db } from './connection.ts';
import { migrate } from './migrate.ts';

const maxWaitMs = 30_000;
const pauseMs = 500;

/**
 * Waits for PostgreSQL, runs the migrations, then `fill`, on one connection with the query timeout for startup.
 *
 * @param fill - imports the data that the product ships; may run again after a lost connection
 * @throws DatabaseUnavailable when PostgreSQL is not available within 30 s
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
    onError: (error) => log.warn({ err: error }, 'database connection'),
  });
  try {
    for (let waited = 0; ; waited += pauseMs) {
      try {
        await migrate(db);
        await fill(db);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable) || waited >= maxWaitMs) throw error;
        if (waited === 0) log.warn({ err: error }, 'waiting for PostgreSQL');
        await wait(pauseMs);
      }
    }
  } finally {
    await db.destroy();
  }
}
