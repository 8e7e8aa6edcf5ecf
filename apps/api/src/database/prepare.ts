import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { DatabaseAway } from './database-away.ts';
import { connect, waitsOfStart, type Db } from './connection.ts';
import { migrate } from './migrate.ts';

const patienceMs = 30_000;
const pauseMs = 500;

/**
 * Waits for PostgreSQL, migrates, and runs what fills tables, all on a connection that may wait for its turn.
 *
 * @throws DatabaseAway when PostgreSQL does not come within 30 s
 */
export async function prepareDatabase(
  url: string,
  log: Pick<Logger, 'warn'>,
  fill: (db: Db) => Promise<void>,
): Promise<void> {
  const db = connect({
    url,
    connections: 1,
    waits: waitsOfStart,
    onError: (error) => log.warn({ err: error }, 'database connection'),
  });
  try {
    for (let waited = 0; ; waited += pauseMs) {
      try {
        await migrate(db);
        await fill(db);
        return;
      } catch (error) {
        if (!(error instanceof DatabaseAway) || waited >= patienceMs) throw error;
        if (waited === 0) log.warn({ err: error }, 'waiting for PostgreSQL');
        await wait(pauseMs);
      }
    }
  } finally {
    await db.destroy();
  }
}
