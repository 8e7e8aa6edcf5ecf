import { setImmediate as nextTurn } from 'node:timers/promises';
import { articleLists, listIds, listOf, lists, type Described } from '@org/api-contract/lists';
import { prepareTables, type ArticleTables, type Founding } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { countsOfFoundings, foundingsAfter, type FoundingCount } from './queries.ts';

export type { FoundingCount };

const rowsPerQuery = 2_000;

/**
 * Reads every row of the lists that articles use, with indexes for look-ups. Other requests are served in between.
 * With 300,000 companies it takes about 260 MB, so scheduled jobs read them in a separate process (`table-job.ts`).
 */
export async function tablesForWriting(db: Db): Promise<ArticleTables> {
  const read = articleLists.map(async (list) => [list.member, await allFoundings(db, list)] as const);
  const tables = Object.fromEntries(await Promise.all(read)) as Record<keyof ArticleTables, Founding[]>;
  await prepareTables(tables, nextTurn);
  return tables;
}

/** Reads the rows in pieces, so that a long list neither holds a connection nor blocks the process for long. */
async function allFoundings(db: Db, list: (typeof articleLists)[number]): Promise<Founding[]> {
  const rows: Awaited<ReturnType<typeof foundingsAfter>> = [];
  for (;;) {
    const piece = await foundingsAfter(db, list, rows.at(-1), rowsPerQuery);
    rows.push(...piece);
    if (piece.length < rowsPerQuery) return rows;
  }
}

/** The founding counts of every list. */
export async function foundingCounts(db: Db): Promise<Record<Described['member'], FoundingCount[]>> {
  const counts = listIds.map(
    async (id) => [lists[id].member, await countsOfFoundings(db, listOf(id))] as const,
  );
  return Object.fromEntries(await Promise.all(counts)) as Record<Described['member'], FoundingCount[]>;
}
