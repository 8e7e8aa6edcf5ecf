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
  /** For work at start, which may wait for a lock or for another process's migration. */
  patient?: boolean;
}

/** Together below 2.5 s, the longest any caller waits for an answer whatever happens to PostgreSQL. */
const connectMs = 1_500;
const queryMs = 2_000;
const patientQueryMs = 60_000;

const int8 = 20;

/** Connects when first used. */
export function connect({ url, connections, onError, patient = false }: PoolSettings): Db {
  const timeout = patient ? patientQueryMs : queryMs;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: timeout,
    statement_timeout: timeout,
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
