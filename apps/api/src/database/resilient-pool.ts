import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { DatabaseAway, isAway, isConnectionLost } from './database-away.ts';

/**
 * A pool that throws {@link DatabaseAway} when PostgreSQL cannot serve, and drops the connection it happened on: after
 * a timeout the driver would hand the next query to a connection that still waits for the last one's answer.
 */
export function resilient(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return watched(await pool.connect());
      } catch (error) {
        throw isAway(error) ? new DatabaseAway(error) : error;
      }
    },
  };
}

function watched(client: PoolClient): PostgresPoolClient {
  let lost: DatabaseAway | undefined;
  const query = async (sql: string, parameters: readonly unknown[]): Promise<unknown> => {
    // A transaction would still try to roll back, and wait as long again.
    if (lost) throw lost;
    try {
      return await client.query(sql, [...parameters]);
    } catch (error) {
      if (!isAway(error)) throw error;
      const away = new DatabaseAway(error);
      if (isConnectionLost(error)) lost = away;
      throw away;
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy === true || lost !== undefined),
  };
}
