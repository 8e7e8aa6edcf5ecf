import type { Endpoints, Input } from '@org/api-contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let paid: Person;
beforeAll(async () => {
  app = await startApp();
  paid = await app.as('paid');
});
afterAll(() => app.close());

async function companies(query: Input<Endpoints['GET /api/companies']>['query']) {
  const { status, body } = await paid.call('GET /api/companies', { query: { limit: 20, ...query } });
  expect([query, status]).toEqual([query, 200]);
  return body;
}
const namesOf = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
const markedIn = (match: { text: string; marks: number[][] } | null | undefined) =>
  match?.marks.map(([start, end]) => match.text.slice(start, end));

/** Expects the first row that each search finds. */
async function expectFirst(
  find: (search: string) => Promise<string | undefined>,
  meant: Readonly<Record<string, string>>,
): Promise<void> {
  const found = await Promise.all(
    Object.keys(meant).map(async (search) => [search, await find(search)] as const),
  );
  expect(Object.fromEntries(found)).toEqual(meant);
}
const company = async (search: string) => (await companies({ search, limit: 1 })).companies[0]?.name;

test('companies are found first by the names that people use', async () => {
  await expectFirst(company, {
    BMW: 'BMW',
    Google: 'Alphabet',
    gogle: 'Alphabet',
    nestle: 'Nestlé',
    Nestlé: 'Nestlé',
    'P&G': 'Procter & Gamble',
    'procter and gamble': 'Procter & Gamble',
    'J&J': 'Johnson & Johnson',
    GE: 'GE Aerospace',
    HP: 'HP',
    Facebook: 'Meta',
    Square: 'Block',
    Twitter: 'xAI',
    Kraft: 'Kraft Heinz',
    KFC: 'KFC',
    Chevy: 'General Motors',
    VW: 'Volkswagen',
    Merc: 'Mercedes-Benz Group',
    'JP Morgan': 'JPMorgan Chase',
    'you tube': 'YouTube',
    'coca cola': 'Coca-Cola',
    'McDonald’s': "McDonald's",
    mcdonalds: "McDonald's",
    amazn: 'Amazon',
    'Goldmann Sachs': 'Goldman Sachs',
    hyundia: 'Hyundai',
    'Eli Lilly': 'Eli Lilly',
    Infosys: 'Infosys',
    'H&M': 'H&M',
    AAPL: 'Apple',
    'Steve Jobs': 'Apple',
    ChatGPT: 'OpenAI',
    Schlumberger: 'SLB',
    Anthem: 'Elevance Health',
    'Big G': 'General Mills',
    'Mouse House': 'Disney',
    'Blue Chip Stamps': 'Berkshire Hathaway',
    'Elon Musk': 'SpaceX',
    'Tim Cook': 'Apple',
    '7-11': '7-Eleven',
    Advil: 'Haleon',
    'grub hub': 'Grubhub',
    Skittles: 'Mars',
    Tata: 'Tata Group',
    Gerber: 'Nestlé',
    'Mukesh Ambani': 'Reliance Industries',
  });
});

test('a search says which field matched, and marks the words in it', async () => {
  const [meta] = (await companies({ search: 'facebook' })).companies;
  expect(meta?.match).toMatchObject({ field: 'alias', text: 'Facebook' });
  const [nestle] = (await companies({ search: 'nestle' })).companies;
  expect([nestle?.match?.field, markedIn(nestle?.match)]).toEqual(['name', ['Nestlé']]);
  const [bitwarden] = (await companies({ search: 'open-source password' })).companies;
  expect([bitwarden?.match?.field, bitwarden?.match?.text]).toEqual([
    'knownFor',
    'An open-source password manager',
  ]);
  const [adobe] = (await companies({ search: 'california software' })).companies;
  expect([adobe?.match?.field, markedIn(adobe?.match)]).toEqual(['place', ['California']]);
});

test('the exact name comes before the beginning of a name, a word, other fields and corrections', async () => {
  const { companies: found } = await companies({ search: 'fox' });
  expect(namesOf(found)[0]).toBe('Fox');
  const fords = namesOf((await companies({ search: 'ford' })).companies);
  expect(fords[0]).toBe('Ford');
  expect(fords.indexOf('PPG Industries')).toBeGreaterThan(0);
  expect(fords.indexOf('Hartford')).toBeGreaterThan(fords.indexOf('PPG Industries'));
});

test('the answer names a corrected search only if the typed one found nothing', async () => {
  expect((await companies({ search: 'volkswagon' })).corrected).toBe('volkswagen');
  expect((await companies({ search: 'volkswagen' })).corrected).toBeNull();
  expect(await companies({ search: 'zzzzqqqq' })).toMatchObject({ companies: [], total: 0, corrected: null });
});

test('a misspelled name is found first or second, even if its letters are inside another word', async () => {
  const meant: Record<string, string> = {
    aple: 'Apple',
    itel: 'Intel',
    hemes: 'Hermès',
    cheron: 'Chevron',
    hatt: 'Hyatt',
    strabucks: 'Starbucks',
    neflix: 'Netflix',
    niike: 'Nike',
    toyoat: 'Toyota',
    nintedno: 'Nintendo',
    'grate wall motor': 'Great Wall Motor',
    'gold man sacks': 'Goldman Sachs',
    'louis viton': 'Louis Vuitton',
    'rolls royse': 'Rolls-Royce',
    'bank of amercia': 'Bank of America',
    redit: 'Reddit',
    ubre: 'Uber',
    qoura: 'Quora',
    vodaphone: 'Vodafone',
    'mitsubishi electrics': 'Mitsubishi Electric',
    quantas: 'Qantas',
    subura: 'Subaru',
    intell: 'Intel',
  };
  for (const [search, name] of Object.entries(meant)) {
    const { companies: found } = await companies({ search, limit: 2 });
    expect([search, ...namesOf(found).filter((each) => each === name)]).toEqual([search, name]);
  }
  const { companies: aple, corrected } = await companies({ search: 'aple' });
  expect([namesOf(aple), corrected]).toEqual([['Apple', 'Staples'], null]);
  expect(markedIn(aple[0]?.match)).toEqual(['Apple']);
  expect((await companies({ search: 'grate wall motor' })).corrected).toBe('wall motor');
});

test('a name with a further word, such as a trade, finds the rows of that name first', async () => {
  for (const [search, name] of [
    ['nike shoes', 'Nike'],
    ['sap software', 'SAP'],
    ['bhp billiton', 'BHP'],
    ['toyota motor corporation', 'Toyota'],
  ] as const) {
    const { companies: found, corrected } = await companies({ search, limit: 1 });
    expect([search, ...namesOf(found), corrected]).toEqual([search, name, null]);
  }
});

test('a question about founders finds the company that it names', async () => {
  for (const search of [
    'Who founded Nintendo?',
    'who started nintendo',
    'founder of Nintendo',
    'Who were the founders of Nintendo',
  ]) {
    const { companies: found, corrected } = await companies({ search, limit: 1 });
    expect([search, ...namesOf(found), corrected]).toEqual([search, 'Nintendo', null]);
  }
});

test('a part of a name finds the names that contain it, after those that begin with it', async () => {
  for (const [search, ...names] of [
    ['flix', 'Flix', 'Greyhound', 'Netflix'],
    ['tube', 'Atkore'],
    ['soft', 'SoftBank'],
    ['ware', 'Bunnings'],
  ] as const) {
    const { companies: found } = await companies({ search, limit: names.length });
    expect([search, ...namesOf(found)]).toEqual([search, ...names]);
  }
});

test('the name of a row that duplicates another company leads to the shown company', async () => {
  const { companies: found } = await companies({ search: 'willis towers watson public limited company' });
  expect(namesOf(found)[0]).toBe('Willis Towers Watson');
});

describe('the counts of the facets', () => {
  test('are those of the companies that match the other filters', async () => {
    const all = await companies({});
    const sum = (counts: readonly { count: number }[] = []) => counts.reduce((n, { count }) => n + count, 0);
    expect(all.total).toBe((await paid.call('GET /api/stats')).body.companies);
    expect(sum(all.facets?.zodiac)).toBe(all.total);
    const energy = await companies({ industry: 'Energy', country: 'Norway' });
    expect(energy.total).toBe(energy.companies.length);
    expect(energy.facets?.industry.find(({ value }) => value === 'Energy')?.count).toBe(energy.total);
    expect(sum(energy.facets?.industry)).toBe((await companies({ country: 'Norway' })).total);
    expect(sum(energy.facets?.country)).toBe((await companies({ industry: 'Energy' })).total);
    expect(sum(energy.facets?.decade)).toBe(energy.total);
  });

  test('follow a search, years, sizes and openings too', async () => {
    const big = await companies({ search: 'bank', size: '10001+', foundedFrom: 1850, foundedTo: 1899 });
    const every = { zodiac: 'ox', industry: 'Energy', country: 'Norway', size: '10001+' } as const;
    const none = await companies({ ...every, foundedFrom: 1900, foundedTo: 1910, hasOpenings: true });
    expect([none.total, none.facets?.hasOpenings]).toEqual([0, 0]);
    for (const { foundedYear: year } of big.companies)
      expect([year >= 1850, year <= 1899]).toEqual([true, true]);
    expect(big.facets?.size.find(({ value }) => value === '10001+')?.count).toBe(big.total);
    expect(await companies({ hasOpenings: true })).toMatchObject({ total: 0, facets: { hasOpenings: 0 } });
    const { rows } = await sql<{
      id: number;
    }>`select id from companies where slug in ('apple', 'bmw')`.execute(app.db);
    for (const { id: companyId } of rows) {
      await app.db
        .insertInto('openings')
        .values({ companyId, roleKey: 'test', title: 'Job', url: 'https://a.example', ...noFacts })
        .execute();
    }
    const open = await companies({ hasOpenings: true });
    expect([namesOf(open.companies), open.facets?.hasOpenings]).toEqual([['Apple', 'BMW'], 2]);
    expect((await paid.call('GET /api/stats')).body).toMatchObject({ jobs: 2 });
    await app.db.updateTable('openings').set({ closedAt: new Date() }).execute();
    expect((await companies({ hasOpenings: true })).total).toBe(0);
    await app.db.deleteFrom('openings').execute();
    expect((await companies({ hasOpenings: true })).total).toBe(0);
  });

  const noFacts = {
    department: null,
    type: null,
    salary: null,
    description: null,
    workModes: [],
    places: [],
    countries: [],
    postedDate: null,
    openSince: '2026-11-01',
    firstSeenAt: new Date(),
    lastVerifiedAt: new Date(),
    closedAt: null,
  };
});

test('pages follow each other in every order, and one beyond the end is empty', async () => {
  for (const sort of ['name', 'oldest', 'newest', 'openings'] as const) {
    const query = { zodiac: 'ox', sort, limit: 100 } as const;
    const first = await companies(query);
    const second = await companies({ ...query, page: 2 });
    expect(new Set([...first.companies, ...second.companies].map(({ id }) => id)).size).toBe(
      Math.min(200, first.total ?? 0),
    );
    expect((await companies({ ...query, page: 999_999 })).companies).toEqual([]);
  }
  const years = (await companies({ sort: 'oldest' })).companies.map(({ foundedYear }) => foundedYear);
  expect(years).toEqual(years.toSorted((a, b) => a - b));
});

test('car brands are found by nicknames, models and misspelled, and filtered with counts', async () => {
  const brand = async (search: string) => {
    const { body } = await paid.call('GET /api/car-brands', { query: { search } });
    return body.carBrands[0]?.name;
  };
  await expectFirst(brand, {
    chevy: 'Chevrolet',
    VW: 'Volkswagen',
    Merc: 'Mercedes-Benz',
    Mini: 'Mini',
    'range rover': 'Land Rover',
    Mustang: 'Ford',
    porshe: 'Porsche',
    buggati: 'Bugatti',
    skoda: 'Škoda',
    'Morris Minor': 'Morris',
    BMC: 'Austin',
    reno: 'Renault',
    subura: 'Subaru',
    'Golf GTI': 'Volkswagen',
    Cinquecento: 'Fiat',
  });
  const { body } = await paid.call('GET /api/car-brands', { query: { country: 'Italy', active: false } });
  expect(body.facets.active.find(({ value }) => value === 'false')?.count).toBe(body.total);
  expect(body.carBrands.every(({ isActive }) => !isActive)).toBe(true);
});

test('states are found by abbreviations, nicknames and cities, and sorted', async () => {
  const state = async (search: string) => {
    const { body } = await paid.call('GET /api/us-states', { query: { search } });
    return body.usStates[0]?.name;
  };
  await expectFirst(state, {
    NY: 'New York',
    Calif: 'California',
    'windy city': 'Illinois',
    texes: 'Texas',
    'Lone Star': 'Texas',
    Boston: 'Massachusetts',
    'N. Dakota': 'North Dakota',
    'road island': 'Rhode Island',
    ohayo: 'Ohio',
    Reno: 'Nevada',
    'W Virginia': 'West Virginia',
  });
  const { body } = await paid.call('GET /api/us-states', { query: { sort: 'oldest' } });
  expect(body.usStates[0]?.name).toBe('Delaware');
});

test('hostile searches and filters find nothing or are refused', async () => {
  const all = (await paid.call('GET /api/stats')).body.companies;
  for (const search of [
    '%',
    '_',
    '\\',
    "'",
    '"; drop table companies; --',
    '💥',
    '%%%',
    '\u202E',
    "a' or 1=1 --",
  ]) {
    const { total = -1 } = await companies({ search });
    expect([search, total >= 0 && total < all]).toEqual([search, true]);
  }
  expect((await companies({ search: 'x '.repeat(100) })).total).toBeGreaterThanOrEqual(0);
  for (const query of [
    'page=0',
    'page=-1',
    'page=1e9',
    'limit=101',
    'size=huge',
    'sort=worst',
    'foundedFrom=no',
  ]) {
    const { status, body } = await paid.call('GET /api/companies', {
      query: Object.fromEntries([query.split('=')]),
    });
    expect([query, status, body]).toEqual([query, 400, expect.objectContaining({ code: 'invalid_input' })]);
  }
  for (const query of [
    { industry: 'Alchemy' },
    { country: 'Atlantis' },
    { foundedFrom: 2000, foundedTo: 1000 },
  ]) {
    expect(await companies(query)).toMatchObject({ companies: [], total: 0 });
  }
  expect((await paid.send('GET', `/api/companies?page=1&search=${'a'.repeat(10_000)}`)).status).toBe(400);
});
