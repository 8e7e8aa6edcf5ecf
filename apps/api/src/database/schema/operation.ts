import type { VisitedKind } from '@org/api-contract/values';
import type { Generated } from 'kysely';

/** Leases; see `lease.ts`. */
interface LeasesTable {
  name: string;
  holder: string;
  expiresAt: Date;
}

/** The transactions that changed content. The previous release reads them; the next release drops the table. */
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

/** Visits by the kind of their first page. */
interface VisitsTable {
  day: string;
  kind: VisitedKind;
  visits: number;
}

/** The counts of exact limits; see `exact-limits.ts`. */
interface RateLimitsTable {
  /** The name of the limit, and a keyed hash of the user, IP address or e-mail. */
  key: string;
  points: number;
  /** Unix time in milliseconds. */
  expire: number;
}

/** Stored backups. */
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
