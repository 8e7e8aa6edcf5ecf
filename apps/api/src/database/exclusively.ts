import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Db } from './connection.ts';

/** First key of the advisory locks of `exclusively`. `lock` uses other numbers. */
const lockSpace = 7_010;
/** Interval at which the lock is checked while the work runs. */
const checkMs = 1_000;
/** Time without a check after which PostgreSQL ends the session: the process hangs, or its machine is gone. */
const maxSilenceMs = 10_000;

/** The lock that the work holds. */
export interface HeldLock {
  /** Aborts within about a second after the connection, and with it the lock, is lost. */
  readonly signal: AbortSignal;
  /**
   * Checks that the lock is still held. Call it last in each transaction of the work: if it throws, the transaction is
   * rolled back, because another process may have begun the same work.
   *
   * @throws DatabaseUnavailable when the lock was lost
   */
  confirm(): Promise<void>;
}

/**
 * Runs work under an advisory lock, so that it runs once at a time across all processes. The lock belongs to a database
 * session: it is released when the process dies, or has hung for ten seconds, and needs no open transaction. It is also
 * lost when the connection is lost, so the work must call `confirm` before each commit.
 *
 * @param name - the name of the lock
 * @param work - receives the lock; long work should stop when its signal aborts
 * @returns the result of the work, even if releasing the lock fails, or `'taken'` if the lock is held elsewhere
 */
export async function exclusively<T>(
  db: Db,
  name: string,
  work: (lock: HeldLock) => Promise<T>,
): Promise<T | 'taken'> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as is_free`.execute(connection);
    if (!rows[0]?.isFree) return 'taken';
    const lost = new AbortController();
    const done = new AbortController();
    // PostgreSQL releases the lock with the session, so a session that answers still holds it.
    const confirm = async (): Promise<void> => {
      try {
        lost.signal.throwIfAborted();
        await sql`select 1`.execute(connection);
      } catch (error) {
        lost.abort(error);
        throw error;
      }
    };
    const watching = watch(confirm, done.signal);
    try {
      await sql`select set_config('idle_session_timeout', ${String(maxSilenceMs)}, false)`.execute(
        connection,
      );
      return await work({ signal: lost.signal, confirm });
    } finally {
      done.abort();
      await watching;
      await unlock(connection, name);
    }
  });
}

async function watch(confirm: () => Promise<void>, done: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await wait(checkMs, undefined, { signal: done, ref: false });
      await confirm();
    }
  } catch (error) {
    // The loop ends, because `confirm` has aborted the signal of the work.
    if (!done.aborted && !(error instanceof DatabaseUnavailable)) throw error;
  }
}

/** Releases the lock. A failure is not reported, because the work has already been committed. */
async function unlock(connection: Db, name: string): Promise<void> {
  try {
    // Null restores the setting of the connection.
    await sql`
      select pg_advisory_unlock(${lockSpace}, hashtext(${name})), set_config('idle_session_timeout', null, false)`.execute(
      connection,
    );
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    await endSession(connection);
  }
}

/** Terminates a session that may still hold the lock, so that it does not return to the pool. */
async function endSession(connection: Db): Promise<void> {
  try {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection);
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
  }
}

type Lock = 'intent' | 'user' | 'card' | 'address';

const lockSpaces: Readonly<Record<Lock, number>> = {
  intent: 7_001,
  user: 7_002,
  address: 7_003,
  card: 7_004,
};

/**
 * Takes an advisory lock on a name until the transaction ends. The row need not exist yet. Lock a user before you
 * write a row of that user: two transactions that write first and then lock can deadlock.
 */
export async function lock(trx: Db, kind: Lock, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockSpaces[kind]}::int, hashtext(${name}))`.execute(trx);
}
