import { setImmediate as pause } from 'node:timers/promises';
import type { Db } from '#database/connection.ts';
import { readMuch } from '#database/replica.ts';
import { withoutDatabaseTime } from '#database/request-time.ts';
import { openingsVersion, snapshotRows } from '../queries.ts';
import { OpeningSnapshot } from './opening-snapshot.ts';

/** A request waits for a new snapshot if the last one had fewer openings. Otherwise it gets the one before. */
const maxAwaitedSize = 5_000;
/** Reading takes at most this part of the time while openings change without a pause. */
const maxShareOfTime = 0.05;
/** Names and signs of companies change without a new version. */
const maxAgeMs = 300_000;
const rowsPerQuery = 2_000;

interface Current {
  snapshot: OpeningSnapshot;
  version: number;
  readAt: number;
  tookMs: number;
}

/** Keeps the snapshot of all open roles of this process up to date. */
export class CurrentSnapshot {
  readonly #db: Db;
  #current: Current | undefined;
  #reading: Promise<OpeningSnapshot> | undefined;

  constructor(db: Db) {
    this.#db = db;
  }

  /**
   * Returns the snapshot of the latest version. While many openings are read again, it is that of the version before.
   *
   * @param onError - called if they cannot be read again; the next call tries again
   */
  async read(onError: (error: unknown) => void): Promise<OpeningSnapshot> {
    const version = await openingsVersion(this.#db);
    const current = this.#current;
    if (!current) return this.#readOnce(version);
    const age = performance.now() - current.readAt;
    if (current.version === version && age < maxAgeMs) return current.snapshot;
    if (current.snapshot.size < maxAwaitedSize) return this.#readOnce(version);
    if (age > current.tookMs / maxShareOfTime) this.#readOnce(version).catch(onError);
    return current.snapshot;
  }

  #readOnce(version: number): Promise<OpeningSnapshot> {
    this.#reading ??= withoutDatabaseTime(() => this.#readAll(version)).finally(
      () => (this.#reading = undefined),
    );
    return this.#reading;
  }

  async #readAll(version: number): Promise<OpeningSnapshot> {
    const startedAt = performance.now();
    const snapshot = await readMuch(this.#db, readOpenings);
    snapshot.order('newest');
    const readAt = performance.now();
    this.#current = { snapshot, version, readAt, tookMs: readAt - startedAt };
    return snapshot;
  }
}

async function readOpenings(db: Db): Promise<OpeningSnapshot> {
  const snapshot = new OpeningSnapshot();
  for (let last: number | undefined = 0; last !== undefined;) {
    const rows = await snapshotRows(db, last, rowsPerQuery).execute();
    await snapshot.add(rows, () => pause());
    last = rows.length < rowsPerQuery ? undefined : rows.at(-1)?.id;
  }
  return snapshot;
}
