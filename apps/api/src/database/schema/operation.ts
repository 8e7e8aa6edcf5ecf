/** Leases; see `lease.ts`. */
interface LeasesTable {
  name: string;
  holder: string;
  expiresAt: Date;
}

interface PageViewsTable {
  day: string;
  path: string;
  views: number;
}

export interface OperationTables {
  leases: LeasesTable;
  pageViews: PageViewsTable;
}
