import type { Endpoints, Input } from '@org/api-contract';
import {
  maxFacetValues,
  pageSize,
  postedWithinDays,
  workModes,
  zodiacSignIds,
} from '@org/api-contract/values';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#database/connection.ts';
import { companyNames } from '#modules/catalog/companies/shown-companies.ts';
import type { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import {
  byCount,
  countsOf,
  inOrder,
  pageIds,
  type Counts,
  type Listing,
} from '#modules/catalog/shared/listing.ts';
import { plainWords } from '#modules/catalog/shared/plain-words.ts';
import { marksOf } from './group-postings.ts';
import { openingsById } from './queries.ts';
import { stateCodes, stateOfPlace } from './state-codes.ts';

type Query = Input<Endpoints['GET /api/openings']>['query'];
type Sort = NonNullable<Query['sort']>;
type OpeningFilters = {
  readonly [Name in Exclude<keyof Query, 'sort' | 'page' | 'limit'>]?: Query[Name] | undefined;
};

/** A page of openings that match a search and all filters, with the counts of the facets. */
export async function listOpenings(
  db: Db,
  { sort, page = 1, limit = pageSize, ...filters }: Query,
  {
    keptCounts,
    now,
    lastSourceReadAt,
  }: {
    keptCounts: KeptCounts<OpeningCounts>;
    now: Date;
    lastSourceReadAt: (db: Db) => Promise<Date | null>;
  },
) {
  const today = now.toISOString().slice(0, 10);
  const listing = openingListing(filters, today);
  const isExact = Object.values(filters).every((value) => value === undefined);
  const [rows, { total, facets }, lastVerifiedAt] = await Promise.all([
    pageIds(db, ...pageOf(filters, sort, today), { page, limit }).then((ids) =>
      openingsById(db, ids).execute(),
    ),
    keptCounts.read(JSON.stringify([today, filters]), () =>
      countOpenings(db, listing, { isExact, companyId: filters.companyId }),
    ),
    lastSourceReadAt(db),
  ]);
  return {
    openings: rows.map((row) => ({
      ...row,
      firstSeenAt: row.firstSeenAt.toISOString(),
      lastVerifiedAt: row.lastVerifiedAt.toISOString(),
      marks: marksOf(row, now),
    })),
    total,
    totalPages: Math.ceil(total / limit),
    facets,
    lastVerifiedAt: lastVerifiedAt?.toISOString() ?? null,
  };
}

type OpeningFacet =
  | 'zodiac'
  | 'companyId'
  | 'workMode'
  | 'department'
  | 'country'
  | 'place'
  | 'industry'
  | 'hasSalary'
  | 'postedWithin';

/** Age in days of the oldest openings that `postedWithin` can find. */
const maxAge = Math.max(...postedWithinDays);

/** The open roles of shown companies that match filters and a search. */
export function openingListing(filters: OpeningFilters, today: string): Listing<OpeningFacet> {
  const { zodiac, companyId, workMode, department, country, place, industry, hasSalary, postedWithin } =
    filters;
  const equal = (column: string, value: string | number | undefined) =>
    value === undefined ? undefined : sql`${sql.ref(column)} = ${value}`;
  const contains = (column: string, value: string | undefined) =>
    value === undefined ? undefined : sql`${sql.ref(column)} @> ${[value]}::text[]`;
  const conditions = [sql`closed_at is null and not is_company_hidden`, ...searched(filters.search)];
  return {
    rows: sql.table('openings'),
    where: sql.join(conditions, sql` and `),
    columns: sql`zodiac_sign, company_id, work_modes, department, countries, places, industry, salary, posted_date`,
    facets: {
      zodiac: sql`zodiac_sign`,
      companyId: sql`company_id`,
      workMode: sql`work_modes`,
      department: sql`department`,
      country: sql`countries`,
      place: sql`places`,
      industry: sql`industry`,
      hasSalary: sql`case when salary is not null then true end`,
      postedWithin: sql`case when posted_date >= ${today}::date - ${maxAge}::int then greatest(0, ${today}::date - posted_date) end`,
    },
    arrays: ['workMode', 'country', 'place'],
    filters: {
      zodiac: equal('zodiac_sign', zodiac),
      companyId: equal('company_id', companyId),
      workMode: contains('work_modes', workMode),
      department: equal('department', department),
      country: contains('countries', country),
      place: contains('places', place),
      industry: equal('industry', industry),
      hasSalary: hasSalary && sql`salary is not null`,
      postedWithin:
        postedWithin === undefined
          ? undefined
          : sql`posted_date >= ${today}::date - ${Number(postedWithin)}::int`,
    },
  };
}

/** The condition that an opening has every word, or that one word is the sign of its company and it has the others. */
function searched(search = ''): RawBuilder<unknown>[] {
  const query = queryOf(search);
  if (query === undefined) return [];
  const inText = sql`search @@ ${query}::tsquery`;
  const words = plainWords(search).split(' ');
  const sign = zodiacSignIds.find((id) => words.includes(id));
  if (!sign) return [inText];
  const others = queryOf(words.filter((word) => word !== sign).join(' '));
  const ofSign = sql`zodiac_sign = ${sign}`;
  return [
    sql`(${inText} or ${others === undefined ? ofSign : sql`${ofSign} and search @@ ${others}::tsquery`})`,
  ];
}

/** The weight of places in the column `search`. */
const ofPlace = 'C';

/**
 * Each word matches the beginning of a word. The name of a US state also matches its postal code in a place. A search
 * without letters and digits finds nothing; a blank search is ignored.
 *
 * @param weight - the part that is searched; empty for all parts and the codes of states
 */
function queryOf(search = '', weight = ''): string | undefined {
  if (search.trim() === '') return undefined;
  const words = plainWords(search).split(' ').filter(Boolean);
  const terms: string[] = [];
  while (words.length > 0) {
    const name = words.splice(0, stateCodes.has(words.slice(0, 2).join(' ')) ? 2 : 1);
    const written = name.map((word) => `'${word}':*${weight}`).join(' & ');
    const code = weight === '' ? stateCodes.get(name.join(' ')) : undefined;
    terms.push(code === undefined ? written : `(${written} | '${code}':${ofPlace})`);
  }
  return terms.join(' & ');
}

/**
 * The listing of a page and its order. In a search, openings with every word in the title come first, unless an order is
 * chosen. The first part has no other condition for the words, which would make PostgreSQL read the index of words twice.
 */
export function pageOf(
  filters: OpeningFilters,
  sort: Sort | undefined,
  today: string,
): [Listing, Parameters<typeof pageIds>[2]] {
  const inTitle = queryOf(filters.search, 'A');
  const order = orders[sort ?? 'newest'];
  if (sort || inTitle === undefined) return [openingListing(filters, today), [{ order }]];
  const isInTitle = sql`search @@ ${inTitle}::tsquery`;
  const others = sql.join([...searched(filters.search), sql`not ${isInTitle}`], sql` and `);
  return [
    openingListing({ ...filters, search: undefined }, today),
    [
      { where: isInTitle, order },
      { where: others, order },
    ],
  ];
}

const orders: Readonly<Record<Sort, RawBuilder<unknown>>> = {
  newest: sql`posted_date desc nulls last, id`,
  title: sql`sort_title, id`,
  company: sql`company_sort_name, id`,
};

/** The total and the facets, with the names of the companies, which take longer to read than the page. */
export type OpeningCounts = Awaited<ReturnType<typeof countOpenings>>;

async function countOpenings(
  db: Db,
  listing: Listing<OpeningFacet>,
  { isExact, companyId }: { isExact: boolean; companyId: number | undefined },
) {
  const { total, facets, capped } = await countsOf(db, listing, { isExact });
  return { total, facets: { ...(await facetsOf(db, facets, companyId)), capped } };
}

async function facetsOf(db: Db, facets: Counts<OpeningFacet>['facets'], companyId: number | undefined) {
  const countIn = (counts: Counts<OpeningFacet>['facets'][OpeningFacet]) =>
    new Map(counts.map(({ value, count }) => [value, count]));
  const topValues = (facet: OpeningFacet) => byCount(facets[facet]).slice(0, maxFacetValues);
  const signs = countIn(facets.zodiac);
  const companies = countIn(facets.companyId);
  const topCompanies = topValues('companyId').map(({ value }) => Number(value));
  // Includes the chosen company, which may have no opening under the other filters.
  const names = await companyNames(db, companyId === undefined ? topCompanies : [...topCompanies, companyId]);
  return {
    signs: zodiacSignIds.map((sign) => ({ sign, count: signs.get(sign) ?? 0 })),
    companies: names.map(({ id, name }) => ({ id, name, count: companies.get(String(id)) ?? 0 })),
    workModes: inOrder(facets.workMode, workModes).flatMap(({ value, count }) => {
      const mode = workModes.find((each) => each === value);
      return mode ? [{ value: mode, count }] : [];
    }),
    departments: topValues('department'),
    countries: topValues('country'),
    places: topValues('place').map((place) => ({ ...place, state: stateOfPlace(place.value) })),
    industries: topValues('industry'),
    withSalary: facets.hasSalary[0]?.count ?? 0,
    postedWithin: postedWithinDays.map((days) => ({
      days,
      count: facets.postedWithin.reduce(
        (sum, { value, count }) => sum + (Number(value) <= days ? count : 0),
        0,
      ),
    })),
  };
}
