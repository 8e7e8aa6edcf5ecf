import type { companySorts } from '@org/api-contract/values';
import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { companyColumns, factColumns } from './company-columns.ts';
import { conditionsOf, type CompanyFilters } from './company-filters.ts';

type CompanySort = (typeof companySorts)[number];

interface Page {
  sort: CompanySort;
  page: number;
  limit: number;
}

/** One page of the shown companies that match all filters, as a query that is not executed. */
export function companyPage(db: Db, filters: CompanyFilters, { sort, page, limit }: Page) {
  const { zodiac, industry, country, size, foundedFrom, foundedTo, hasOpenings } = filters;
  return db
    .selectFrom('companies')
    .select([...companyColumns, ...factColumns])
    .where('hiddenAt', 'is', null)
    .$if(zodiac !== undefined, (query) => query.where('zodiacSign', '=', zodiac ?? 'rat'))
    .$if(industry !== undefined, (query) => query.where('industry', '=', industry ?? ''))
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? ''))
    .$if(size !== undefined, (query) => query.where('employeesBand', '=', size ?? '1-50'))
    .$if(foundedFrom !== undefined, (query) => query.where('foundedYear', '>=', foundedFrom ?? 0))
    .$if(foundedTo !== undefined, (query) => query.where('foundedYear', '<=', foundedTo ?? 0))
    .$if(hasOpenings === true, (query) => query.where('openings', '>', 0))
    .$if(sort === 'oldest', (query) => query.orderBy('foundedYear'))
    .$if(sort === 'newest', (query) => query.orderBy('foundedYear', 'desc'))
    .$if(sort === 'openings', (query) => query.orderBy('openings', 'desc'))
    .orderBy('sortName')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit);
}

/** The page of the companies among those found that match all filters. Without another sort, the lowest rank is first. */
export function foundCompanyPage(
  db: Db,
  filters: CompanyFilters,
  page: Page,
  ranks: ReadonlyMap<number, number>,
) {
  const found = sql<{ rowId: number; rank: number }>`
    unnest(${[...ranks.keys()]}::bigint[], ${[...ranks.values()]}::int[])`.as<'found'>(
    sql`found(row_id, rank)`,
  );
  return companyPage(db, filters, page)
    .clearOrderBy()
    .innerJoin(found, 'found.rowId', 'companies.id')
    .$if(page.sort === 'oldest', (query) => query.orderBy('foundedYear'))
    .$if(page.sort === 'newest', (query) => query.orderBy('foundedYear', 'desc'))
    .$if(page.sort === 'openings', (query) => query.orderBy('openings', 'desc'))
    .$if(page.sort === 'name', (query) => query.orderBy('found.rank'))
    .orderBy('sortName')
    .orderBy('id');
}

/** A count of companies: of a value of a facet, or of all that match (`total`). */
interface Count {
  facet: keyof ReturnType<typeof conditionsOf> | 'total';
  value: string;
  n: number;
}

/**
 * The number of companies that match all filters, and for each value of each facet the number that match the filters of the
 * other facets, as a query that is not executed.
 *
 * @param found - the ids of the companies that a search has found
 */
export function companyCounts(filters: CompanyFilters, found?: readonly number[]) {
  const conditions = Object.entries(conditionsOf(filters)).flatMap(([facet, condition]) =>
    condition ? [{ facet, condition }] : [],
  );
  const source = found
    ? sql`(select zodiac_sign, coalesce(industry, '') as industry, coalesce(country, '') as country, founded_year,
        coalesce(employees_band, '') as employees_band, openings > 0 as has_openings, 1 as n
        from companies where hidden_at is null and id = any(${[...found]}::bigint[]))`
    : sql`company_counts`;
  const misses = sql.join(
    [sql`0`, ...conditions.map(({ condition }) => sql`(not ${condition})::int`)],
    sql` + `,
  );
  const others = (facet: string) => {
    const own = conditions.find((each) => each.facet === facet);
    return own ? sql`misses = (not ${own.condition})::int` : sql`misses = 0`;
  };
  const counted = (facet: Count['facet'], value: ReturnType<typeof sql>) => sql`
    select ${sql.lit(facet)} as facet, ${value} as value, sum(n)::int as n from cells
    where ${others(facet)} group by 2`;
  return sql<Count>`
    with cells as materialized (
      select * from (select *, ${misses} as misses from ${source} as counted where n > 0) as every where misses <= 1
    )
    ${sql.join(
      [
        counted('total', sql`''`),
        counted('zodiac', sql`zodiac_sign`),
        counted('industry', sql`industry`),
        counted('country', sql`country`),
        counted('size', sql`employees_band`),
        counted('founded', sql`(founded_year / 10 * 10)::text`),
        counted('openings', sql`has_openings::text`),
      ],
      sql` union all `,
    )}`;
}
