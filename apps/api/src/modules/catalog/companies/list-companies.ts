import type { Endpoints, Input } from '@org/api-contract';
import { employeesBands } from '@org/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
import { lists } from '@org/api-contract/lists';
import type { Db } from '#database/connection.ts';
import { listPage, type Further } from '#modules/catalog/lists/list-page.ts';
import type { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import { inOrder, type Counts } from '#modules/catalog/shared/listing.ts';
import { companyList } from './queries.ts';

type Query = Input<Endpoints['GET /api/companies']>['query'];

/** A page of companies with the counts of its facets. A search ignores the sign. */
export async function listCompanies(db: Db, query: Query, keptCounts: KeptCounts<Counts<string>>) {
  // Only a search looks at the columns that cards do not show.
  const list = query.search ? companyList : lists.companies;
  const { rows, facets, capped, ...totals } = await listPage(db, list, query, {
    further: yearsAndOpenings(query),
    ignoresSignOfSearch: true,
    keptCounts,
  });
  const { zodiac = [], industry = [], country = [], size = [], decade = [], hasOpenings = [] } = facets;
  return {
    companies: rows,
    ...totals,
    facets: {
      zodiac,
      industry,
      country,
      size: inOrder(size, employeesBands),
      decade: decade.toSorted((a, b) => Number(a.value) - Number(b.value)),
      hasOpenings: hasOpenings[0]?.count ?? 0,
      capped,
    },
  };
}

/** The filters and counts that only companies have: years, decades, and open roles. */
export const yearsAndOpenings = ({ foundedFrom, foundedTo, hasOpenings }: Query): Further => ({
  columns: ['foundedYear', 'openings'],
  facets: {
    decade: sql`founded_year / 10 * 10`,
    hasOpenings: sql`case when openings > 0 then true end`,
  },
  filters: {
    decade: yearsBetween(foundedFrom, foundedTo),
    hasOpenings: hasOpenings ? sql`openings > 0` : undefined,
  },
});

function yearsBetween(from: number | undefined, to: number | undefined): RawBuilder<unknown> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return sql`founded_year between ${from ?? -9_999}::int and ${to ?? 9_999}::int`;
}
