import { LRUCache } from 'lru-cache';
import { withinDatabaseTime } from '#database/request-time.ts';
import { maxCounted } from './listing.ts';

const maxKept = 500;
const keptMs = 60_000;

/**
 * Keeps the counts of long lists for a minute. The counts of a short list are not kept, but concurrent callers share
 * them.
 */
export class KeptCounts<Counted extends { total: number }> {
  readonly #kept = new LRUCache<string, Promise<Counted>>({ max: maxKept, ttl: keptMs });

  /** @param key - identifies the filters and the search */
  async read(key: string, count: () => Promise<Counted>): Promise<Counted> {
    const kept = this.#kept.get(key);
    if (kept) return withinDatabaseTime(() => kept);
    const counting = count();
    this.#kept.set(key, counting);
    const drop = (): void => {
      if (this.#kept.peek(key) === counting) this.#kept.delete(key);
    };
    counting.then(({ total }) => total > maxCounted || drop(), drop);
    return counting;
  }
}
