import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Db } from './connection.ts';
import { withinDatabaseTime, withoutDatabaseTime } from './request-time.ts';

/** What answers are made from. Triggers write the topic of each change. */
export type Topic = 'companies' | 'carBrands' | 'usStates' | 'refreshes' | 'articles' | 'articleRemovals';

/** Interval at which the changes are read even if none was announced. */
const pollMs = 2_000;
/** Without an answer on the listening connection for this long, each reader asks PostgreSQL. */
const maxSilenceMs = 5_000;
const retryMs = 1_000;
/** Changes are stored for so long. A process asks far more often. */
const keptHours = 24;

interface Options {
  /** A `postgres://` URL, for a connection that listens. */
  url: string;
  onError: (error: Error) => void;
}

/**
 * Counts for each topic the changes that were committed, so that answers can be kept while nothing changes.
 *
 * PostgreSQL announces each change, and its announcements, the writes of this process, and every two seconds the clock make
 * the next reader ask which transactions were committed since. So an answer is never older than what this process has
 * written, and a lost announcement is noticed. Without a listening connection every reader asks.
 */
export class ContentChanges {
  readonly #db: () => Db;
  readonly #options: Options;
  readonly #versions = new Map<Topic, number>();
  #snapshot: string | undefined;
  #mayHaveChanged = true;
  #checking: Promise<void> | undefined;
  #nextCheck: Promise<void> | undefined;
  #listening: Promise<void> | undefined;
  #heardAt = -Infinity;
  readonly #stopping = new AbortController();

  /** @param db - the pool by which readers ask */
  constructor(db: () => Db, options: Options) {
    this.#db = db;
    this.#options = options;
  }

  /** Call it when this process has written. */
  readonly expect = (): void => {
    this.#mayHaveChanged = true;
  };

  /**
   * A number that is higher after each change of the topics that was committed before the call. Read it before the content.
   *
   * @throws DatabaseUnavailable when PostgreSQL must be asked and does not answer
   */
  versionOf(topics: readonly Topic[]): number | Promise<number> {
    return this.knownVersionOf(topics) ?? this.#sumOfNow(topics);
  }

  /** {@link versionOf}, or `undefined` if PostgreSQL must be asked. */
  knownVersionOf(topics: readonly Topic[]): number | undefined {
    this.#listening ??= this.#listen();
    // While a check runs, what it will find is not counted yet.
    return this.#hasHeardOfAll && !this.#checking ? this.#sum(topics) : undefined;
  }

  /** Whether a check has begun after the last change of which this process could know. */
  get #hasHeardOfAll(): boolean {
    return !this.#mayHaveChanged && performance.now() - this.#heardAt < maxSilenceMs;
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#listening;
  }

  async #sumOfNow(topics: readonly Topic[]): Promise<number> {
    await withinDatabaseTime(() => this.#check());
    return this.#sum(topics);
  }

  #sum(topics: readonly Topic[]): number {
    let sum = 0;
    for (const topic of topics) sum += this.#versions.get(topic) ?? 0;
    return sum;
  }

  /** A check that has begun may not see what was committed since. If something was, one more serves all who wait. */
  #check(): Promise<void> {
    if (!this.#checking) return this.#begin();
    if (this.#hasHeardOfAll) return this.#checking;
    this.#nextCheck ??= this.#checking.then(
      () => this.#begin(),
      () => this.#begin(),
    );
    return this.#nextCheck;
  }

  #begin(): Promise<void> {
    this.#nextCheck = undefined;
    this.#checking = withoutDatabaseTime(() => this.#read()).finally(() => (this.#checking = undefined));
    return this.#checking;
  }

  async #read(): Promise<void> {
    this.#mayHaveChanged = false;
    try {
      const { rows } = await changesSince(this.#snapshot).execute(this.#db());
      const [found] = rows;
      if (!found) throw new Error('PostgreSQL returned no changes.');
      this.#snapshot = found.snapshot;
      for (const topic of found.topics) this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
    } catch (error) {
      this.#mayHaveChanged = true;
      throw error;
    }
  }

  /** Listens until the stop, and connects again after a failure. */
  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    let hasFailed = false;
    while (!signal.aborted) {
      try {
        await this.#listenOnce(signal);
        hasFailed = false;
      } catch (error) {
        // One line for each failure, and not for each attempt to connect again.
        if (!signal.aborted && !hasFailed)
          this.#options.onError(error instanceof Error ? error : new Error(String(error)));
        hasFailed = true;
      }
      await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #listenOnce(signal: AbortSignal): Promise<void> {
    const client = new Client({
      connectionString: this.#options.url,
      connectionTimeoutMillis: pollMs,
      query_timeout: pollMs,
      keepAlive: true,
      application_name: 'zodiac-atlas-changes',
    });
    const lost = new AbortController();
    client.on('error', () => lost.abort());
    client.on('end', () => lost.abort());
    client.on('notification', this.expect);
    try {
      await client.connect();
      await client.query('listen content_changes');
      const ended = AbortSignal.any([signal, lost.signal]);
      while (!ended.aborted) {
        // Nothing was heard before this connection listened, so the next reader asks.
        await client.query(
          `delete from content_changes where changed_at < now() - interval '${keptHours} hours'`,
        );
        this.expect();
        this.#heardAt = performance.now();
        await wait(pollMs, undefined, { signal: ended, ref: false }).catch(() => undefined);
      }
    } finally {
      this.#heardAt = -Infinity;
      await client.end().catch(() => undefined);
    }
  }
}

/** The topics that were changed by transactions that were committed since a snapshot. */
const changesSince = (snapshot: string | undefined) => sql<{ snapshot: string; topics: Topic[] }>`
  select pg_current_snapshot()::text as snapshot,
    coalesce((
      select json_agg(distinct topic) from content_changes
      where changed_in >= pg_snapshot_xmin(${snapshot ?? null}::pg_snapshot)
        and not pg_visible_in_snapshot(changed_in, ${snapshot ?? null}::pg_snapshot)
        and pg_visible_in_snapshot(changed_in, pg_current_snapshot())
    ), '[]') as topics`;
