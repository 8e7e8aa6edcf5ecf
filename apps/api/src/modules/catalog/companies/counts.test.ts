import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Db } from '#database/connection.ts';
import { KeptCounts } from '#modules/catalog/shared/kept-counts.ts';
import { createDatabase, type TestDatabase } from '#test/databases.ts';
import { listCompanies } from './list-companies.ts';

type CompanyFilters = Parameters<typeof listCompanies>[1];

let database: TestDatabase;
let db: Db;
let rows: Row[];
beforeAll(async () => {
  database = await createDatabase();
  db = connect({
    url: database.url,
    connections: 2,
    onError: () => undefined,
    timeouts: { connectMs: 15_000, queryMs: 60_000 },
  });
  await sql`update companies set openings = length(name) % 5 where hidden_at is null`.execute(db);
  rows = await readAll();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Row = Awaited<ReturnType<typeof readAll>>[number];
const readAll = () =>
  db
    .selectFrom('companies')
    .where('hiddenAt', 'is', null)
    .select([
      'id',
      'zodiacSign',
      'industry',
      'country',
      'employeesBand',
      'foundedYear',
      'openings',
      'sortName',
    ])
    .orderBy('sortName')
    .orderBy('id')
    .execute();

type Facet = 'zodiac' | 'industry' | 'country' | 'size' | 'decade';
const valueOf: Record<Facet, (row: Row) => string | null> = {
  zodiac: (row) => row.zodiacSign,
  industry: (row) => row.industry,
  country: (row) => row.country,
  size: (row) => row.employeesBand,
  decade: (row) => String(Math.floor(row.foundedYear / 10) * 10),
};

/** Whether a row matches all filters except a facet's own, computed without SQL. */
function isMatch(row: Row, filters: CompanyFilters, except?: Facet | 'hasOpenings'): boolean {
  const { foundedFrom = -Infinity, foundedTo = Infinity } = filters;
  const equal = (facet: 'zodiac' | 'industry' | 'country' | 'size') =>
    except === facet || filters[facet] === undefined || valueOf[facet](row) === filters[facet];
  return (
    equal('zodiac') &&
    equal('industry') &&
    equal('country') &&
    equal('size') &&
    (except === 'decade' || (row.foundedYear >= foundedFrom && row.foundedYear <= foundedTo)) &&
    (except === 'hasOpenings' || !filters.hasOpenings || row.openings > 0)
  );
}

const orders = {
  name: () => 0,
  oldest: (a: Row, b: Row) => a.foundedYear - b.foundedYear,
  newest: (a: Row, b: Row) => b.foundedYear - a.foundedYear,
  openings: (a: Row, b: Row) => b.openings - a.openings,
};

test.each([
  [{}, 'name'],
  [{ zodiac: 'ox' }, 'oldest'],
  [{ industry: 'Energy', country: 'Norway' }, 'newest'],
  [{ country: 'United States', size: '10001+' }, 'openings'],
  [{ foundedFrom: 1899, foundedTo: 1901 }, 'name'],
  [{ zodiac: 'dragon', hasOpenings: true, foundedFrom: 1950 }, 'oldest'],
  [{ country: 'Nowhere' }, 'newest'],
  [{ zodiac: 'rat', industry: 'Technology', country: 'Japan', size: '1-50', hasOpenings: true }, 'openings'],
] as const)('the rows, order and counts for %j are those of a plain filter', async (filters, sort) => {
  const expected = rows.filter((row) => isMatch(row, filters)).toSorted(orders[sort]);
  const list = await listCompanies(
    db,
    { ...filters, sort, page: 2, limit: 25 },
    new KeptCounts({ count: 0 }),
  );
  expect(list.companies.map(({ id }) => id)).toEqual(expected.slice(25, 50).map(({ id }) => id));
  expect([list.total, list.facets.capped]).toEqual([expected.length, false]);
  for (const [facet, value] of Object.entries(valueOf) as [Facet, (row: Row) => string | null][]) {
    const counts = new Map<string, number>();
    for (const row of rows) {
      const found = isMatch(row, filters, facet) ? value(row) : null;
      if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
    }
    expect([facet, new Map(list.facets[facet].map((each) => [each.value, each.count]))]).toEqual([
      facet,
      counts,
    ]);
  }
  expect(list.facets.hasOpenings).toBe(
    rows.filter((row) => row.openings > 0 && isMatch(row, filters, 'hasOpenings')).length,
  );
});

test.each([
  ['volkswagon', 'volkswagen'],
  ['goldmann sachs', 'goldman sachs'],
  ['amazn', 'amazon'],
  ['gogle', 'google'],
  ['microsfot', 'microsoft'],
  ['steve jobbs', 'steve jobs'],
  ['appel', 'apple'],
  ['zzzzqqqq', null],
])('%s is corrected to %s', async (search, corrected) => {
  expect(await listCompanies(db, { search }, new KeptCounts({ count: 0 }))).toMatchObject({ corrected });
});
