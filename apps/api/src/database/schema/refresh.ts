import type { ColumnType, Generated } from 'kysely';
import type { ZodiacSignId } from '@org/zodiac-core';

interface JobBoardsTable {
  companyId: number;
  board: string;
  token: string;
}

/** When the careers page of a company was last read. */
interface CareersChecksTable {
  companyId: number;
  checkedAt: Date;
}

/** The latest refresh of each sign. */
interface ScrapesTable {
  zodiac: ZodiacSignId;
  runId: string;
  state: 'running' | 'done' | 'failed' | 'cancelled';
  step: string;
  done: Generated<number>;
  total: Generated<number>;
  message: string | null;
  /** The uid of the user who started the refresh; null if the schedule did. */
  startedBy: string | null;
  /** Whether a user has canceled the refresh. The process of the refresh then ends it. */
  isCancelled: Generated<boolean>;
  startedAt: Generated<Date>;
  /** Updated while the refresh runs. An old value means that the process has died. */
  seenAt: Generated<Date>;
  finishedAt: Date | null;
}

/** A failed request to a source. */
interface SourceRunFailure {
  /** A description of the request, such as "Reading the openings of Airbnb". */
  step: string;
  reason: string;
}

/** The latest run of each source for each sign. */
interface SourceRunsTable {
  source: string;
  zodiac: ZodiacSignId;
  finishedAt: Date;
  requests: number;
  failures: ColumnType<SourceRunFailure[], string, string>;
  newCompanies: number;
  newOpenings: number;
  changedOpenings: number;
  closedOpenings: number;
}

/** Facts about companies from Wikidata. They never replace the facts of `companies`. */
interface WikidataFactsTable {
  companyId: number;
  /** A Wikidata id, such as `Q312`. */
  item: string;
  description: string | null;
  founders: string[];
  /** Founders who were not alive in the founding year on file, with their years of birth and death. */
  impossibleFounders: Generated<string[]>;
  headOffice: string | null;
  employees: number | null;
  employeesYear: number | null;
  readAt: Date;
}

export interface RefreshTables {
  jobBoards: JobBoardsTable;
  careersChecks: CareersChecksTable;
  scrapes: ScrapesTable;
  sourceRuns: SourceRunsTable;
  wikidataFacts: WikidataFactsTable;
}
