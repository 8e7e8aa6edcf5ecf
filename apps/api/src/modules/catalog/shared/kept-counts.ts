import { LRUCache } from 'lru-cache';
import type { ContentWrites } from '#database/content-writes.ts';
import { withinDatabaseTime } from '#database/request-time.ts';
import { maxCounted } from './listing.ts';

const maxKept = 500;
const keptMs = 60_000;
/** Fewer rows are counted in a few milliseconds. */
const minKept = 1_000;

interface Kept<Counted> {
  counting: Promise<Counted>;
  /** The writes of this process that the count contains. */
  writes: number;
  /** Whether so many rows are counted that a write does not count them again. */
  isLong: boolean;
}

/**
 * Keeps the counts of lists with more than a thousand rows for a minute, those of at most {@link maxCounted} until this process writes. Callers
 * who come while a list is counted share its count.
 */
export class KeptCounts<Counted extends { total: number }> {
  readonly #writes: Pick<ContentWrites, 'count'>;
  readonly #kept = new LRUCache<string, Kept<Counted>>({ max: maxKept, ttl: keptMs });

  constructor(writes: Pick<ContentWrites, 'count'>) {
    this.#writes = writes;
  }

  /** @param key - identifies the filters and the search */
  async read(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const writes = this.#writes.count;
    const kept = this.#kept.get(key);
    if (kept && (kept.isLong || kept.writes === writes)) return withinDatabaseTime(() => kept.counting);
    const entry = { counting: count(), writes, isLong: false };
    this.#kept.set(key, entry);
    const drop = (): void => {
      if (this.#kept.peek(key) === entry) this.#kept.delete(key);
    };
    entry.counting.then(({ total }) => {
      entry.isLong = total > maxCounted;
      if (total < minKept) drop();
    }, drop);
    return entry.counting;
  }
}
