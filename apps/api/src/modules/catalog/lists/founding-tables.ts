import { articleLists, listIds, listOf, lists, type Described } from '@org/api-contract/lists';
import { prepareTables, type ArticleTables, type Founding } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { Slices } from '#kernel/slices.ts';
import { countsOfFoundings, foundingsAfter, type FoundingCount } from './queries.ts';

export type { FoundingCount };

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

/** The founding counts of every list. */
export async function foundingCounts(db: Db): Promise<Record<Described['member'], FoundingCount[]>> {
  const counts = listIds.map(
    async (id) => [lists[id].member, await countsOfFoundings(db, listOf(id))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<Described['member'], FoundingCount[]>;
}

/**
 * Reads rows in pieces until a piece is not full, so that a long list neither holds a connection nor blocks the
 * process for long.
 *
 * @param after - reads at most `size` rows that follow another row
 */
async function* inPieces<Row>(
  size: number,
  after: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let rows = await after(undefined); ; rows = await after(rows.at(-1))) {
    yield* rows;
    if (rows.length < size) return;
  }
}
