import { DatabaseError } from 'pg';

/** PostgreSQL is unreachable, stopping, out of resources or too slow. The query itself is not the cause. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('PostgreSQL is not available.', { cause });
  }
}

/** The request can be refused at little cost, and too many others wait for a connection. */
export class QueueTooLong extends DatabaseUnavailable {}

/**
 * SQLSTATEs of an unavailable server: connection exceptions (08), insufficient resources (53), shutdown (57P), system
 * errors (58), a canceled statement, a lock or idle timeout, a read-only standby, a deadlock.
 */
const unavailableStates = /^(08|53|57P|58)|^(57014|55P03|25P03|25006|40P01)$/;

/** Messages and codes of the driver for a lost or failed connection. These errors have no SQLSTATE. */
const unavailableMessages =
  /connection|timeout|terminated|not queryable|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT/i;

/** Whether a driver error means that the database is unavailable, as opposed to a wrong query. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) return unavailableStates.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  // A host with several addresses fails with an AggregateError, whose message is empty.
  return (
    unavailableMessages.test(`${code} ${error.message}`) ||
    (error instanceof AggregateError && error.errors.some(isUnavailable))
  );
}

/** Whether the connection is unusable. It can still run queries after a statement or lock timeout. */
export const isConnectionLost = (error: unknown): boolean =>
  !(error instanceof DatabaseError) || /^(08|57P)/.test(error.code ?? '');
