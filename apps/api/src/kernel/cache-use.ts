/** How often the cache of answers had what it was asked for, for the metrics. */
export class CacheUse {
  hits = 0;
  misses = 0;
  /** Answers that were given although they were out of date, because PostgreSQL was away. */
  stale = 0;
}
