/** How often a cache had what it was asked for, for the metrics. */
export class CacheUse {
  hits = 0;
  misses = 0;
}

/** The caches of a process. */
export interface CacheUses {
  /** Answers that many readers get. */
  answers: CacheUse;
  /** Files of the web app. */
  files: CacheUse;
}
