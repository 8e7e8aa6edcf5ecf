import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { resilient } from './resilient-pool.ts';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

interface PoolSettings {
  /** A `postgres://` URL. */
  url: string;
  /** Maximum number of connections of the pool. */
  connections: number;
  /** Called with errors of idle and checked-out connections, which would otherwise end the process. */
  onError: (error: Error) => void;
  /** @defaultValue the timeouts of a request */
  timeouts?: PoolTimeouts;
  /** Called when a statement may have changed content; see {@link ContentWrites}. */
  onWrite?: () => void;
}

export interface PoolTimeouts {
  /** Maximum time to open a connection or to wait for a free one. */
  connectMs: number;
  /** Maximum time of a query. */
  queryMs: number;
}

const requestTimeouts: PoolTimeouts = { connectMs: 1_500, queryMs: 2_000 };
/** For commands of an operator and jobs in a separate process, which may wait for other work instead of failing. */
export const commandTimeouts: PoolTimeouts = { connectMs: 10_000, queryMs: 60_000 };
/** For migrations and imports, which may wait for another process's lock or for a slow disk. */
export const startupTimeouts: PoolTimeouts = { connectMs: 15_000, queryMs: 300_000 };

/** PostgreSQL types, by OID, that are parsed differently than the driver does by default. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  // `bigint`: the driver returns a string. Our counts and ids stay below 2^53.
  20: Number,
  // `date`: the driver returns a Date, which depends on the server's time zone. Keeps `YYYY-MM-DD` instead.
  1082: String,
};

/** Creates a connection pool. It connects on the first query. */
export function connect({
  url,
  connections,
  onError,
  timeouts = requestTimeouts,
  onWrite = () => undefined,
}: PoolSettings): Db {
  const { connectMs, queryMs } = timeouts;
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    types: {
      getTypeParser: ((id: number, format?: 'text') =>
        parsers[id] ?? types.getTypeParser(id, format)) as typeof types.getTypeParser,
    },
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: resilient(pool, { queryMs, onWrite }) }),
    // The keys of JSON values are stored as the code writes them.
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  pools.set(db, pool);
  return db;
}

const pools = new WeakMap<Db, Pool>();

/** The current connections of a pool. */
export interface PoolUse {
  inUse: number;
  idle: number;
  max: number;
  /** Callers that are waiting for a connection. */
  waiting: number;
}

/** Returns the current connections of a pool that {@link connect} created. */
export function poolUse(db: Db): PoolUse {
  const pool = pools.get(db);
  if (!pool) throw new Error('The pool was not made by connect().');
  const { totalCount, idleCount, waitingCount, options } = pool;
  return { inUse: totalCount - idleCount, idle: idleCount, max: options.max, waiting: waitingCount };
}
