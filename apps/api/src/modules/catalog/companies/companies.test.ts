import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());

async function find(query: { zodiac?: ZodiacSignId; search?: string }) {
  const { status, body } = await paid.call('GET /api/companies', { query });
  expect(status).toBe(200);
  return body.companies;
}

const names = (companies: readonly { name: string }[]): string[] => companies.map(({ name }) => name);

async function add(
  name: string,
  { industry = null as string | null, location = null as string | null } = {},
) {
  await app.db
    .insertInto('companies')
    .values({
      name,
      industry,
      location,
      foundedYear: 2012,
      foundedMonth: null,
      foundedDay: null,
      country: null,
      description: null,
      website: null,
      careersUrl: null,
      logoUrl: null,
      zodiacSign: 'dragon',
      source: 'test',
      scrapedAt: null,
    })
    .execute();
}

test('a company has all its fields, and unknown ones are null', async () => {
  const [company] = await find({ search: '1Password' });
  expect(company).toEqual({
    id: expect.any(Number),
    name: '1Password',
    foundedYear: 2005,
    foundedMonth: null,
    location: 'Toronto, Canada',
    industry: 'Technology',
    description: 'Cybersecurity, based in Toronto, Canada. Founded in 2005.',
    website: 'https://1password.com',
    careersUrl: 'https://jobs.ashbyhq.com/1password',
    logoUrl: '/logos/1password.svg',
    zodiacSign: 'rooster',
    scrapedAt: null,
    openings: 0,
  });
});

describe('a list', () => {
  test('of a sign has companies of that sign only', async () => {
    const dragons = await find({ zodiac: 'dragon' });
    expect(dragons.length).toBeGreaterThan(100);
    expect(new Set(dragons.map(({ zodiacSign }) => zodiacSign))).toEqual(new Set(['dragon']));
  });

  test('without sign and search term has all companies', async () => {
    expect(await find({})).toHaveLength(1_742);
  });

  test('is ordered by name, ignoring case', async () => {
    await Promise.all(['aa test', 'AB test', 'Ac test'].map((name) => add(name)));
    const found = names(await find({ search: ' test' }));
    expect(found.filter((name) => /^a. test$/i.test(name))).toEqual(['aa test', 'AB test', 'Ac test']);
    const all = names(await find({})).map((name) => name.toLowerCase());
    const sorted = await sql<{ name: string }>`select lower(name) as name from companies order by 1`.execute(
      app.db,
    );
    expect(all).toEqual(names(sorted.rows));
  });
});

describe('a search', () => {
  beforeEach(() => app.db.deleteFrom('companies').where('source', '=', 'test').execute());

  test('finds by name, industry and location, ignoring case', async () => {
    await add('Quux of Nowhere');
    await add('By trade', { industry: 'Quuxery' });
    await add('By place', { location: 'San Quux' });
    expect(names(await find({ search: 'qUUx' }))).toEqual(['By place', 'By trade', 'Quux of Nowhere']);
  });

  test('overrides the sign', async () => {
    await add('Quux of Nowhere');
    expect(names(await find({ search: 'quux', zodiac: 'rat' }))).toEqual(['Quux of Nowhere']);
  });

  test('that is blank is ignored, so the sign filters', async () => {
    const rats = await find({ zodiac: 'rat' });
    expect(await find({ zodiac: 'rat', search: '' })).toEqual(rats);
    expect(await find({ zodiac: 'rat', search: '  \t ' })).toEqual(rats);
  });

  test('is trimmed', async () => {
    await add('Quux of Nowhere');
    expect(names(await find({ search: '  quux ' }))).toEqual(['Quux of Nowhere']);
  });

  test.each([
    ['%', ['50% Quux']],
    ['_', ['Quux_Quux']],
    ['\\', ['Quux\\Quux']],
    ["'", ["Quux's"]],
    ['50%', ['50% Quux']],
    ['x_q', ['Quux_Quux']],
    ['%quux%', []],
  ])('takes %s literally', async (search, expected) => {
    for (const name of ['50% Quux', 'Quux_Quux', 'Quux\\Quux', "Quux's", 'Quux', 'QuuxaQuux'])
      await add(name);
    const found = names(await find({ search })).filter((name) => /quux/i.test(name));
    expect(found).toEqual(expected);
  });

  test('without a match finds nothing', async () => {
    expect(await find({ search: 'no such company anywhere' })).toEqual([]);
  });
});

test('the number of companies of each sign is public, in the order of the signs', async () => {
  const { body } = await (await app.as('signed-out')).call('GET /api/zodiac-stats');
  expect(body.stats.map(({ sign }) => sign)).toEqual([...zodiacSignIds]);
  for (const { sign, count } of body.stats) {
    expect([sign, count]).toEqual([sign, (await find({ zodiac: sign })).length]);
  }
});

test('the totals of the database are public', async () => {
  await app.db.deleteFrom('companies').where('source', '=', 'test').execute();
  const { body } = await (await app.as('signed-out')).call('GET /api/stats');
  expect(body).toEqual({
    companies: 1_742,
    jobs: 0,
    industries: 14,
    oldestFoundedYear: expect.any(Number),
    lastScrapedAt: null,
  });
});

test('the counts of an empty database are zero', async () => {
  const empty = await startApp({ stripeUrl: app.stripeUrl });
  await empty.db.deleteFrom('companies').execute();
  const visitor = await empty.as('signed-out');
  const { body } = await visitor.call('GET /api/stats');
  expect(body).toEqual({
    companies: 0,
    jobs: 0,
    industries: 0,
    oldestFoundedYear: null,
    lastScrapedAt: null,
  });
  const { body: counts } = await visitor.call('GET /api/zodiac-stats');
  expect(counts.stats.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 0));
  await empty.close();
});
