import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { listCompanies } from '#modules/catalog/companies/list-companies.ts';
import { currentCompanies } from '#modules/catalog/companies/current-companies.ts';
import type { CompanyFilters } from '#modules/catalog/companies/company-filters.ts';
import { compactWords, plainWords } from '#modules/catalog/shared/plain-words.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { findMatches } from './find-matches.ts';
import { noRank } from './found-rows.ts';

/** The index in memory must find, rank, count and sort the real companies as plain SQL does. */

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections: 2,
    onError: () => undefined,
    timeouts: { connectMs: 15_000, queryMs: 60_000 },
  });
  await sql`update companies set openings = length(name) % 5 where hidden_at is null`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** The words and ranks of a search, as typed, by SQL. */
async function ranksBySql(search: string): Promise<Map<number, number>> {
  const words = plainWords(search).split(' ').filter(Boolean).slice(0, 8);
  if (words.length === 0) return new Map();
  const compact = compactWords(search);
  const isOther = sql`(field <> 'name')::int`;
  const all = (column: string) =>
    sql.join(
      words.map((word) => {
        const isWhole = words.length > 1 && (word.length === 1 || word === 'and');
        return sql`${sql.ref(column)} like ${isWhole ? `% ${word} %` : `% ${word}%`}`;
      }),
      sql` and `,
    );
  const { rows } = await sql<{ id: number; rank: number }>`
    select found.id, min(rank) as rank from (
      select row_id as id, case when compact = ${compact} then 0 else 2 end + ${isOther} as rank from catalog_names
      where kind = 'company' and compact like ${`${compact}%`} and (field <> 'ticker' or compact = ${compact})
      union all
      select row_id, 4 + ${isOther} from catalog_names
      where kind = 'company' and field <> 'ticker' and ${all('term')}
      union all
      select id, 6 from companies where ${all('search_text')}
      union all
      select row_id, 7 from catalog_names
      where kind = 'company' and field <> 'ticker' and ${compact.length >= 3} and term like ${`%${compact}%`}
    ) as found join companies on companies.id = found.id and hidden_at is null group by found.id`.execute(db);
  return new Map(rows.map(({ id, rank }) => [id, rank]));
}

const sortsBySql = {
  name: sql`sort_name, id`,
  oldest: sql`founded_year, sort_name, id`,
  newest: sql`founded_year desc, sort_name, id`,
  openings: sql`openings desc, sort_name, id`,
} as const;

const facetsBySql = {
  zodiac: sql`zodiac_sign`,
  industry: sql`coalesce(industry, '')`,
  country: sql`coalesce(country, '')`,
  size: sql`coalesce(employees_band, '')`,
  decade: sql`founded_year / 10 * 10`,
} as const;

/** The conditions of all filters but that of one facet. */
function conditionsBySql(filters: CompanyFilters, except?: string) {
  const { zodiac, industry, country, size, foundedFrom, foundedTo, hasOpenings } = filters;
  const conditions = {
    zodiac: zodiac && sql`zodiac_sign = ${zodiac}`,
    industry: industry && sql`industry = ${industry}`,
    country: country && sql`country = ${country}`,
    size: size && sql`employees_band = ${size}`,
    decade: sql`founded_year between ${foundedFrom ?? -9_999}::int and ${foundedTo ?? 9_999}::int`,
    openings: hasOpenings && sql`openings > 0`,
  };
  const others = Object.entries(conditions).flatMap(([facet, condition]) =>
    condition && facet !== except ? [condition] : [],
  );
  return sql.join([sql`hidden_at is null`, ...others], sql` and `);
}

async function listBySql(filters: CompanyFilters, sort: keyof typeof sortsBySql) {
  const { rows } = await sql<{ id: number }>`
    select id from companies where ${conditionsBySql(filters)} order by ${sortsBySql[sort]}`.execute(db);
  const facets: Record<string, unknown> = {};
  for (const [facet, value] of Object.entries(facetsBySql)) {
    const counted = await sql<{ value: string; n: number }>`
      select (${value})::text as value, count(*) as n from companies
      where ${conditionsBySql(filters, facet)} group by 1 having (${value})::text <> ''`.execute(db);
    facets[facet] = Object.fromEntries(counted.rows.map(({ value: each, n }) => [each, n]));
  }
  const open = await sql<{ n: number }>`
    select count(*) as n from companies where openings > 0 and ${conditionsBySql(filters, 'openings')}`.execute(
    db,
  );
  return { ids: rows.map(({ id }) => id), facets, hasOpenings: open.rows[0]?.n };
}

/** Names, parts of names, founders, cities and other words of real companies, and a word that is in no name. */
async function searches(): Promise<string[]> {
  const { rows } = await sql<{ name: string; words: string[] }>`
    select name, string_to_array(btrim(search_text), ' ') as words from companies
    where hidden_at is null and id % 151 = 0 order by id`.execute(db);
  return [
    ...rows.flatMap(({ name, words }, index) => [
      name,
      name.slice(0, 2 + (index % 5)),
      words[index % words.length] ?? '',
      `${words.at(-1)} ${words[0]}`,
      name.slice(1 + (index % 3), 5 + (index % 4)),
    ]),
    'a',
    'in',
    'the',
    'united states',
    'new york bank',
    'a b',
    'p&g',
    'and',
    'ge',
    '3m',
    'école',
    '%',
    '…',
  ];
}

test('a search of real companies has the ranks of plain SQL', async () => {
  const companies = await currentCompanies(db).read();
  const searched = await searches();
  expect(searched.length).toBeGreaterThan(80);
  for (const search of searched) {
    const words = plainWords(search).split(' ').filter(Boolean).slice(0, 8);
    const rows =
      words.length === 0 ? companies.index.findNothing() : companies.index.find(words, compactWords(search));
    const found = [...rows.ranks].flatMap((rank, row): [number, number][] =>
      rank === noRank ? [] : [[companies.idOf(row), rank]],
    );
    expect([...rows.rows].map(companies.idOf).toSorted()).toEqual(found.map(([id]) => id).toSorted());
    companies.index.release(rows);
    const expected = await ranksBySql(search);
    expect([search, found.toSorted(byId)]).toEqual([search, [...expected].toSorted(byId)]);
  }
});

const byId = ([a]: [number, number], [b]: [number, number]): number => a - b;

test('lists of real companies have the rows, the order and the counts of plain SQL', async () => {
  const filterSets: CompanyFilters[] = [
    {},
    { zodiac: 'ox' },
    { industry: 'Energy', country: 'Norway' },
    { country: 'United States', size: '10001+' },
    { foundedFrom: 1899, foundedTo: 1901 },
    { zodiac: 'dragon', hasOpenings: true, foundedFrom: 1950 },
    { country: 'Nowhere' },
    { zodiac: 'rat', industry: 'Technology', country: 'Japan', size: '1-50', hasOpenings: true },
  ];
  const sorts = ['name', 'oldest', 'newest', 'openings'] as const;
  for (const [index, filters] of filterSets.entries()) {
    const sort = sorts[index % sorts.length] ?? 'name';
    const expected = await listBySql(filters, sort);
    const page = 1 + (index % 3);
    const list = await listCompanies(db, { ...filters, sort, page, limit: 50 });
    const counted = Object.fromEntries(
      Object.keys(facetsBySql).map((facet) => [
        facet,
        Object.fromEntries(
          list.facets[facet as keyof typeof facetsBySql].map(({ value, count }) => [value, count]),
        ),
      ]),
    );
    expect([filters, sort, list.total, list.facets.hasOpenings, counted]).toEqual([
      filters,
      sort,
      expected.ids.length,
      expected.hasOpenings,
      expected.facets,
    ]);
    expect(list.companies.map(({ id }) => id)).toEqual(expected.ids.slice((page - 1) * 50, page * 50));
  }
});

test('searches at the same time, for few and for most companies, have the counts of plain SQL', async () => {
  const { size } = await currentCompanies(db).read();
  // Companies have words that begin with each of these letters, and nearly all have one with the first.
  const searched = ['s', 'bmw', 'c', 'zzzzqqqq', 'volkswagon', 'i'];
  const lists = await Promise.all(searched.map((search) => listCompanies(db, { search, limit: 50 })));
  expect(Math.max(...lists.map(({ total }) => total))).toBeGreaterThan(size / 2);
  for (const [index, { total, facets }] of lists.entries()) {
    const search = searched[index] === 'volkswagon' ? 'volkswagen' : (searched[index] ?? '');
    const ids = [...(await ranksBySql(search)).keys()];
    const { rows } = await sql<{ value: string; count: number }>`
      select country as value, count(*) as count from companies
      where id = any(${ids}::bigint[]) and country is not null group by 1`.execute(db);
    const { rows: open } = await sql<{ count: number }>`
      select count(*) as count from companies where id = any(${ids}::bigint[]) and openings > 0`.execute(db);
    expect([search, total, facets.hasOpenings, new Map(facets.country.map(pairOf))]).toEqual([
      search,
      ids.length,
      open[0]?.count,
      new Map(rows.map(pairOf)),
    ]);
  }
});

const pairOf = ({ value, count }: { value: string; count: number }): [string, number] => [value, count];

test.each([
  ['volkswagon', 'volkswagen'],
  ['goldmann sachs', 'goldman sachs'],
  ['amazn', 'amazon'],
  ['gogle', 'google'],
  ['microsfot', 'microsoft'],
  ['steve jobbs', 'steve jobs'],
  ['zzzzqqqq', null],
])('%s is corrected to %s', async (search, corrected) => {
  expect(await findMatches(db, await currentCompanies(db).read(), search)).toMatchObject({ corrected });
});
