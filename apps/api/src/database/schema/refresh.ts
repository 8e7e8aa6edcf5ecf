import type { Generated } from 'kysely';
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
  state: 'running' | 'done' | 'failed';
  step: string;
  done: Generated<number>;
  total: Generated<number>;
  message: string | null;
  startedAt: Generated<Date>;
  /** Updated while the refresh runs. An old value means that its process has died. */
  seenAt: Generated<Date>;
  finishedAt: Date | null;
}

export interface RefreshTables {
  jobBoards: JobBoardsTable;
  careersChecks: CareersChecksTable;
  scrapes: ScrapesTable;
}
