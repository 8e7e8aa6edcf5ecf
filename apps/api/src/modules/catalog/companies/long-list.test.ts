import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

/** More generated companies than facets count. Their names are in the order of their numbers. */
const size = 12_000;

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
  await sql`delete from companies`.execute(app.db);
  await sql`delete from catalog_names where kind = 'company'`.execute(app.db);
  await sql`
    insert into companies (name, sort_name, search_text, founded_year, zodiac_sign, country, industry, sub_industry, source)
    select name, name, ' ' || name || ' everywhere ', 1900 + n % 100, (${[...zodiacSignIds]}::text[])[1 + n % 12],
      case when n % 4 = 0 then 'Norway' else 'Japan' end, case when n > ${size - 10} then 'Rare' else 'Common' end, 'Quux', 'test'
    from (select n, 'quux ' || lpad(n::text, 5, '0') as name from generate_series(1, ${size}::int) as n) as numbered`.execute(
    app.db,
  );
  await sql`
    insert into catalog_names (kind, row_id, field, shown, term, compact)
    select 'company', id, 'name', name, ' ' || name || ' ', replace(name, ' ', '') from companies`.execute(
    app.db,
  );
  // Inserts companies whose names have a word in common.
  await sql`
    insert into companies (name, sort_name, search_text, founded_year, zodiac_sign, source)
    values ('Zzyzx Everywhere', 'zzyzx everywhere', ' zzyzx everywhere ', 1990, 'horse', 'test'),
      ('Everywhere', 'everywhere', ' everywhere ', 1990, 'horse', 'test')`.execute(app.db);
  await sql`
    insert into catalog_names (kind, row_id, field, shown, term, compact)
    select 'company', id, 'name', name, ' ' || sort_name || ' ', replace(sort_name, ' ', '')
    from companies where name like '%Everywhere'`.execute(app.db);
});
afterAll(() => app.close());

async function list(query: Record<string, unknown>) {
  const { status, body } = await paid.call('GET /api/companies', { query: { limit: 100, ...query } });
  expect(status).toBe(200);
  return body;
}
const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const countOf = (counts: readonly { value: string; count: number }[] | undefined, value: string) =>
  counts?.find((each) => each.value === value)?.count;

test('the counts of the whole list are exact', async () => {
  const { total, facets } = await list({ page: 1 });
  expect([total, facets?.capped]).toEqual([size + 2, false]);
  expect(countOf(facets?.country, 'Norway')).toBe(size / 4);
  expect(countOf(facets?.industry, 'Rare')).toBe(10);
});

test('the page of a company counts the whole list, and leaves out a group of more than 4,000', async () => {
  const { slug } = await app.db
    .selectFrom('companies')
    .select('slug')
    .where('name', '=', 'quux 00004')
    .executeTakeFirstOrThrow();
  const { body } = await paid.call('GET /api/companies/{slug}', { params: { slug } });
  expect(body.standing.total).toBe(size + 2);
  expect(body.standing.groups.map(({ by, count }) => [by, count])).toEqual([
    ['all', size + 2],
    ['country', size / 4],
    ['branch-of-country', size / 4],
    ['owned', 1],
  ]);
});

test('facets count at most 10,000 matches, and the total counts all', async () => {
  const { total, totalPages, facets } = await list({ industry: 'Common', limit: 20 });
  expect([total, totalPages, facets?.capped]).toEqual([size - 10, Math.ceil((size - 10) / 20), true]);
  const counted = (facets?.country ?? []).reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBeGreaterThanOrEqual(10_000);
  expect(counted).toBeLessThanOrEqual(10_001);
  const few = await list({ industry: 'Rare', country: 'Norway' });
  expect([few.total, countOf(few.facets?.country, 'Japan')]).toEqual([3, 7]);
});

test('a word of more than 10,000 companies finds names that start with it first, then all others by name', async () => {
  const first = await list({ search: 'everywhere', page: 1 });
  expect([first.total, first.totalPages]).toEqual([size + 2, 121]);
  expect(namesOf(first.companies).slice(0, 3)).toEqual(['Everywhere', 'quux 00001', 'quux 00002']);
  const second = await list({ search: 'everywhere', page: 2 });
  expect(second.companies[0]?.name).toBe('quux 00100');
  const last = await list({ search: 'everywhere', page: 121 });
  expect(namesOf(last.companies)).toEqual(['quux 12000', 'Zzyzx Everywhere']);
  const filtered = await list({ search: 'everywhere', country: 'Norway', sort: 'newest', page: 1 });
  expect([filtered.total, filtered.companies[0]?.foundedYear]).toEqual([size / 4, 1996]);
});

test('the last page is as exact as the first', async () => {
  const { companies } = await list({ page: 121 });
  expect(namesOf(companies)).toEqual(['quux 12000', 'Zzyzx Everywhere']);
  expect((await list({ page: 122 })).companies).toEqual([]);
});

test('without page and limit more than 10,000 companies are refused', async () => {
  expect((await paid.call('GET /api/companies', { query: {} })).status).toBe(400);
  expect((await paid.call('GET /api/companies', { query: { search: 'quux' } })).status).toBe(400);
  const { body } = await paid.call('GET /api/companies', { query: { search: 'QUUX 0012' } });
  expect(body.companies).toHaveLength(10);
});
