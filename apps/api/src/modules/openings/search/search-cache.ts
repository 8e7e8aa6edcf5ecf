import { LRUCache } from 'lru-cache';
import type { OpeningSnapshot } from './opening-snapshot.ts';
import { searchOpenings, type FoundOpenings, type OpeningFilters } from './search-openings.ts';

/** Each holds the ids of its openings, at most 1 MB for 100,000. */
const maxResults = 16;

/** Keeps the latest results of searches, because people turn pages and many ask for the same list. */
export class SearchCache {
  readonly #results = new LRUCache<string, FoundOpenings>({ max: maxResults });
  #snapshot: OpeningSnapshot | undefined;

  search(snapshot: OpeningSnapshot, filters: OpeningFilters, today: number): FoundOpenings {
    if (snapshot !== this.#snapshot) this.#results.clear();
    this.#snapshot = snapshot;
    const key = JSON.stringify([today, Object.entries(filters).toSorted()]);
    const known = this.#results.get(key);
    if (known) return known;
    const found = searchOpenings(snapshot, filters, today);
    this.#results.set(key, found);
    return found;
  }
}
