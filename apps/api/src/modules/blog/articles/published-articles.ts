import { setTimeout as wait } from 'node:timers/promises';
import { snapshotOf } from '#database/committed-since.ts';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { withinDatabaseTime, withoutDatabaseTime } from '#database/request-time.ts';
import type { Log, Services } from '#integrations/services.ts';
import { storedEditorName } from '#modules/blog/schedule/queries.ts';
import { PublishedList } from './published-list.ts';
import { publishedAfter, publishedSince } from './published-queries.ts';

const batch = 500;
/** While PostgreSQL is away, readers wait for it no longer than this and get what is known. */
const maxAwayWaitMs = 100;

/**
 * The published articles of this process. They are read once, and after that only those that have changed, as soon as a change is
 * announced. While PostgreSQL is away, readers get the articles that were known before.
 */
export class PublishedArticles {
  readonly #services: Pick<Services, 'db' | 'lists' | 'changes'>;
  readonly #log: Pick<Log, 'warn'>;
  #list: PublishedList | undefined;
  /** The state of PostgreSQL up to which the list is known. */
  #snapshot = '';
  #version = -1;
  #removals = -1;
  #reading: Promise<void> = Promise.resolve();
  #isAway = false;

  constructor(services: Pick<Services, 'db' | 'lists' | 'changes'>, log: Pick<Log, 'warn'>) {
    this.#services = services;
    this.#log = log;
  }

  /**
   * The articles as of now. The list changes in place: use it before the next `await`.
   *
   * @throws DatabaseUnavailable when PostgreSQL is away and no article was read before
   */
  async read(): Promise<PublishedList> {
    const known = this.#list;
    if (known && this.#isAway) {
      // A failure was logged when it was noticed.
      await Promise.race([this.#catchUp().catch(() => undefined), wait(maxAwayWaitMs)]);
      return known;
    }
    try {
      return await this.#catchUp();
    } catch (error) {
      if (!known || !(error instanceof DatabaseUnavailable)) throw error;
      this.#isAway = true;
      this.#log.warn({ err: error }, 'articles are shown as they were before PostgreSQL was lost');
      return known;
    }
  }

  async #catchUp(): Promise<PublishedList> {
    const { changes } = this.#services;
    const version = await changes.versionOf(['articles']);
    if (this.#list && version <= this.#version) return this.#current(this.#list);
    // One after the other. Who waits finds that the one before has read enough.
    const reading = this.#reading.then(
      () => this.#readChanges(version),
      () => this.#readChanges(version),
    );
    this.#reading = reading;
    await withinDatabaseTime(() => reading);
    if (!this.#list) throw new Error('The articles were not read.');
    return this.#current(this.#list);
  }

  #current(list: PublishedList): PublishedList {
    this.#isAway = false;
    return list;
  }

  /** The work is for all readers, and not part of the request that begins it. */
  #readChanges(version: number): Promise<void> {
    return withoutDatabaseTime(async () => {
      if (this.#list && version <= this.#version) return;
      const removals = await this.#services.changes.versionOf(['articleRemovals']);
      if (!this.#list || removals !== this.#removals) await this.#readAll();
      else await this.#readSince(this.#list);
      this.#removals = removals;
      this.#version = version;
    });
  }

  async #readAll(): Promise<void> {
    const list = this.#list ?? new PublishedList();
    // What changes while the rows are read is read again.
    this.#snapshot = await snapshotOf(this.#services.db);
    await this.#services.lists.read(async (db) => {
      const ids = new Set<number>();
      for (let last = 0; ;) {
        const rows = await publishedAfter(db, last, batch);
        for (const row of rows) {
          ids.add(row.id);
          list.put(row);
        }
        if (rows.length < batch) break;
        last = rows.at(-1)?.id ?? last;
      }
      list.keepOnly(ids);
    });
    await this.#readSince(list);
    this.#list = list;
  }

  async #readSince(list: PublishedList): Promise<void> {
    const { db } = this.#services;
    // Before the rows: what is committed in between is read once more.
    const snapshot = await snapshotOf(db);
    const [changed, checkedBy] = await Promise.all([
      publishedSince(db, this.#snapshot),
      storedEditorName(db),
    ]);
    for (const { id, row } of changed) {
      if (row) list.put(row);
      else list.remove(id);
    }
    list.nameEditor(checkedBy);
    this.#snapshot = snapshot;
  }
}
