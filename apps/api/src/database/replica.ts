import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { snapshotOf } from './committed-since.ts';
import type { Db } from './connection.ts';

/** A replica that is further behind is not read. */
const maxLagMs = 1_000;
const pollMs = 20;

interface Replica {
  db: Db;
  /** Called when the replica could not be read, and the primary is read instead. */
  onFailure: (error: unknown) => void;
}

const replicas = new WeakMap<Db, Replica>();

/** Lets the long reads of a pool go to a streaming replica of its server. */
export const setReplica = (db: Db, replica: Replica): void => void replicas.set(db, replica);

/** The pool of {@link setReplica}, if there is one. */
export const replicaOf = (db: Db): Db | undefined => replicas.get(db)?.db;

/**
 * Reads much at once, by the replica of the pool if it has one. The replica is read when it has replayed all that was committed
 * before the call. If it is too far behind, or fails, the pool itself is read; see docs/decisions/018-read-replica.md.
 *
 * @param read - reads by a pool. It is also given what PostgreSQL had committed before: a later change may be missing in what it
 *   reads. It is called once more if the replica fails
 */
export async function readMuch<T>(db: Db, read: (db: Db, snapshot: string) => Promise<T>): Promise<T> {
  const snapshot = await snapshotOf(db);
  const replica = replicas.get(db);
  if (!replica) return read(db, snapshot);
  try {
    await untilReplayed(replica.db, await writtenUpTo(db));
    return await read(replica.db, snapshot);
  } catch (error) {
    replica.onFailure(error);
    return read(db, snapshot);
  }
}

/** The position in the write-ahead log before which everything is on the primary's disk. */
async function writtenUpTo(primary: Db): Promise<string> {
  const { rows } = await sql<{
    position: string;
  }>`select pg_current_wal_flush_lsn()::text as position`.execute(primary);
  return rows[0]?.position ?? '';
}

async function untilReplayed(replica: Db, position: string): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    const { rows } = await sql<{ isReplayed: boolean | null }>`
      select pg_last_wal_replay_lsn() >= ${position}::pg_lsn as is_replayed`.execute(replica);
    if (rows[0]?.isReplayed) return;
    if (performance.now() - startedAt > maxLagMs)
      throw new Error(`The replica has not replayed ${position} within ${maxLagMs} ms.`);
    await wait(pollMs);
  }
}
