import { articleLists, listOf } from '@org/api-contract/lists';
import { prepareTables, type ArticleTables } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { inPieces } from '#database/in-pieces.ts';
import { foundingsAfter } from '#modules/catalog/companies/queries.ts';
import { Slices } from '#kernel/slices.ts';
import { foundings } from '#modules/catalog/lists/queries.ts';

const companiesPerQuery = 2_000;

/**
 * Reads name, founding year and sign of every row of the lists that articles read. Other requests are served
 * meanwhile, however many companies there are.
 */
export async function foundingTables(db: Db): Promise<ArticleTables> {
  const slices = new Slices();
  const companies: Awaited<ReturnType<typeof foundingsAfter>> = [];
  type Founding = (typeof companies)[number];
  for await (const company of inPieces(companiesPerQuery, (last: Founding | undefined) =>
    foundingsAfter(db, last, companiesPerQuery),
  )) {
    companies.push(company);
    const pause = slices.step();
    if (pause) await pause;
  }
  const others = articleLists.map(
    async ({ id, member }) =>
      [member, id === 'companies' ? companies : await foundings(db, listOf(id))] as const,
  );
  return Object.fromEntries(await Promise.all(others)) as Record<keyof ArticleTables, Founding[]>;
}

/** {@link foundingTables}, with what articles look up in them. */
export async function tablesForWriting(db: Db): Promise<ArticleTables> {
  const tables = await foundingTables(db);
  const slices = new Slices();
  await prepareTables(tables, () => slices.pause());
  return tables;
}
