import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { DatabaseTime, withDatabaseTime } from '#database/request-time.ts';
import { listCarBrands } from '#modules/catalog/car-brands/list-car-brands.ts';
import { listCompanies } from '#modules/catalog/companies/list-companies.ts';
import { companySource, currentCompanies } from '#modules/catalog/companies/current-companies.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { CurrentIndex } from './current-index.ts';

let database: TestDatabase;
/** The pools of two processes. */
let db: Db;
let other: Db;
beforeAll(async () => {
  database = await createDatabase();
  const timeouts = { connectMs: 15_000, queryMs: 60_000 };
  [db, other] = [1, 2].map(() =>
    connect({ url: database.url, connections: 3, onError: () => undefined, timeouts }),
  ) as [Db, Db];
});
afterAll(async () => {
  await Promise.all([db.destroy(), other.destroy()]);
  await database.drop();
});

const totalOf = async (search: string): Promise<number> => (await listCompanies(db, { search })).total;

test('a list has what another process has committed before the call', async () => {
  expect(await totalOf('Quuxotic')).toBe(0);
  await insertCompany(other, 'Quuxotic');
  expect(await totalOf('Quuxotic')).toBe(1);
  await sql`update companies set search_text = ' quuxotic quuxwibble ' where name = 'Quuxotic'`.execute(
    other,
  );
  expect(await totalOf('quuxwibble')).toBe(1);
  await sql`update companies set hidden_at = now() where name = 'Quuxotic'`.execute(other);
  expect(await totalOf('quuxwibble')).toBe(0);
  await sql`update companies set hidden_at = null where name = 'Quuxotic'`.execute(other);
  expect(await totalOf('quuxwibble')).toBe(1);
  await sql`delete from companies where name = 'Quuxotic'`.execute(other);
  expect(await totalOf('quuxwibble')).toBe(0);
  const { total } = await listCarBrands(db, {});
  await sql`update car_brands set hidden_at = now() where id = (select min(id) from car_brands)`.execute(
    other,
  );
  expect((await listCarBrands(db, {})).total).toBe(total - 1);
});

test('a number of openings is changed in place, in the order and the counts too', async () => {
  const before = await currentCompanies(db).read();
  await sql`update companies set openings = 7 where slug = 'bmw'`.execute(other);
  const list = await listCompanies(db, { sort: 'openings', limit: 1 });
  expect([list.companies[0]?.name, list.facets.hasOpenings]).toEqual(['BMW', 1]);
  expect(await currentCompanies(db).read()).toBe(before);
  await sql`update companies set openings = 0 where slug = 'bmw'`.execute(other);
  expect((await listCompanies(db, { hasOpenings: true })).total).toBe(0);
});

test('a company is shown as it is after a change of what the index does not have', async () => {
  const described = async (): Promise<string | null | undefined> =>
    (await listCompanies(db, { search: 'nintendo' })).companies.find(({ slug }) => slug === 'nintendo')
      ?.description;
  const before = await described();
  const index = await currentCompanies(db).read();
  await sql`update companies set description = 'Makes cards.' where slug = 'nintendo'`.execute(other);
  expect(await described()).toBe('Makes cards.');
  await sql`update companies set description = ${before ?? null} where slug = 'nintendo'`.execute(other);
  expect(await described()).toBe(before);
  expect(await currentCompanies(db).read()).toBe(index);
});

test('what a transaction commits after a later one is not missed', async () => {
  const { total } = await listCompanies(db, {});
  const added = async (): Promise<number> => (await listCompanies(db, {})).total - total;
  await other.transaction().execute(async (earlier) => {
    await insertCompany(earlier, 'Committed late');
    // Of another year, because the counts of one year are written by one transaction at a time.
    await insertCompany(other, 'Committed first', 1991);
    expect(await added()).toBe(1);
  });
  expect(await added()).toBe(2);
  await sql`delete from companies where name like 'Committed%'`.execute(other);
  expect(await added()).toBe(0);
});

test('calls that come together share a check', async () => {
  const indexes = await Promise.all(Array.from({ length: 20 }, () => currentCompanies(db).read()));
  expect(new Set(indexes).size).toBe(1);
});

test('while a long list is built again, the one before is served', async () => {
  const long = new CurrentIndex(db, companySource, { maxAwaitedRows: 100, maxShareOfTime: 1 });
  const { size } = await long.read();
  await insertCompany(other, 'Xyzzyne');
  expect((await long.read()).size).toBe(size);
  await expect.poll(async () => (await long.read()).size, { timeout: 15_000 }).toBe(size + 1);
});

test('a request before the first index waits within its time for the database, and building goes on', async () => {
  const first = new CurrentIndex(db, companySource);
  const read = () => first.read();
  await expect(withDatabaseTime(new DatabaseTime(1), read)).rejects.toThrow(DatabaseUnavailable);
  const next = await withDatabaseTime(new DatabaseTime(60_000), read);
  expect(next.size).toBe((await listCompanies(db, {})).total);
});

const insertCompany = (to: Db, name: string, foundedYear = 1990) =>
  to
    .insertInto('companies')
    .values({
      name,
      sortName: name.toLowerCase(),
      searchText: ` ${name.toLowerCase()} `,
      foundedYear,
      foundedMonth: null,
      foundedDay: null,
      location: null,
      country: null,
      industry: null,
      description: null,
      website: null,
      careersUrl: null,
      logoUrl: null,
      zodiacSign: 'horse',
      source: 'test',
      scrapedAt: null,
      sourceKey: null,
      legalName: null,
      parent: null,
      status: null,
      statusYear: null,
      knownFor: null,
      subIndustry: null,
      city: null,
      region: null,
      latitude: null,
      longitude: null,
      employeesBand: null,
      employeesYear: null,
      ticker: null,
      exchange: null,
      listingSymbol: null,
      marketCapClass: null,
      wikidataId: null,
      dateSource: null,
      sameCompanyAs: null,
      hiddenAt: null,
    })
    .execute();
