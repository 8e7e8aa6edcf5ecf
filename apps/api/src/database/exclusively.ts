import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseUnavailable } from './database-unavailable.ts';
import type { Db } from './connection.ts';

/** First key of the advisory locks taken here. `lock.ts` uses other numbers. */
const lockSpace = 7_010;
/** Interval at which the lock is checked while the work runs. */
const checkMs = 1_000;

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
 * session: it is released when the process dies, and needs no open transaction. It is also lost when the connection is
 * lost, so the work must call `confirm` before each commit.
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
    await sql`select pg_advisory_unlock(${lockSpace}, hashtext(${name}))`.execute(connection);
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
