import type { Generated } from 'kysely';

interface JobsTable {
  id: Generated<number>;
  companyId: number;
  title: string;
  location: string | null;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  /** `YYYY-MM-DD`. */
  postedDate: string | null;
  indeedUrl: string | null;
  url: string;
  /** The job board, such as `greenhouse/airbnb`, or the careers page. `source_id` is the id of the opening there. */
  source: string;
  sourceId: string;
  scrapedAt: Date;
}

export interface OpeningTables {
  jobs: JobsTable;
}
