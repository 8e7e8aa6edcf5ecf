import type { Db } from '#database/connection.ts';
import { readCsv } from '#database/import-rows.ts';
import { isBoardName, type BoardName } from '#integrations/company-sources/company-sources.ts';
import { replaceBoards } from './queries.ts';

/**
 * Imports the public job boards of `data/job-boards.csv`. Runs at every start, after the companies.
 *
 * @returns the number of boards stored
 */
export async function importJobBoards(db: Db, dataFolder: string): Promise<number> {
  const rows = await readCsv(dataFolder, 'job-boards.csv');
  const boards = rows.map(({ company = '', board = '', token = '' }) => ({
    company,
    board: boardNamed(board),
    token,
  }));
  return replaceBoards(db, boards);
}

function boardNamed(name: string): BoardName {
  if (!isBoardName(name)) throw new Error(`job-boards.csv names an unknown board: ${name}`);
  return name;
}
