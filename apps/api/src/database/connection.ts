import { Kysely, PostgresDialect } from 'kysely';
import { Pool, types, type PoolClient } from 'pg';
import type { Database } from './schema.ts';

export type Db = Kysely<Database>;

interface PoolSettings {
  url: string;
  connections: number;
  /** Called with errors of idle and checked-out connections, which would otherwise end the process. */
  onError: (error: Error) => void;
}

const int8 = 20;
types.setTypeParser(int8, Number);

/** Answers within 2.5 s whatever happens to PostgreSQL: 1.5 s to connect, 2 s for a query. */
export function connect({ url, connections, onError }: PoolSettings): Db {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 1_500,
    query_timeout: 2_000,
    statement_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => client.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
]);
const connectionMessages =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|connection timeout/i;

/** Whether an error says that PostgreSQL is away, full or overloaded rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return connectionCodes.has(code) || code.startsWith('08') || connectionMessages.test(error.message);
}
