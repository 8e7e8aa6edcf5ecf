import type { VisitedKind } from '@org/api-contract/values';
import type { Generated } from 'kysely';

/** Leases; see `lease.ts`. */
interface LeasesTable {
  name: string;
  holder: string;
  expiresAt: Date;
}

/** The transactions that changed content. The release before reads them; the next release drops the table. */
interface ContentChangesTable {
  changedIn: Generated<string>;
  topic: string;
  changedAt: Generated<Date>;
}

interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

/** Visits by the kind of page that they begin with. */
interface VisitsTable {
  day: string;
  kind: VisitedKind;
  visits: number;
}

/** The counts of limits that hold across processes; see `exact-limits.ts`. */
interface RateLimitsTable {
  /** The name of the limit, and a keyed hash of whom it counts. */
  key: string;
  points: number;
  /** Unix time in milliseconds. */
  expire: number;
}

/** The backups that were stored. */
interface BackupsTable {
  madeAt: Date;
  bytes: number;
}

export interface OperationTables {
  backups: BackupsTable;
  leases: LeasesTable;
  contentChanges: ContentChangesTable;
  pageViews: PageViewsTable;
  visits: VisitsTable;
  rateLimits: RateLimitsTable;
}
