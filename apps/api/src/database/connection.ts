import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { resilient } from './resilient-pool.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

interface PoolSettings {
  url: string;
  connections: number;
  /** Called with errors of idle and checked-out connections, which would otherwise end the process. */
  onError: (error: Error) => void;
  /** Those of a call unless stated. */
  waits?: Waits;
}

/** How long to wait for a connection, new or free again, and for the answer to a query. */
export interface Waits {
  connectMs: number;
  queryMs: number;
}

/** Either below 2.5 s, the longest any caller waits for an answer whatever happens to PostgreSQL. */
const waitsOfCall: Waits = { connectMs: 1_500, queryMs: 2_000 };
/** For work at start, which may wait for a lock or for another process's migration. */
export const waitsOfStart: Waits = { ...waitsOfCall, queryMs: 60_000 };

const int8 = 20;

/** Connects when first used. */
export function connect({ url, connections, onError, waits = waitsOfCall }: PoolSettings): Db {
  const { connectMs, queryMs } = waits;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    // Counts and ids stay far below 2^53, so they are numbers here rather than the driver's strings.
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        id === int8 ? Number : types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: resilient(pool) }) });
}
