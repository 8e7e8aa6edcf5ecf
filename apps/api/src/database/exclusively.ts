import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** Any number does that nothing else locks by. */
const lockSpace = 7_010;

/**
 * Runs work of which there is one at a time, whichever process it runs in. The lock belongs to a connection, so that a
 * process that dies leaves nothing locked behind, and no transaction stays open while the work takes its time.
 *
 * @returns what the work returns, or `'taken'` where somebody is at it already
 */
export async function exclusively<T>(db: Db, name: string, work: () => Promise<T>): Promise<T | 'taken'> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isFree: boolean }>`
      select pg_try_advisory_lock(${lockSpace}, hashtext(${name})) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) return 'taken';
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${lockSpace}, hashtext(${name}))`.execute(connection);
    }
  });
}
