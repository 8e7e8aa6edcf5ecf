import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable, isUnavailable, isConnectionLost } from './database-unavailable.ts';
import { spendDatabaseTime, withinDatabaseTime } from './request-time.ts';

/**
 * Wraps a pool. Its queries throw {@link DatabaseUnavailable} when PostgreSQL is unavailable, or when the database time of
 * the request is used up. The connection is then closed: after a client-side timeout the driver would send the next query
 * on a connection that still waits for the previous result, and a transaction may be open on it.
 *
 * @param queryMs - maximum time of a query
 */
export function resilient(pool: Pool, queryMs: number): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return watched(await withinDatabaseTime(() => pool.connect(), release), queryMs);
      } catch (error) {
        throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
      }
    },
  };
}

const release = (unused: PoolClient): void => unused.release();

function watched(client: PoolClient, queryMs: number): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // Fails at once, because the rollback of a transaction would wait for another timeout.
    if (lost) throw lost;
    try {
      return await spendDatabaseTime((leftMs) => {
        // `query_timeout` of a single query is missing in the types of the driver.
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
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || lost !== undefined),
  };
}
