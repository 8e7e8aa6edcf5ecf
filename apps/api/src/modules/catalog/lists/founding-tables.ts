import { articleLists } from '@org/api-contract/lists';
import { prepareTables, type ArticleTables, type Founding } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { inPieces } from '#database/in-pieces.ts';
import { foundingsAfter } from '#modules/catalog/lists/queries.ts';
import { Slices } from '#kernel/slices.ts';

const rowsPerQuery = 2_000;

/**
 * Reads every row of the lists that articles use, with indexes for look-ups. Other requests are served in between.
 * With 300,000 companies it takes about 260 MB, so scheduled jobs read them in a separate process (`table-job.ts`).
 */
export async function tablesForWriting(db: Db): Promise<ArticleTables> {
  const slices = new Slices();
  const read = articleLists.map(async (list) => {
    const rows: Founding[] = [];
    type Last = Awaited<ReturnType<typeof foundingsAfter>>[number] | undefined;
    for await (const row of inPieces(rowsPerQuery, (last: Last) =>
      foundingsAfter(db, list, last, rowsPerQuery),
    )) {
      rows.push(row);
      const pause = slices.step();
      if (pause) await pause;
    }
    return [list.member, rows] as const;
  });
  const tables = Object.fromEntries(await Promise.all(read)) as Record<keyof ArticleTables, Founding[]>;
  await prepareTables(tables, () => slices.pause());
  return tables;
}
