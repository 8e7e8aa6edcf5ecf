import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { listOf } from '@org/api-contract/lists';
import { yearsAndOpenings } from '#modules/catalog/companies/list-companies.ts';
import { wholeQuery } from '#modules/catalog/companies/list-whole-companies.ts';
import { companyList } from '#modules/catalog/companies/queries.ts';
import { listingOf } from '#modules/catalog/lists/list-page.ts';
import { neighborsQuery, rowsByIdQuery } from '#modules/catalog/lists/queries.ts';
import { groupsQuery } from '#modules/catalog/lists/groups-query.ts';
import { openingListing, pageOf } from '#modules/openings/list-openings.ts';
import { openingsById } from '#modules/openings/queries.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import {
  correctionsQuery,
  nearlyAllQuery,
  nearNamesQuery,
  typedQuery,
  wholeNamesQuery,
} from './find-matches.ts';
import { countsQuery, pageQuery } from './listing.ts';

const companies = listOf('companies');
const companyListing = (filters: Parameters<typeof yearsAndOpenings>[0]) =>
  listingOf(companies, { ...filters }, undefined, yearsAndOpenings(filters));

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections: 1,
    onError: () => undefined,
    timeouts: { connectMs: 15_000, queryMs: 60_000 },
  });
  await sql`
    insert into openings (company_id, role_key, title, work_modes, places, countries, url, posted_date, open_since,
      first_seen_at, last_verified_at)
    select id, 'role', 'Engineer ' || id, '{hybrid}', '{Lyon}', '{France}', 'https://jobs.example/' || id,
      '2026-11-01', '2026-11-01', now(), now()
    from companies where hidden_at is null`.execute(db);
  await sql`vacuum analyze companies, openings, catalog_names, catalog_words`.execute(db);
  // PostgreSQL reads small tables sequentially. With sequential scans off, it does so only if no index fits.
  await sql`set enable_seqscan = off`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const { rows: lines } = await sql<Record<string, string>>`explain (costs off) ${query}`.execute(db);
  return lines.flatMap((line) => Object.values(line)).join('\n');
}

const deepPage = { page: 100, limit: 20 };

test.each([
  ['by name', {}, 'sort_name, id', 'companies_by_name'],
  ['of a sign', { zodiac: 'ox' }, 'sort_name, id', 'companies_by_sign'],
  ['of a country', { country: 'Norway' }, 'sort_name, id', 'companies_by_country'],
  ['of an industry', { industry: 'Energy' }, 'sort_name, id', 'companies_by_industry'],
  ['of a size', { size: '10001+' }, 'sort_name, id', 'companies_by_size'],
  ['the newest first', {}, 'founded_year desc, sort_name, id', 'companies_by_year'],
  ['those with most openings first', {}, 'openings desc, sort_name, id', 'companies_by_openings'],
] as const)('a page of companies %s is read from one index only', async (_, filters, order, index) => {
  const plan = await planOf(pageQuery(companyListing(filters), [{ order: sql.raw(order) }], deepPage));
  expect(plan).toMatch(new RegExp(`Index Only Scan (Backward )?using ${index} `));
  expect(plan).not.toMatch(/Seq Scan|Heap Scan|Index Scan/);
});

test('the counts of companies are read from indexes only', async () => {
  const plan = await planOf(
    countsQuery(companyListing({ country: 'Norway', size: '51-200' }), { isExact: false }),
  );
  expect(plan).toContain('Index Only Scan using companies_by_');
  expect(plan).not.toMatch(/Seq Scan|Index Scan/);
});

const company = {
  id: 1,
  slug: 'quux',
  name: 'Quux',
  description: null,
  zodiacSign: 'ox',
  foundedYear: 1997,
  foundedMonth: 5,
  foundedDay: 4,
  industry: 'Technology',
  subIndustry: 'Application Software',
  country: 'Norway',
  city: 'Oslo',
  parent: 'Frob',
  founders: ['Ada Quux'],
} as const;

test('the page of a company reads its groups from indexes', async () => {
  const plan = await planOf(groupsQuery(companies, { ...company, rival: 'Shell' }));
  for (const index of [
    'companies_by_country',
    'companies_by_branch',
    'companies_by_owner',
    'companies_by_founder',
  ])
    expect(plan).toContain(index);
  expect(plan).toContain('companies_source_key_key');
  expect(plan).not.toContain('Seq Scan');
});

test('the neighbors of a company are read from an index, the best known first', async () => {
  const plan = await planOf(neighborsQuery(companies, company));
  for (const index of ['year', 'sign'])
    expect(plan).toMatch(
      new RegExp(`Presorted Key: .*sort_name\\n *->  Index Scan using companies_by_fame_in_${index} `),
    );
});

test('a search of companies uses an index for each way to find them', async () => {
  const plan = await planOf(typedQuery(companies, ['bmw'], 'bmw'));
  for (const index of [
    'companies_search',
    'catalog_names_compact',
    'catalog_names_words',
    'catalog_names_term',
  ])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('a whole name, a misspelled name and a name that lacks a word are looked up in indexes', async () => {
  const whole = await planOf(wholeNamesQuery(companies, ['toyota', 'toyotamotor']));
  const near = await planOf(nearNamesQuery(companies, 'aple'));
  for (const plan of [whole, near]) expect(plan).toContain('catalog_names_compact');
  const nearlyAll = await planOf(nearlyAllQuery(companies, [['grate'], ['wall'], ['motor']]));
  expect(nearlyAll).toContain('catalog_names_words');
  expect([whole, near, nearlyAll].join()).not.toContain('Seq Scan');
});

test('a misspelled word is looked up by its one-letter variants and its trigrams', async () => {
  const plan = await planOf(correctionsQuery(companies, 'microsfot'));
  expect(plan).toContain('catalog_words_pkey');
  expect(plan).toContain('catalog_words_similar');
  expect(plan).not.toContain('Seq Scan');
});

test('a part of a name, an industry or a place is found by trigrams', async () => {
  const plan = await planOf(sql`${wholeQuery(db, { zodiac: undefined, search: 'bank' }).select('id')}`);
  expect(plan).toContain('companies_texts');
  expect(plan).not.toContain('Seq Scan');
});

test('one or two letters find words that begin with them', async () => {
  const plan = await planOf(sql`${wholeQuery(db, { zodiac: undefined, search: 'be' }).select('id')}`);
  expect(plan).toContain('companies_search');
  expect(plan).not.toMatch(/Seq Scan|companies_texts/);
});

test.each([
  ['the newest first', {}, 'newest', 'openings_by_newest'],
  ['of a sign', { zodiac: 'ox' }, 'newest', 'openings_by_sign'],
  ['by title', {}, 'title', 'openings_by_title'],
  ['by company', {}, 'company', 'openings_by_company'],
] as const)('a page of openings %s is read in the order of an index', async (_, filters, sort, index) => {
  const plan = await planOf(pageQuery(...pageOf(filters, sort, '2026-11-24'), deepPage));
  expect(plan).toContain(`using ${index} `);
  expect(plan).not.toMatch(/Seq Scan|Sort Key/);
});

test.each([
  ['search', { search: 'xylophone' }],
  ['countries', { country: 'Norway' }],
  ['places', { place: 'Oslo' }],
] as const)('openings are found by an index of their %s', async (column, filters) => {
  const plan = await planOf(pageQuery(openingListing(filters, '2026-11-24'), [{ order: sql`id` }], deepPage));
  expect(plan).toContain(`openings_${column}`);
});

test('openings whose title has the search are found before they are sorted', async () => {
  const plan = await planOf(pageQuery(...pageOf({ search: 'xylophone' }, undefined, '2026-11-24'), deepPage));
  expect(plan).toMatch(/CTE few\n[\s\S]*openings_search[\s\S]*CTE first_part\n/);
  // PostgreSQL does not read the index in the order of the list if few rows match.
  expect(plan).toMatch(/CTE first_part\n[\s\S]*One-Time Filter/);
});

test('the rows of a page are read by their ids', async () => {
  for (const query of [rowsByIdQuery(companyList, [3, 1, 2]), openingsById(db, [3, 1, 2])])
    expect(await planOf(sql`${query}`)).not.toContain('Seq Scan');
});
