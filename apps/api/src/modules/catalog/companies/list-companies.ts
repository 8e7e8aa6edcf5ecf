import { employeesBands, pageSize, type companySorts } from '@org/api-contract/values';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { findMatches, type Matches } from '#modules/catalog/shared/find-matches.ts';
import type { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import {
  byCount,
  countsOf,
  inOrder,
  pageIds,
  type Counts,
  type Listing,
} from '#modules/catalog/shared/listing.ts';
import { markMatch, searchedFields } from '#modules/catalog/shared/mark-match.ts';
import type { CompanyFilters } from './company-filters.ts';
import { companyOfRow } from './company-of-row.ts';
import { fieldsOfCompany } from './fields-of-company.ts';
import { companiesById } from './queries.ts';

type Sort = (typeof companySorts)[number];

interface Query extends CompanyFilters {
  search?: string | undefined;
  sort?: Sort | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** A page of companies with the counts of its facets. With a search the sign is ignored. */
export async function listCompanies(db: Db, query: Query, keptCounts: KeptCounts<CompanyFacet>) {
  const { search, sort, page = 1, limit = pageSize, ...given } = query;
  const text = search?.trim();
  const matches = text ? await findMatches(db, 'company', text) : undefined;
  const filters = matches ? { ...given, zodiac: undefined } : given;
  const listing = companyListing(filters, matches);
  const [companies, { total, facets, capped }] = await Promise.all([
    pageIds(db, listing, partsOf(matches, sort ?? 'name'), { page, limit }).then((ids) =>
      companiesById(db, ids),
    ),
    keptCounts.read(JSON.stringify([filters, text ?? '']), () =>
      countsOf(db, listing, { isExact: isWhole(filters) && !matches }),
    ),
  ]);
  return {
    companies: companies.map((row) => ({
      ...companyOfRow(row),
      match: matches ? markMatch(matches.words, searchedFields(fieldsOfCompany(row))) : null,
    })),
    total,
    totalPages: Math.ceil(total / limit),
    corrected: matches?.corrected ?? null,
    facets: { ...facetsOf(facets), capped },
  };
}

const isWhole = (filters: CompanyFilters): boolean =>
  Object.values(filters).every((value) => value === undefined);

export type CompanyFacet = 'zodiac' | 'industry' | 'country' | 'size' | 'decade' | 'hasOpenings';

/** The shown companies that match filters and a search. */
export function companyListing(filters: CompanyFilters, matches?: Matches): Listing<CompanyFacet> {
  const equal = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql`${sql.ref(column)} = ${value}`;
  const { zodiac, industry, country, size, foundedFrom, foundedTo, hasOpenings } = filters;
  return {
    rows: matches && !matches.condition ? rowsWithIds(matches.ids) : sql.table('companies'),
    where: sql.join([sql`hidden_at is null`, ...(matches?.condition ? [matches.condition] : [])], sql` and `),
    columns: sql`zodiac_sign, industry, country, employees_band, founded_year, openings`,
    facets: {
      zodiac: sql`zodiac_sign`,
      industry: sql`industry`,
      country: sql`country`,
      size: sql`employees_band`,
      decade: sql`founded_year / 10 * 10`,
      hasOpenings: sql`case when openings > 0 then true end`,
    },
    filters: {
      zodiac: equal('zodiac_sign', zodiac),
      industry: equal('industry', industry),
      country: equal('country', country),
      size: equal('employees_band', size),
      decade: yearsBetween(foundedFrom, foundedTo),
      hasOpenings: hasOpenings ? sql`openings > 0` : undefined,
    },
  };
}

/** Found companies, each with its place among them. */
const rowsWithIds = (ids: readonly number[]): RawBuilder<unknown> => sql`(
  select found.*, listed.*
  from unnest(${ids}::bigint[]) with ordinality as found (id, place) cross join lateral (
    select sort_name, hidden_at, zodiac_sign, industry, country, employees_band, founded_year, openings
    from companies where companies.id = found.id offset 0
  ) as listed
) as found`;

function yearsBetween(from: number | undefined, to: number | undefined): RawBuilder<unknown> | undefined {
  if (from === undefined && to === undefined) return undefined;
  return sql`founded_year between ${from ?? -9_999}::int and ${to ?? 9_999}::int`;
}

/** A search is in the order of its matches, unless another order is chosen. */
function partsOf(matches: Matches | undefined, sort: Sort): Parameters<typeof pageIds>[2] {
  if (!matches || sort !== 'name') return [{ order: orders[sort] }];
  if (!matches.condition) return [{ order: sql`place` }];
  const { ids } = matches;
  return [
    { where: sql`id = any(${ids}::bigint[])`, order: sql`array_position(${ids}::bigint[], id)` },
    { where: sql`id <> all(${ids}::bigint[])`, order: orders.name },
  ];
}

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  name: sql`sort_name, id`,
  oldest: sql`founded_year, sort_name, id`,
  newest: sql`founded_year desc, sort_name, id`,
  openings: sql`openings desc, sort_name, id`,
};

const facetsOf = ({
  zodiac,
  industry,
  country,
  size,
  decade,
  hasOpenings,
}: Counts<CompanyFacet>['facets']) => ({
  zodiac: inOrder(zodiac, zodiacSignIds),
  industry: byCount(industry),
  country: byCount(country),
  size: inOrder(size, employeesBands),
  decade: decade.toSorted((a, b) => Number(a.value) - Number(b.value)),
  hasOpenings: hasOpenings[0]?.count ?? 0,
});
