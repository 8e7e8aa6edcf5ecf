import { listOf } from '@org/api-contract/lists';
import { prepareTables, type ArticleTables } from '@org/article-composer';
import type { Db } from '#database/connection.ts';
import { inPieces } from '#database/in-pieces.ts';
import { foundingsAfter } from '#modules/catalog/companies/queries.ts';
import { Slices } from '#kernel/slices.ts';
import { foundings } from '#modules/catalog/lists/queries.ts';

const companiesPerQuery = 2_000;

/**
 * Reads name, founding year and sign of every company, car brand and US state, for articles. Other requests are served
 * meanwhile, however many companies there are.
 */
export async function foundingTables(db: Db): Promise<ArticleTables> {
  const [carBrands, usStates] = await Promise.all([
    foundings(db, listOf('car-brands')),
    foundings(db, listOf('us-states')),
  ]);
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
  return { companies, carBrands, usStates };
}

/** {@link foundingTables}, with what articles look up in them. */
export async function tablesForWriting(db: Db): Promise<ArticleTables> {
  const tables = await foundingTables(db);
  const slices = new Slices();
  await prepareTables(tables, () => slices.pause());
  return tables;
}
