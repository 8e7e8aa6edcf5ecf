import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { readCsv } from '#database/import-rows.ts';
import { isBoardName } from '#integrations/company-sources/company-sources.ts';
import { companyIdsByName } from '#modules/catalog/companies/shown-companies.ts';

/**
 * Replaces all job boards with those of `data/job-boards.csv`. Boards of unknown companies are left out. Runs at
 * every start, after the companies.
 *
 * @returns the number of boards stored
 */
export async function importJobBoards(db: Db, dataFolder: string): Promise<number> {
  const rows = await readCsv(dataFolder, 'job-boards.csv');
  return db.transaction().execute(async (trx) => {
    await sql`lock table job_boards in share row exclusive mode`.execute(trx);
    await trx.deleteFrom('jobBoards').execute();
    const companyIds = await companyIdsByName(
      trx,
      rows.map(({ company = '' }) => company),
    );
    const boards = rows.flatMap(({ company = '', board = '', token = '' }) => {
      if (!isBoardName(board)) throw new Error(`job-boards.csv names an unknown board: ${board}`);
      const companyId = companyIds.get(company);
      return companyId === undefined ? [] : [{ companyId, board, token }];
    });
    if (boards.length === 0) return 0;
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('jobBoards')
      .values(boards)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return Number(numInsertedOrUpdatedRows);
  });
}
