import type { AnyList } from '@org/api-contract/lists';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import { sourceOfDate, sources } from '#modules/catalog/shared/sources.ts';
import { neighborsAndStanding, type CountedLists } from './standing-of.ts';
import { rowOf } from './columns.ts';
import { companyOfName, factsOfRow } from './queries.ts';

/**
 * The facts of the row with a current or former slug, with sources, neighbors, and the company of the same name if
 * the list has companies.
 *
 * @throws ApiError `not_found`
 */
export async function readRow(db: Db, list: AnyList, slug: string, countedLists: CountedLists) {
  const facts = await factsOfRow(db, list, slug);
  if (!facts) throw new ApiError('not_found');
  const row = rowOf(list, facts);
  return {
    [list.kind]: row,
    ...(list.hasCompanyOfName && { company: (await companyOfName(db, row.name)) ?? null }),
    movedTo: row.slug === slug ? null : row.slug,
    ...(await neighborsAndStanding(db, list, row, countedLists)),
    sources: [
      ...('dateSource' in list.columns
        ? [sourceOfDate(row.dateSource as string | null, sources.curated)]
        : []),
      ...list.sources,
      ...(row.logoUrl ? [sources.logo] : []),
    ],
  };
}
