import { DatabaseError } from 'pg';

/** PostgreSQL is unreachable, stopping, full or too slow: nothing is wrong with the query. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('PostgreSQL cannot be reached, or cannot serve now.', { cause });
  }
}

/**
 * SQLSTATEs of a server that cannot serve: connection trouble, out of resources (a full disk, too many connections),
 * a stopping server, a cancelled or too slow statement, a lock that is not had in time, a read-only standby.
 */
const awayStates = /^(08|53|57P|58)|^(57014|55P03|25P03|25006|40P01)$/;

/** What the driver says of a connection it lost or never got; these errors carry no SQLSTATE. */
const awayMessages =
  /connection|timeout|terminated|not queryable|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/i;

/** Whether an error of the driver says that the database is away rather than that a query is wrong. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return awayStates.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // Several addresses of one host fail together as an AggregateError, whose message is empty.
  return (
    awayMessages.test(`${code} ${error.message}`) ||
    (error instanceof AggregateError && error.errors.some(isAway))
  );
}

/** Whether the connection can carry no further query; a server that answers "too slow" or "locked" still listens. */
export const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(08|57P)/.test(error.code ?? '');
