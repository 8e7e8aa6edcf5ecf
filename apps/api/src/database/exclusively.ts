import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { DatabaseAway } from './database-away.ts';
import type { Db } from './connection.ts';

/** Any number does that nothing else locks by. */
const lockSpace = 7_010;
/** How long work goes on before it learns that its lock is gone. */
const checkMs = 1_000;

/** A lock as the work that runs under it sees it. */
export interface HeldLock {
  /** Aborts soon after the lock was lost with its connection, so that long work need not be finished. */
  readonly signal: AbortSignal;
  /**
   * Called last in each transaction of the work: what was done without the lock is rolled back, because another may have
   * begun the same.
   *
   * @throws DatabaseAway where the lock was lost
   */
  confirm(): Promise<void>;
}

/**
 * Runs work of which there is one at a time, whichever process it runs in. The lock belongs to a connection, so that a
 * process that dies leaves nothing locked behind, and no transaction stays open while the work takes its time. The other
 * side of that: the lock ends when its connection does, which the work must ask about before it commits.
 *
 * @returns the result of the work, even if releasing the lock fails, or `'taken'` if the lock is held elsewhere
 */
export async function exclusively<T>(
  db: Db,
  name: string,
  work: (lock: HeldLock) => Promise<T>,
): Promise<T | 'taken'> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) return 'taken';
    const lost = new AbortController();
    const done = new AbortController();
    // The server ends the lock with the connection, so that a connection that answers still has it.
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
    // The work is told by its signal; here the watch only ends.
    if (!done.aborted && !(error instanceof DatabaseAway)) throw error;
  }
}

/** Whatever the work has saved is saved: a lock that cannot be given back must not turn it into a failure. */
async function unlock(connection: Db, name: string): Promise<void> {
  try {
    await sql`select pg_advisory_unlock(${lockSpace}, hashtext(${name}))`.execute(connection);
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
    await endSession(connection);
  }
}

/** A connection that may still hold the lock must not go back to the pool; its end ends the lock. */
async function endSession(connection: Db): Promise<void> {
  try {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(connection);
  } catch (error) {
    if (!(error instanceof DatabaseAway)) throw error;
  }
}
