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
  const source = found ? combinationsOf(found) : sql`company_counts`;
  /** The conditions of all facets but one. */
  const where = (facet?: string) =>
    sql.join(
      [sql`n > 0`, ...conditions.filter((each) => each.facet !== facet).map(({ condition }) => condition)],
      sql` and `,
    );
  const free = facetValues.filter(([facet]) => !conditions.some((each) => each.facet === facet));
  const bound = facetValues.filter(([facet]) => conditions.some((each) => each.facet === facet));
  // One pass counts every facet without a filter; each facet with one is counted without it.
  return sql<Count>`
    select case ${sql.join(
      [
        sql`when false then ''`,
        ...free.map(([facet, value]) => sql`when grouping(${sql.raw(value)}) = 0 then ${sql.lit(facet)}`),
      ],
      sql` `,
    )} else 'total' end as facet,
      coalesce(${sql.join([...free.map(([, value]) => sql`(${sql.raw(value)})::text`), sql`''`])}) as value, sum(n)::int as n
    from ${source} as counted where ${where()}
    group by grouping sets (${sql.join([...free.map(([, value]) => sql`(${sql.raw(value)})`), sql`()`])})
    having sum(n) > 0
    ${sql.join(
      bound.map(
        ([facet, value]) => sql`union all
    select ${sql.lit(facet)}, (${sql.raw(value)})::text, sum(n)::int from ${source} as counted
    where ${where(facet)} group by ${sql.raw(value)}`,
      ),
      sql` `,
    )}`;
}

/** What the values of each facet are, in terms of the columns of `company_counts`. */
const facetValues = [
  ['zodiac', 'zodiac_sign'],
  ['industry', 'industry'],
  ['country', 'country'],
  ['size', 'employees_band'],
  ['founded', 'founded_year / 10 * 10'],
  ['openings', 'has_openings'],
] as const;

/** The companies that a search has found, as rows of `company_counts`. */
const combinationsOf = (found: readonly number[]) => sql`(
      select zodiac_sign, coalesce(industry, '') as industry, coalesce(country, '') as country, founded_year,
        coalesce(employees_band, '') as employees_band, openings > 0 as has_openings, 1 as n
      from companies where hidden_at is null and id = any(${[...found]}::bigint[]))`;
