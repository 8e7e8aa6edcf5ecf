import type { WorkMode } from '@org/api-contract/values';
import type { ZodiacSignId } from '@org/zodiac-core';
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
  workMode: WorkMode | null;
  /** All places of the posting. `location` is the first one, as the source writes it. */
  places: Generated<string[]>;
  /** The known countries of the places. */
  countries: Generated<string[]>;
  firstSeenAt: Generated<Date>;
  /** When the source last listed the posting. */
  lastVerifiedAt: Generated<Date>;
  /** When the source stopped listing the posting. */
  closedAt: Date | null;
}

/** Roles that companies offer. The postings of a role in several places have one row. */
interface OpeningsTable {
  id: Generated<number>;
  companyId: number;
  /** Title, department and type; equal for all postings of the role. */
  roleKey: string;
  title: string;
  department: string | null;
  type: string | null;
  salary: string | null;
  description: string | null;
  workModes: WorkMode[];
  places: string[];
  countries: string[];
  url: string;
  /** The latest day on which a posting of the role was published, `YYYY-MM-DD`. */
  postedDate: string | null;
  /** The earliest known day of the open postings. */
  openSince: string;
  firstSeenAt: Date;
  lastVerifiedAt: Date;
  closedAt: Date | null;
  /** How often the role was posted again. */
  reposts: Generated<number>;
  /** Triggers copy this column and the next three from the company, for lists. */
  zodiacSign: ZodiacSignId | null;
  industry: string | null;
  companySortName: string | null;
  isCompanyHidden: boolean | null;
  /** The title without case, accents and punctuation. */
  sortTitle: string | null;
  /** The words of the title (weight A), of the company (B) and of the places (C). */
  search: string | null;
}

export interface OpeningTables {
  jobs: JobsTable;
  openings: OpeningsTable;
}
