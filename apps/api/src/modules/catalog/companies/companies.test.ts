import path from 'node:path';
import { lists } from '@org/api-contract/lists';
import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { readCompanies } from './import-companies.ts';

/** The shown companies of the files, without rows that are another name of a company. */
const { rows } = await readCompanies(path.join(import.meta.dirname, '../../../../../../data'));
const shipped = rows.filter(({ sameCompanyAs }) => sameCompanyAs === null);

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
      sortName: name.toLowerCase(),
      industry,
      location,
      foundedYear: 2012,
      zodiacSign: 'dragon',
      source: 'test',
    })
    .execute();
}

test('a company has all its fields, and unknown ones are null', async () => {
  const [company] = await find({ search: '1Password' });
  expect(company).toEqual({
    id: expect.any(Number),
    slug: '1password',
    name: '1Password',
    legalName: null,
    foundedYear: 2005,
    foundedMonth: null,
    foundedDay: null,
    dateSource: null,
    zodiacSign: 'rooster',
    otherSign: 'monkey',
    location: 'Toronto, Canada',
    country: 'Canada',
    industry: 'Technology',
    subIndustry: 'Cybersecurity',
    description:
      'A password manager for people and companies. Founded in 2005 by Dave Teare and Roustem Karimov.',
    knownFor: 'is a password manager for people and companies',
    story:
      'began in Toronto when Dave Teare and Roustem Karimov wrote a program to fill in web forms for themselves',
    rival: 'Bitwarden',
    parent: null,
    status: null,
    statusYear: null,
    ticker: null,
    exchange: null,
    listingSymbol: null,
    website: 'https://1password.com',
    careersUrl: 'https://jobs.ashbyhq.com/1password',
    logoUrl: '/logos/1password.svg',
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
    expect(await find({})).toHaveLength(shipped.length);
  });

  test('is ordered by name, ignoring case', async () => {
    await Promise.all(['aa test', 'AB test', 'Ac test'].map((name) => add(name)));
    const found = names(await find({ search: ' test' }));
    expect(found.filter((name) => /^a. test$/i.test(name))).toEqual(['aa test', 'AB test', 'Ac test']);
    const all = await find({});
    const sorted = await app.db
      .selectFrom('companies')
      .select('name')
      .where('hiddenAt', 'is', null)
      .orderBy('sortName')
      .orderBy('id')
      .execute();
    expect(names(all)).toEqual(names(sorted));
    const at = (name: string) => names(all).indexOf(name);
    // Accents do not matter: Ø is sorted as O.
    expect(at('Ørsted')).toBeGreaterThan(at('Oriental Land'));
    expect(at('Ørsted')).toBeLessThan(at('Oscar Health'));
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

test('a search for a name of a duplicate row finds the shown company', async () => {
  const merged = rows.filter(({ sameCompanyAs }) => sameCompanyAs !== null);
  expect(merged.length).toBeGreaterThan(0);
  for (const { name, sameCompanyAs } of merged) {
    const shown = shipped.find(({ sourceKey }) => sourceKey === sameCompanyAs);
    const { body } = await paid.call('GET /api/companies', { query: { search: name, page: 1, limit: 20 } });
    expect([name, body.companies[0]?.name]).toEqual([name, shown?.name]);
  }
});

test('the totals of the database are public', async () => {
  await app.db.deleteFrom('companies').where('source', '=', 'test').execute();
  const { body } = await (await app.as('signed-out')).call('GET /api/stats');
  expect(body).toEqual({
    companies: shipped.length,
    jobs: 0,
    industries: new Set(shipped.map(({ industry }) => industry)).size,
    oldestFoundedYear: expect.any(Number),
    lastScrapedAt: null,
    bySign: expect.objectContaining({ usStates: expect.any(Array) }),
  });
  const total = body.bySign.companies.reduce((sum, count) => sum + count, 0);
  expect([total, Object.keys(body.bySign)]).toEqual([
    shipped.length,
    Object.values(lists).map(({ member }) => member),
  ]);
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
    bySign: expect.objectContaining({ companies: Array.from({ length: 12 }, () => 0) }),
  });
  const { body: counts } = await visitor.call('GET /api/zodiac-stats');
  expect(counts.stats.map(({ count }) => count)).toEqual(Array.from({ length: 12 }, () => 0));
  await empty.close();
});
