/** Hits and misses of the cache, for the metrics. */
export class CacheUse {
  hits = 0;
  misses = 0;
  /** Stale answers that were sent because PostgreSQL was unavailable. */
  stale = 0;
}
