import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseUnavailable, isUnavailable, isConnectionLost } from './database-unavailable.ts';

/**
 * Wraps a pool. Its queries throw {@link DatabaseUnavailable} when PostgreSQL is unavailable, and the failed connection is
 * closed: after a client-side timeout the driver would send the next query on a connection that still waits for the
 * previous result.
 */
export function resilient(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return watched(await pool.connect());
      } catch (error) {
        throw isUnavailable(error) ? new DatabaseUnavailable(error) : error;
      }
    },
  };
}

function watched(client: PoolClient): PostgresPoolClient {
  let lost: DatabaseUnavailable | undefined;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // Fails at once, because the rollback of a transaction would wait for another timeout.
    if (lost) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
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
