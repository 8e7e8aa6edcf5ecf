import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { signOfZodiacYear } from './foundings.ts';
import { KeptWhileSame } from './routes.ts';

let app: RunningApp;
let reader: Person;
const usual = new Date('2026-11-22T12:00:00Z');
let now = usual;
beforeAll(async () => {
  app = await startApp({ clock: () => now });
  reader = await app.as('paid');
});
afterAll(() => app.close());
afterEach(() => {
  now = usual;
});

async function read<R extends 'GET /api/insights' | 'GET /api/insights/seats'>(route: R) {
  const { status, body } = await reader.call(route, {});
  expect(status).toBe(200);
  return body;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

test('each table counts every company once, and the numbers expected by chance add up to the same sum', async () => {
  const { totals, signs, decades, industries } = await read('GET /api/insights');
  const { body: stats } = await reader.call('GET /api/zodiac-stats', {});
  expect(signs.map(({ sign, companies }) => ({ sign, count: companies.count }))).toEqual(stats.stats);
  expect(sum(signs.map(({ companies }) => companies.count))).toBe(totals.companies);
  expect(sum(signs.map(({ usStates }) => usStates.count))).toBe(50);
  expect(sum(signs.map(({ carBrands }) => carBrands.count))).toBe(totals.carBrands);
  expect(sum(decades.map(({ total }) => total))).toBe(totals.companies);
  for (const { total, cells } of [...decades, ...industries]) {
    expect(sum(cells.map(({ count }) => count))).toBe(total);
    expect(Math.abs(sum(cells.map(({ expected }) => expected)) - total)).toBeLessThan(1);
    for (const { expected, low, high } of cells) {
      expect(low).toBeLessThanOrEqual(Math.ceil(expected));
      expect(high).toBeGreaterThanOrEqual(Math.floor(expected));
    }
  }
});

test('a decade counts one zodiac year of a sign, and the list of companies has the same number', async () => {
  const { decades } = await read('GET /api/insights');
  const eighties = decades.find(({ from }) => from === 1980);
  expect(eighties?.cells.map(({ sign }) => sign)).not.toContain('goat');
  const dragons = eighties?.cells.find(({ sign }) => sign === 'dragon');
  expect(signOfZodiacYear(1988)).toBe('dragon');
  const { body } = await reader.call('GET /api/companies', {
    query: { zodiac: 'dragon', foundedFrom: 1988, foundedTo: 1989, limit: 1 },
  });
  expect(dragons?.count).toBe(body.total);
  expect(dragons?.expected).toBeCloseTo((eighties?.total ?? 0) / 10, 1);
  // The current decade has only the years that have begun.
  const twenties = decades.at(-1);
  expect(twenties?.cells).toHaveLength(7);
  expect(twenties).toMatchObject({ from: 2020, to: 2026 });
});

test('the current decade gains a year on the day on which a zodiac year begins', async () => {
  now = new Date('2026-02-16T12:00:00Z');
  const { decades } = await read('GET /api/insights');
  expect(decades.at(-1)).toMatchObject({ from: 2020, to: 2025 });
  now = new Date('2026-02-17T12:00:00Z');
  const twenties = (await read('GET /api/insights')).decades.at(-1);
  expect(twenties).toMatchObject({ from: 2020, to: 2026 });
  expect(twenties?.cells.map(({ sign }) => sign)).toContain('horse');
  expect(decades.at(-1)?.cells.map(({ sign }) => sign)).not.toContain('horse');
});

test('companies are counted by city and country, with the number of those that are not on the map', async () => {
  const { cities, countries, notOnMap } = await read('GET /api/insights/seats');
  const { totals } = await read('GET /api/insights');
  expect(sum(cities.flatMap(({ counts }) => counts)) + notOnMap).toBe(totals.companies);
  const japan = countries.find(({ country }) => country === 'Japan');
  const { body } = await reader.call('GET /api/companies', {
    query: { country: 'Japan', zodiac: 'ox', limit: 1 },
  });
  expect(japan?.counts[zodiacSignIds.indexOf('ox')]).toBe(body.total);
  expect(cities.find(({ city }) => city === 'Kyoto')).toMatchObject({ country: 'Japan', latitude: 35.0211 });
});

test('the map has the cities with the most companies, however many cities there are', async () => {
  const before = await read('GET /api/insights/seats');
  await sql`
    insert into companies (name, sort_name, founded_year, zodiac_sign, source, country, city, latitude, longitude)
    select 'Village ' || n, 'village ' || n, 1990, 'horse', 'test', 'Atlantis', 'Village ' || n % 2000, n % 2000 / 100.0, 7
    from generate_series(1, 2001) as n`.execute(app.db);
  const { cities, countries, notOnMap } = await read('GET /api/insights/seats');
  expect(cities).toHaveLength(1_500);
  // The only village with two companies comes first.
  expect(cities.find(({ country }) => country === 'Atlantis')).toMatchObject({ city: 'Village 1' });
  expect(
    countries.find(({ country }) => country === 'Atlantis')?.counts[zodiacSignIds.indexOf('horse')],
  ).toBe(2_001);
  const { totals } = await read('GET /api/insights');
  expect(sum(cities.flatMap(({ counts }) => counts)) + notOnMap).toBe(totals.companies);
  await sql`delete from companies where source = 'test'`.execute(app.db);
  expect(await read('GET /api/insights/seats')).toEqual(before);
});

test('a new company is counted at once', async () => {
  const before = await read('GET /api/insights');
  await app.db
    .insertInto('companies')
    .values({
      name: 'New in the Year of the Horse',
      sortName: 'new in the year of the horse',
      foundedYear: 2026,
      zodiacSign: 'horse',
      industry: 'Technology',
      source: 'test',
    })
    .execute();
  const after = await read('GET /api/insights');
  expect(after.totals.companies).toBe(before.totals.companies + 1);
  const horse = zodiacSignIds.indexOf('horse');
  expect(after.signs[horse]?.companies.count).toBe((before.signs[horse]?.companies.count ?? 0) + 1);
});

test('a brand and a state that are no longer listed are not counted', async () => {
  const before = await read('GET /api/insights');
  await app.db.updateTable('carBrands').set({ hiddenAt: now }).where('slug', '=', 'toyota').execute();
  await app.db.updateTable('usStates').set({ hiddenAt: now }).where('slug', '=', 'texas').execute();
  const { totals } = await read('GET /api/insights');
  expect(totals).toEqual({
    ...before.totals,
    carBrands: before.totals.carBrands - 1,
    usStates: before.totals.usStates - 1,
  });
});

test('a result is computed once for the same rows, again for other rows, and again after a failure', async () => {
  let computed = 0;
  const kept = new KeptWhileSame(async (rows: readonly number[]) => {
    computed += 1;
    if (computed === 3) throw new Error('The computer failed.');
    return rows.length;
  });
  expect(await Promise.all([kept.of([1, 2]), kept.of([1, 2])])).toEqual([2, 2]);
  expect(await kept.of([1, 2])).toBe(2);
  expect(computed).toBe(1);
  expect(await kept.of([1])).toBe(1);
  await expect(kept.of([1, 2, 3])).rejects.toThrow('The computer failed.');
  expect(await kept.of([1, 2, 3])).toBe(3);
  expect(computed).toBe(4);
});
