import { sql } from 'kysely';
import type { Db } from './connection.ts';

/** What PostgreSQL has committed, as it describes that itself. */
export async function snapshotOf(db: Db): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL returned no snapshot.');
  return row.snapshot;
}

/**
 * Whether a row with a column `changed_in` was committed since a snapshot. The first condition is for the index. The last leaves out the
 * rows of a database that was restored from a dump, whose transactions had higher numbers.
 */
export const committedSince = (
  snapshot: string,
) => sql<boolean>`changed_in >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
  and not pg_visible_in_snapshot(changed_in, ${snapshot}::pg_snapshot)
  and pg_visible_in_snapshot(changed_in, pg_current_snapshot())`;
