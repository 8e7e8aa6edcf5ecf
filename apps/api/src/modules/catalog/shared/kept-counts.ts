import { LRUCache } from 'lru-cache';
import type { ContentWrites } from '#database/content-writes.ts';
import { withinDatabaseTime } from '#database/request-time.ts';
import { maxCounted } from './listing.ts';

const maxKept = 500;
const keptMs = 60_000;
/** A count that nobody has read for this long is not shown, even while the list is counted again. */
const maxUnreadMs = 600_000;
/** The counts of a shorter list are not kept, because counting takes only a few milliseconds. */
const minKept = 1_000;

interface Kept<Counted> {
  counting: Promise<Counted>;
  startedAt: number;
  /** The writes of this process that the count contains. */
  writes: number;
  /** Whether the list has more than {@link maxCounted} rows, so that nobody waits for them to be counted again. */
  isLong: boolean;
}

/**
 * Keeps the counts of lists with at least a thousand rows for a minute. A list of at most {@link maxCounted} rows is
 * also counted again after a write of this process. While a longer list is counted again, its readers get the previous
 * count. Concurrent callers share one count.
 */
export class KeptCounts<Counted extends { total: number }> {
  readonly #writes: Pick<ContentWrites, 'count'>;
  readonly #now: () => number;
  readonly #kept = new LRUCache<string, Kept<Counted>>({ max: maxKept });

  /** @param now - a monotonic clock in milliseconds */
  constructor(writes: Pick<ContentWrites, 'count'>, now = () => performance.now()) {
    this.#writes = writes;
    this.#now = now;
  }

  /** @param key - identifies the filters and the search */
  async read(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const kept = this.#kept.get(key);
    const ageMs = kept ? this.#now() - kept.startedAt : Infinity;
    const isFresh = ageMs < keptMs && (kept?.isLong === true || kept?.writes === this.#writes.count);
    if (kept && isFresh) return withinDatabaseTime(() => kept.counting);
    const before = kept?.isLong && ageMs < maxUnreadMs ? kept : undefined;
    const counting = this.#count(key, count, before);
    return before ? before.counting : counting;
  }

  /** @param before - the count to keep if the list cannot be counted now */
  #count(key: string, count: () => Promise<Counted>, before: Kept<Counted> | undefined): Promise<Counted> {
    const entry = {
      counting: count(),
      startedAt: this.#now(),
      writes: this.#writes.count,
      isLong: false,
    };
    // Keeps other callers from counting the list as well.
    this.#kept.set(key, before ? { ...before, startedAt: entry.startedAt } : entry);
    const drop = (): void => {
      if (this.#kept.peek(key) === entry) this.#kept.delete(key);
    };
    const settle = ({ total }: Counted): void => {
      entry.isLong = total > maxCounted;
      if (before) this.#kept.set(key, entry);
      if (total < minKept) drop();
    };
    entry.counting.then(settle, drop);
    return entry.counting;
  }
}
