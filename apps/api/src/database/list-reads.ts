import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { ApiError } from '#kernel/api-error.ts';
import { poolUse, type Db, type PoolUse } from './connection.ts';
import { QueueTooLong } from './database-unavailable.ts';

/** A replica that lags further behind is not read. */
const maxLagMs = 1_000;
const pollMs = 5;
/** Time for which the replica is not asked after a failed read. */
const restMs = 5_000;

interface Pools {
  /** The primary, through a small pool, so that calls that lead to access get connections. */
  primary: Db;
  replica: Db | undefined;
  /** Called when the primary is read because the replica could not be. */
  onFailure: (error: unknown) => void;
}

/**
 * Reads lists, searches and counts from the replica once it has replayed everything committed before the call, and
 * otherwise from the primary. Callers therefore see what was just written. See
 * docs/decisions/020-postgresql-searches.md.
 */
export class ListReads {
  readonly #pools: Pools;
  #restsUntil = -Infinity;

  constructor(pools: Pools) {
    this.#pools = pools;
  }

  /** @param read - called again with the primary if the replica fails */
  async read<T>(read: (db: Db) => Promise<T>): Promise<T> {
    const { primary, replica, onFailure } = this.#pools;
    if (!replica || performance.now() < this.#restsUntil) return read(primary);
    const position = await writtenUpTo(primary);
    try {
      await untilReplayed(replica, position);
      return await read(replica);
    } catch (error) {
      if (error instanceof ApiError || error instanceof QueueTooLong) throw error;
      this.#restsUntil = performance.now() + restMs;
      onFailure(error);
      return read(primary);
    }
  }

  /** The current connections to the primary. */
  get use(): PoolUse {
    return poolUse(this.#pools.primary);
  }

  async close(): Promise<void> {
    await Promise.all([this.#pools.primary.destroy(), this.#pools.replica?.destroy()]);
  }
}

/** The position up to which the primary's write-ahead log is on disk. */
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
