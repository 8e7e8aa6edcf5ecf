import { LRUCache } from 'lru-cache';
import { maxCounted, type Counts } from './listing.ts';

const maxKept = 500;
const keptMs = 60_000;

/** Keeps the counts of long lists for a minute. Those of a short list are counted each time. */
export class KeptCounts<Facet extends string> {
  readonly #kept = new LRUCache<string, Counts<Facet>>({ max: maxKept, ttl: keptMs });

  /** @param key - names the filters and the search */
  async read(key: string, count: () => Promise<Counts<Facet>>): Promise<Counts<Facet>> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const counts = await count();
    if (counts.total > maxCounted) this.#kept.set(key, counts);
    return counts;
  }
}
