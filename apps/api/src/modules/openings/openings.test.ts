import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectCompanySources } from '#integrations/company-sources/connect.ts';
import { json, startSources, type TestSources } from '#test/company-sources.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

const ashby = 'api.ashbyhq.com';
const dayMs = 86_400_000;

let sources: TestSources;
let app: RunningApp;
let paid: Person;
let now = new Date('2026-08-12T09:00:00Z');

beforeAll(async () => {
  sources = await startSources();
  for (const host of ['query.wikidata.org', 'boards-api.greenhouse.io', 'api.lever.co'])
    sources.instead(host, json(host.startsWith('query') ? { results: { bindings: [] } } : { jobs: [] }));
  sources.instead('api.lever.co', json([]));
  app = await startApp({
    lists: false,
    services: () => ({
      clock: () => now,
      sources: connectCompanySources({ contact: 'http://atlas.test', standIn: sources.url, minGapMs: 0 }),
    }),
  });
  paid = await app.as('paid');
  const [company] = await app.db
    .insertInto('companies')
    .values({
      name: 'Quux Crêpes',
      slug: 'quux-crepes',
      foundedYear: 1988,
      zodiacSign: 'dragon',
      source: 'test',
      industry: 'Retail',
    })
    .returning('id')
    .execute();
  await app.db
    .insertInto('jobBoards')
    .values({ companyId: company?.id ?? 0, board: 'ashby', token: 'quux' })
    .execute();
});
afterAll(async () => {
  await app.close();
  await sources.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('jobs').execute();
  await app.db.deleteFrom('openings').execute();
});

const job = (id: string, title: string, location: string, more: object = {}) => ({
  id,
  title,
  location,
  jobUrl: `https://jobs.ashbyhq.com/quux/${id}`,
  isListed: true,
  isRemote: true,
  workplaceType: 'Hybrid',
  department: 'Kitchen',
  employmentType: 'FullTime',
  publishedAt: '2026-08-11T09:00:00Z',
  ...more,
});

async function refresh(at: string, jobs: object[]): Promise<void> {
  now = new Date(at);
  sources.instead(ashby, json({ jobs }));
  const { status, body } = await paid.call('POST /api/scrape', { body: { zodiac: 'dragon' } });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
}

const list = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await paid.call('GET /api/openings', { query });
  expect(status).toBe(200);
  return body;
};
const titles = async (query: Record<string, unknown> = {}) =>
  (await list(query)).openings.map(({ title }) => title);

describe('the list of openings', () => {
  test('has one entry for a role in several places, with its work mode, dates and company', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Cook', 'Lyon, France'),
      job('2', 'Cook', 'Berlin, Germany', { publishedAt: '2026-08-12T08:00:00Z' }),
    ]);
    const { openings, total, facets, lastVerifiedAt } = await list();
    expect(total).toBe(1);
    expect(openings).toEqual([
      {
        id: expect.any(Number),
        companyId: expect.any(Number),
        companyName: 'Quux Crêpes',
        companySlug: 'quux-crepes',
        companyLogoUrl: null,
        zodiacSign: 'dragon',
        industry: 'Retail',
        title: 'Cook',
        department: 'Kitchen',
        type: 'Full-time',
        salary: null,
        description: null,
        workModes: ['hybrid'],
        places: ['Berlin, Germany', 'Lyon, France'],
        countries: ['France', 'Germany'],
        url: 'https://jobs.ashbyhq.com/quux/1',
        postedDate: '2026-08-12',
        openSince: '2026-08-11',
        firstSeenAt: '2026-08-12T09:00:00.000Z',
        lastVerifiedAt: '2026-08-12T09:00:00.000Z',
        reposts: 0,
        marks: [],
      },
    ]);
    expect(facets.countries).toEqual([
      { value: 'France', count: 1 },
      { value: 'Germany', count: 1 },
    ]);
    expect(lastVerifiedAt).toBe('2026-08-12T09:00:00.000Z');
  });

  test('leaves out a role that its board no longer lists, which is kept as closed', async () => {
    await refresh('2026-08-12T09:00:00Z', [job('1', 'Cook', 'Lyon'), job('2', 'Baker', 'Lyon')]);
    await refresh('2026-08-13T09:00:00Z', [job('2', 'Baker', 'Lyon')]);
    const { openings, facets } = await list();
    expect(openings).toMatchObject([{ title: 'Baker', lastVerifiedAt: '2026-08-13T09:00:00.000Z' }]);
    expect(facets.signs.find(({ sign }) => sign === 'dragon')).toEqual({ sign: 'dragon', count: 1 });
    expect(
      await app.db
        .selectFrom('openings')
        .select(['title', 'closedAt'])
        .where('closedAt', 'is not', null)
        .execute(),
    ).toEqual([{ title: 'Cook', closedAt: new Date('2026-08-13T09:00:00Z') }]);
    const { body } = await paid.call('GET /api/companies/{id}/jobs', {
      params: { id: openings[0]?.companyId ?? 0 },
    });
    expect(body.jobs.map(({ title }) => title)).toEqual(['Baker']);
    const company = app.db.selectFrom('companies').where('name', '=', 'Quux Crêpes').select('openings');
    expect(await company.executeTakeFirst()).toEqual({ openings: 1 });
  });

  test('leaves out the openings of a hidden company', async () => {
    const hide = (hiddenAt: Date | null) =>
      app.db.updateTable('companies').set({ hiddenAt }).where('name', '=', 'Quux Crêpes').execute();
    await refresh('2026-08-12T09:00:00Z', [job('1', 'Cook', 'Lyon')]);
    await hide(now);
    expect(await titles()).toEqual([]);
    await hide(null);
    await refresh('2026-08-13T09:00:00Z', [job('1', 'Head Cook', 'Lyon')]);
    expect(await titles()).toEqual(['Head Cook']);
  });

  test('finds openings in a US state by its name, where a place has its postal code', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Cook', 'Austin, TX'),
      job('2', 'Baker', 'Charleston, West Virginia'),
      job('3', 'Waiter', 'Richmond, VA'),
      job('4', 'Cook or Baker', 'Lyon, France'),
    ]);
    expect(await titles({ search: 'Texas' })).toEqual(['Cook']);
    expect(await titles({ search: 'baker texas' })).toEqual([]);
    expect(await titles({ search: 'West Virginia' })).toEqual(['Baker']);
    expect(await titles({ search: 'Virginia', sort: 'title' })).toEqual(['Baker', 'Waiter']);
    // “OR”, the code of Oregon, is in the title only.
    expect(await titles({ search: 'Oregon' })).toEqual([]);
  });

  test('names the US state whose postal code a place has, and none for a code that means a country', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Cook', 'LA, CA, USA'),
      job('2', 'Baker', 'Munich, DE'),
      job('3', 'Waiter', 'New York, NY'),
    ]);
    expect((await list()).facets.places).toEqual([
      { value: 'LA, CA, USA', count: 1, state: 'California' },
      { value: 'Munich, DE', count: 1 },
      { value: 'New York, NY', count: 1, state: 'New York' },
    ]);
  });

  test('finds openings by the sign of their company beside other words, and by the name of the sign in a title', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Cook', 'Austin, TX'),
      job('2', 'Baker', 'Lyon, France'),
      job('3', 'Keeper of a dragon', 'Richmond, VA'),
      job('4', 'Trainer of a horse', 'Lyon, France'),
    ]);
    expect(await titles({ search: 'Dragon' })).toEqual([
      'Keeper of a dragon',
      'Cook',
      'Baker',
      'Trainer of a horse',
    ]);
    expect(await titles({ search: 'dragon texas' })).toEqual(['Cook']);
    expect(await titles({ search: 'horse' })).toEqual(['Trainer of a horse']);
    expect(await titles({ search: 'horse texas' })).toEqual([]);
  });

  test('marks a role that is published again and again, and one that is open for more than 90 days', async () => {
    const start = Date.parse('2026-08-12T09:00:00Z');
    for (const days of [0, 10, 20, 95]) {
      const at = new Date(start + days * dayMs).toISOString();
      await refresh(at, [job('1', 'Cook', 'Lyon', { publishedAt: at }), job('2', 'Baker', 'Lyon')]);
    }
    const { openings } = await list({ sort: 'title' });
    expect(
      openings.map(({ title, reposts, marks, firstSeenAt }) => ({ title, reposts, marks, firstSeenAt })),
    ).toEqual([
      { title: 'Baker', reposts: 0, marks: ['old'], firstSeenAt: '2026-08-12T09:00:00.000Z' },
      { title: 'Cook', reposts: 3, marks: ['reposted', 'old'], firstSeenAt: '2026-08-12T09:00:00.000Z' },
    ]);
  });

  test('has filters whose counts depend on the other filters, a search, an order and pages', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Cook', 'Lyon, France'),
      job('2', 'Baker', 'Berlin, Germany', { workplaceType: 'Remote', publishedAt: '2026-05-01T00:00:00Z' }),
      job('3', 'Chef for crêpes', 'Paris, France', {
        department: 'Sweets',
        shouldDisplayCompensationOnJobPostings: true,
        compensation: { scrapeableCompensationSalarySummary: '€50K' },
      }),
    ]);
    expect(await titles({ sort: 'title' })).toEqual(['Baker', 'Chef for crêpes', 'Cook']);
    expect(await titles({ sort: 'title', page: 2, limit: 2 })).toEqual(['Cook']);
    expect(await titles({ page: 1_000_000 })).toEqual([]);
    // The name of the company also matches, but matches in titles come first.
    expect(await titles({ search: 'CREPES' })).toEqual(['Chef for crêpes', 'Cook', 'Baker']);
    expect(await titles({ search: 'crepes germany' })).toEqual(['Baker']);
    expect(await titles({ search: '%' })).toEqual([]);
    expect(await titles({ hasSalary: 'yes' })).toEqual(['Chef for crêpes']);
    expect(await titles({ postedWithin: '7', sort: 'title' })).toEqual(['Chef for crêpes', 'Cook']);
    expect(await titles({ place: 'Lyon, France' })).toEqual(['Cook']);
    for (const none of [{ zodiac: 'rat' }, { companyId: 1_999_999 }, { department: 'x' }, { place: 'x' }])
      expect(await titles(none)).toEqual([]);

    const { facets, total } = await list({ country: 'France', department: 'Kitchen' });
    expect(total).toBe(1);
    expect(facets.countries).toEqual([
      { value: 'France', count: 1 },
      { value: 'Germany', count: 1 },
    ]);
    expect(facets.departments).toEqual([
      { value: 'Kitchen', count: 1 },
      { value: 'Sweets', count: 1 },
    ]);
    expect(facets.workModes).toEqual([{ value: 'hybrid', count: 1 }]);
    expect(facets.withSalary).toBe(0);
  });

  test('counts the openings that match all filters at once', async () => {
    await refresh('2026-08-12T09:00:00Z', [
      job('1', 'Chef', 'Paris, France', {
        department: 'Sweets',
        shouldDisplayCompensationOnJobPostings: true,
        compensation: { scrapeableCompensationSalarySummary: '€50K' },
      }),
      job('2', 'Cook', 'Lyon, France', { department: 'Sweets' }),
    ]);
    const [chef] = (await list({ search: 'chef' })).openings;
    const all = await list({
      zodiac: 'dragon',
      companyId: chef?.companyId,
      industry: 'Retail',
      workMode: 'hybrid',
      department: 'Sweets',
      country: 'France',
      place: 'Paris, France',
      hasSalary: 'yes',
      postedWithin: '7',
    });
    expect([all.total, all.openings.map(({ title }) => title)]).toEqual([1, ['Chef']]);
    expect(all.facets.places.map(({ value, count }) => [value, count])).toEqual([['Paris, France', 1]]);
  });

  test('has the 100 companies with the most openings in its facet, and the chosen one', async () => {
    await sql`
      insert into companies (name, sort_name, founded_year, zodiac_sign, source)
      select 'Grault ' || n, 'grault ' || n, 1990, 'horse', 'test' from generate_series(1, 100) as n`.execute(
      app.db,
    );
    await sql`
      insert into openings (company_id, role_key, title, work_modes, places, countries, url, open_since, first_seen_at,
        last_verified_at)
      select id, role::text, 'Cook', '{}', '{}', '{}', 'https://jobs.test/1', now(), now(), now()
      from (select id, row_number() over (order by id) as place from companies where hidden_at is null order by id limit 101)
        as companies, generate_series(1, case when place = 50 then 1 else 2 end) as role`.execute(app.db);
    const { rows } = await sql<{ id: number }>`
      select company_id::int as id from openings group by company_id having count(*) = 1`.execute(app.db);
    const fewest = rows[0]?.id;
    const companiesOf = async (query: object) => (await list({ limit: 1, ...query })).facets.companies;
    const top = await companiesOf({});
    expect(top).toHaveLength(100);
    expect(top.every(({ count }) => count === 2)).toBe(true);
    const chosen = await companiesOf({ companyId: fewest });
    expect(chosen).toHaveLength(101);
    expect(chosen).toContainEqual({ id: fewest, name: expect.any(String), count: 1 });
  });

  test('names a chosen company without openings', async () => {
    const company = await app.db
      .selectFrom('companies')
      .select(['id', 'name'])
      .where('hiddenAt', 'is', null)
      .where('openings', '=', 0)
      .limit(1)
      .executeTakeFirstOrThrow();
    const { total, facets } = await list({ companyId: company.id });
    expect(total).toBe(0);
    expect(facets.companies).toContainEqual({ ...company, count: 0 });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1e9',
    'page=1.5',
    'limit=101',
    'zodiac=cat',
    'workMode=moon',
    'postedWithin=2',
    'sort=random',
    'hasSalary=no',
    'companyId=x',
    'place=',
    `search=${'a'.repeat(201)}`,
    'search=%00',
    'unknown=1',
  ])('refuses %s', async (query) => {
    const response = await paid.send('GET', `/api/openings?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input' });
  });
});
