import { foundingSign } from '@org/zodiac-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { boardNames, boardVendors } from '#integrations/company-sources/company-sources.ts';
import { away, json } from '#test/company-sources.ts';
import { openRefreshes, vendors, type Refreshes } from '#test/refreshes.ts';

let refreshes: Refreshes;
let app: Refreshes['app'];
let paid: Refreshes['paid'];
let sources: Refreshes['sources'];
let scrape: Refreshes['scrape'];
let progress: Refreshes['progress'];
let openings: Refreshes['openings'];
let withBoard: Refreshes['withBoard'];
let emptyBoards: Refreshes['emptyBoards'];

beforeAll(async () => {
  refreshes = await openRefreshes();
  ({ app, paid, sources, scrape, progress, openings, withBoard, emptyBoards } = refreshes);
});
afterAll(() => refreshes.close());
beforeEach(() => refreshes.reset());

describe('a refresh of a sign', () => {
  test('adds companies of the sign and openings of its companies, and counts them in its message', async () => {
    const { status, body } = await scrape('rat');
    expect(status).toBe(200);
    expect(body.newCompanies).toBe(2);
    expect(body.message).toBe(`Rat: 2 new companies, ${body.newOpenings} new openings.`);
    const { body: list } = await paid.call('GET /api/openings', { query: { zodiac: 'rat', limit: 1 } });
    expect(list.total).toBe(body.newOpenings);

    const { body: found } = await paid.call('GET /api/companies', { query: { zodiac: 'rat' } });
    expect(found.companies.find(({ name }) => name === 'Steelcase')).toMatchObject({
      slug: 'steelcase',
      foundedYear: 1912,
      foundedMonth: 3,
      location: 'Grand Rapids, United States',
      description: 'Based in Grand Rapids, United States. Founded in 1912.',
      website: 'https://www.steelcase.com/',
      zodiacSign: 'rat',
      scrapedAt: expect.any(String),
    });
    // The postings of one role in several places are one opening of the company.
    const { body: roles } = await paid.call('GET /api/openings', { query: { zodiac: 'rat' } });
    expect(found.companies.reduce((sum, company) => sum + company.openings, 0)).toBe(roles.total);
  });

  test('that is repeated writes nothing', async () => {
    await scrape('ox');
    const before = await openings();
    expect((await scrape('ox')).body.message).toBe('Ox: nothing new.');
    expect(await openings()).toEqual(before);
  });

  test('does not store a month and a day that are more precise than Wikidata states', async () => {
    emptyBoards();
    for (const sign of ['rat', 'ox', 'rooster'] as const) await scrape(sign);
    const found = await app.db.selectFrom('companies').selectAll().where('source', '=', 'Wikidata').execute();
    expect(found.length).toBe(4);
    const filed = (name: string) => found.find((company) => company.name === name);
    expect(filed('Moleskine')).toMatchObject({ foundedMonth: null, foundedDay: null, zodiacSign: 'ox' });
    expect(filed('Yanmar')).toMatchObject({ foundedMonth: 3, foundedDay: null, zodiacSign: 'rat' });
    expect(filed('W. L. Gore')).toMatchObject({ foundedDay: 1, zodiacSign: 'rooster' });
    for (const { foundedYear: year, foundedMonth: month, foundedDay: day, zodiacSign } of found)
      expect(zodiacSign).toBe(foundingSign({ year, month, day }).id);
  });

  test('does not add a stored company under another legal form or with the same website', async () => {
    const [known] = await app.db
      .selectFrom('companies')
      .selectAll()
      .where('website', 'is not', null)
      .where('zodiacSign', '=', 'tiger')
      .orderBy('name')
      .limit(1)
      .execute();
    const binding = (name: string, website: string) => ({
      item: { value: `http://www.wikidata.org/entity/${name}` },
      itemLabel: { value: name },
      inception: { value: '1998-06-01T00:00:00Z' },
      precision: { value: '11' },
      website: { value: website },
    });
    const bindings = [
      binding(`The ${known?.name} Corporation, Inc.`, 'https://elsewhere.example/'),
      binding('Called otherwise', known?.website ?? ''),
      binding('Quux', 'https://quux.example/'),
      binding('Quux, Ltd.', 'https://quux.test/'),
    ];
    sources.instead(vendors.wikidata, json({ results: { bindings } }));
    expect((await scrape('tiger')).body.newCompanies).toBe(1);
  });
});

describe('the current list of a board', () => {
  const posting = (id: number, title: string, place = 'Lyon') => ({
    id,
    title,
    absolute_url: `https://boards.greenhouse.io/x/jobs/${id}`,
    location: { name: place },
    content: '&lt;p&gt;Good &amp;amp; honest &lt;script&gt;alert(1)&lt;/script&gt;work.&lt;/p&gt;',
    departments: [{ name: 'Kitchen' }],
    first_published: '2026-03-04T23:30:00-05:00',
  });
  const boardSays = (...jobs: unknown[]) => sources.instead(vendors.greenhouse, json({ jobs }));

  test('replaces the stored one, and counts new, changed and closed roles once each', async () => {
    const boards = (await withBoard('monkey', 'greenhouse')).length;
    expect(boards).toBeGreaterThan(0);
    boardSays(posting(1, 'Cook'), posting(2, 'Baker'), posting(2, 'Baker'), posting(4, 'Baker', 'Nice'));
    const first = await scrape('monkey');
    boardSays(posting(1, 'Cook', 'Paris'), posting(3, 'Gardener'), posting(5, 'Gardener', 'Nice'));
    const { body } = await scrape('monkey');
    expect(body).toMatchObject({
      newOpenings: boards,
      changedOpenings: boards,
      closedOpenings: boards,
      newCompanies: 0,
    });
    expect(body.message).toMatch(/^Monkey: \d+ new openings?, \d+ changed, \d+ closed\.$/);
    expect(first.body.newOpenings).toBeGreaterThanOrEqual(2 * boards);
  });

  test('is shown at its company with plain text, posting day and URL', async () => {
    boardSays(posting(7, 'Cook'), { ...posting(8, 'No link'), absolute_url: 'javascript:alert(1)' });
    await scrape('monkey');
    const [{ id } = { id: 0 }] = await withBoard('monkey', 'greenhouse');
    const { body } = await paid.call('GET /api/companies/{id}/jobs', { params: { id } });
    expect(body.jobs).toEqual([
      {
        id: expect.any(Number),
        companyId: id,
        title: 'Cook',
        location: 'Lyon',
        department: 'Kitchen',
        type: null,
        salary: null,
        description: 'Good & honest work.',
        postedDate: '2026-03-05',
        url: 'https://boards.greenhouse.io/x/jobs/7',
        indeedUrl: null,
        scrapedAt: expect.any(String),
      },
    ]);
  });

  test('is a failure and not an empty list if the response cannot be parsed', async () => {
    boardSays(posting(1, 'Cook'));
    await scrape('monkey');
    const before = await openings();
    for (const garbage of [{}, { jobs: null }, [], 'nothing', null]) {
      sources.instead(vendors.greenhouse, json(garbage));
      expect((await scrape('monkey')).status).toBe(502);
      expect(await openings()).toEqual(before);
    }
  });

  test('keeps the stored openings if the board answers 404', async () => {
    boardSays(posting(1, 'Cook'));
    await scrape('monkey');
    const before = await openings();
    sources.instead(vendors.greenhouse, (_request, response) => response.writeHead(404).end());
    expect((await scrape('monkey')).body.message).toBe('Monkey: nothing new.');
    expect(await openings()).toEqual(before);
  });
});

describe('a careers page', () => {
  const host = 'www.three-openings.example';
  const posting = (title: string, more: Record<string, string> = {}) =>
    JSON.stringify({
      '@type': 'JobPosting',
      title,
      url: `https://${host}/${title}`,
      identifier: title,
      ...more,
    });
  const block = (text: string) => `<script type="application/ld+json">${text}</script>`;
  const three = ['cook', 'baker', 'miller'].map((title) => block(posting(title))).join('');
  const says = (page: string) =>
    sources.instead(host, (request, response) =>
      request.url === '/robots.txt'
        ? response.writeHead(404).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end(page),
    );
  const titles = async () =>
    (
      await app.db
        .selectFrom('jobs')
        .innerJoin('companies', 'companies.id', 'companyId')
        .where('name', '=', 'Three Openings')
        .where('closedAt', 'is', null)
        .select('title')
        .orderBy('jobs.id')
        .execute()
    ).map(({ title }) => title);

  beforeEach(async () => {
    await app.db
      .insertInto('companies')
      .values({
        name: 'Three Openings',
        foundedYear: 2014,
        zodiacSign: 'horse',
        careersUrl: `https://${host}/careers`,
        source: 'Wikidata',
      })
      .execute();
    says(three);
    await scrape('horse');
  });
  afterEach(() => sources.instead(host));

  test.each([
    ['has broken data', block('{"@type": "JobPosting", "title":')],
    ['no longer has data', '<h1>Join us</h1>'],
    ['has one broken block beside one that is whole', block('{"@type":') + block(posting('cook'))],
    ['has data of its organization only', block('{"@type": "Organization", "name": "Three Openings"}')],
    ['has a posting without a title beside one that is whole', block(posting('')) + block(posting('cook'))],
    ['has more tags than any page', '<br>'.repeat(150_000) + three],
    ['nests its tags without end', '<b>'.repeat(100_000) + '</i>'.repeat(100_000)],
  ])('F25: that %s does not delete stored openings', async (_name, page) => {
    expect(await titles()).toEqual(['cook', 'baker', 'miller']);
    says(page);
    expect((await scrape('horse')).status).toBe(200);
    expect(await titles()).toEqual(['cook', 'baker', 'miller']);
  });

  test('with complete data and fewer openings closes the others', async () => {
    says(block(posting('baker')));
    await scrape('horse');
    expect(await titles()).toEqual(['baker']);
    says(block(posting('baker', { validThrough: '2020-01-01' })));
    await scrape('horse');
    expect(await titles()).toEqual([]);
  });
});

describe('while a source does not answer', () => {
  test.each(Object.entries(vendors))(
    '%s: the refresh fails with 502, and the stored openings stay',
    async (_name, host) => {
      // The companies of the Rat use all three job boards.
      await scrape('rat');
      const before = await openings();
      sources.instead(host, away);
      const asked = await app.db
        .selectFrom('jobBoards')
        .innerJoin('companies', 'companies.id', 'companyId')
        .where('zodiacSign', '=', 'rat')
        .select('board')
        .execute();
      const isAsked = host === vendors.wikidata || asked.some(({ board }) => host.includes(board));
      const { status, body } = await scrape('rat');
      const { code } = body as { code?: string };
      expect([status, code]).toEqual(isAsked ? [502, 'source_failed'] : [200, undefined]);
      expect(await openings()).toEqual(before);
      expect(await progress('rat')).toMatchObject({ state: isAsked ? 'failed' : 'done' });
    },
  );

  test('the results of the other sources are kept', async () => {
    sources.instead(vendors.wikidata, away);
    expect((await scrape('rat')).status).toBe(502);
    expect((await openings()).length).toBeGreaterThan(0);
  });

  test('a server that fails twice in a row gets no further request', async () => {
    const sign = 'rat';
    expect((await withBoard(sign, 'greenhouse')).length).toBeGreaterThan(2);
    sources.instead(vendors.greenhouse, (_request, response) => response.writeHead(500).end());
    sources.asked.clear();
    await scrape(sign);
    expect(sources.asked.get(vendors.greenhouse)).toBe(2);
  });

  test('the error names every source that did not answer', async () => {
    for (const host of Object.values(vendors)) sources.instead(host, away);
    expect((await scrape('pig')).body).toMatchObject({
      code: 'source_failed',
      detail:
        'Wikidata, Greenhouse, Lever and Ashby did not answer. No stored data were lost. Please try again later.',
    });
  });
});

test('the sources are listed with their last runs, results and failures, and the next daily refresh', async () => {
  const admin = await app.as('admin');
  const list = async () => (await admin.call('GET /api/sources', {})).body;
  expect((await list()).sources.map(({ name, lastRunAt }) => [name, lastRunAt])).toEqual([
    ['Wikidata', null],
    ...boardNames.map((name) => [boardVendors[name].title, null]),
    ['Careers pages', null],
  ]);
  sources.instead(vendors.ashby, away);
  await scrape('rat');
  const { sources: listed, scrapes, nextRunAt } = await list();
  const [greenhouse, ashby] = ['Greenhouse', 'Ashby'].map((title) =>
    listed.find(({ name }) => name === title),
  );
  expect(greenhouse).toMatchObject({ lastRunAt: expect.any(String), failures: [] });
  expect(greenhouse?.newOpenings).toBeGreaterThan(0);
  expect(ashby?.failures).toContainEqual({
    zodiac: 'rat',
    at: ashby?.lastRunAt,
    step: expect.stringMatching(/^Reading the openings of /),
    reason: 'unreachable',
  });
  expect(scrapes).toMatchObject([{ zodiac: 'rat', state: 'failed' }]);
  expect(nextRunAt).toMatch(/T08:00:00.000Z$/);
});
