import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { ContentWrites } from './content-writes.ts';
import { DatabaseUnavailable, isUnavailable, isConnectionLost } from './database-unavailable.ts';
import { checkQueue, spendDatabaseTime, withinDatabaseTime } from './request-time.ts';

interface Parts {
  /** Maximum time of a query. */
  queryMs: number;
  /** Called after each statement that writes content, and after the commit of its transaction. */
  onWrite: () => void;
}

/**
 * Wraps a pool. Its queries throw {@link DatabaseUnavailable} when PostgreSQL is unavailable, or when the database time of
 * the request is used up. The connection is then closed: after a client-side timeout the driver would send the next query
 * on a connection that still waits for the previous result, and a transaction may be open on it.
 */
export function resilient(pool: Pool, parts: Parts): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      checkQueue(pool.waitingCount);
      try {
        return watched(await withinDatabaseTime(() => pool.connect(), release), parts);
      } catch (error) {
        throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
      }
    },
  };
}

const release = (unused: PoolClient): void => unused.release();

function watched(client: PoolClient, { queryMs, onWrite }: Parts): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  let hasWritten = false;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // Fails at once, because the rollback of a transaction would wait for another timeout.
    if (lost) throw lost;
    try {
      return await spendDatabaseTime((leftMs) => {
        // The driver's types lack `query_timeout` of a single query.
        const timed = {
          text: sql,
          values: [...parameters],
          query_timeout: Math.ceil(Math.min(queryMs, leftMs)),
        };
        return client.query(timed);
      });
    } catch (error) {
      if (error instanceof DatabaseUnavailable) {
        lost = error;
        throw error;
      }
      if (!isUnavailable(error)) throw error;
      const unavailable = new DatabaseUnavailable(error);
      if (isConnectionLost(error)) lost = unavailable;
      throw unavailable;
    } finally {
      // A failed statement may have written, too.
      hasWritten ||= ContentWrites.isOne(sql);
      if (hasWritten) onWrite();
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || lost !== undefined),
  };
}
