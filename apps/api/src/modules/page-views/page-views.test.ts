import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let visitor: Person;
let admin: Person;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-20T23:59:00.000Z');
  app = await startApp({ clock: () => now });
  visitor = await app.as('signed-out');
  admin = await app.as('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-11-20T23:59:00.000Z');
  await stored();
  await sql`truncate page_views, visits`.execute(app.db);
});

const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const view = (path: string, headers: Record<string, string | null> = {}) =>
  visitor.send('POST', '/api/page-views', { body: { path }, headers: { 'user-agent': browser, ...headers } });
const open = (path: string, headers: Record<string, string> = {}) =>
  visitor.send('GET', path, { headers: { 'user-agent': browser, ...headers } });

/** The overview stores the current counts. */
async function stored() {
  expect((await admin.call('GET /api/admin/overview')).status).toBe(200);
}
const views = async () => {
  await stored();
  return app.db.selectFrom('pageViews').selectAll().orderBy('day').orderBy('path').execute();
};
const visits = async () => {
  await stored();
  return app.db.selectFrom('visits').selectAll().orderBy('day').orderBy('kind').execute();
};

test('a view is counted by path and day, and nothing else is stored', async () => {
  const response = await view('/zodiac-sample');
  expect([response.status, await response.json()]).toEqual([202, { accepted: true }]);
  await Promise.all(Array.from({ length: 20 }, () => view('/zodiac-sample')));
  expect(await views()).toEqual([{ day: '2026-11-20', path: '/zodiac-sample', views: 21 }]);
  await view('/zodiac-sample');
  expect(await views()).toEqual([{ day: '2026-11-20', path: '/zodiac-sample', views: 22 }]);
});

describe('a view', () => {
  test('belongs to its UTC day, also if it is stored on the next', async () => {
    await view('/blog');
    now = new Date('2026-11-21T00:01:00.000Z');
    await view('/blog');
    expect(await views()).toEqual([
      { day: '2026-11-20', path: '/blog', views: 1 },
      { day: '2026-11-21', path: '/blog', views: 1 },
    ]);
  });

  test('is counted from a beacon with the mode no-cors and a JSON body', async () => {
    const response = await view('/blog', { 'sec-fetch-mode': 'no-cors' });
    expect(response.status).toBe(202);
    expect(await views()).toMatchObject([{ path: '/blog', views: 1 }]);
  });

  test('of a crawler is not counted', async () => {
    expect((await view('/blog', { 'user-agent': crawler })).status).toBe(202);
    await open('/signs', { 'user-agent': crawler });
    expect([await views(), await visits()]).toEqual([[], []]);
  });

  test('of a page without script is counted when it is served', async () => {
    await open('/signs/rat?from=mail', { 'sec-fetch-site': 'same-origin' });
    expect(await views()).toEqual([{ day: '2026-11-20', path: '/signs/rat', views: 1 }]);
    expect(await visits()).toEqual([]);
  });

  test('beyond a thousand paths a day is counted with others, so invented paths do not fill the table', async () => {
    await sql`insert into page_views (day, path, views)
      select '2026-11-20', '/invented/' || n, 1 from generate_series(1, 999) n`.execute(app.db);
    for (const path of ['/first', '/second', '/third', '/invented/7']) await view(path);
    const counts = new Map((await views()).map(({ path, views: count }) => [path, count]));
    expect(['/first', '/second', '/third', '/invented/7', '(other)'].map((path) => counts.get(path))).toEqual(
      [1, undefined, undefined, 2, 2],
    );
  });

  test('is kept while the database refuses it, and stored later', async () => {
    await view('/blog');
    await sql`alter table page_views rename to page_views_away`.execute(app.db);
    expect((await admin.call('GET /api/admin/overview')).status).toBe(500);
    await sql`alter table page_views_away rename to page_views`.execute(app.db);
    await view('/blog');
    expect(await views()).toMatchObject([{ path: '/blog', views: 2 }]);
  });
});

describe('a visit', () => {
  test('is a page that was opened by an address or by a link of another site', async () => {
    await open('/signs', { 'sec-fetch-site': 'none' });
    await open('/signs/rat', { 'sec-fetch-site': 'cross-site' });
    await open('/signs/ox', { 'sec-fetch-site': 'same-origin' });
    await open('/terms', { 'sec-fetch-site': 'none' });
    expect(await visits()).toEqual([
      { day: '2026-11-20', kind: 'almanac', visits: 2 },
      { day: '2026-11-20', kind: 'shop', visits: 1 },
    ]);
  });

  test('is recognized by the previous page in browsers without Sec-Fetch-Site', async () => {
    await open('/signs', { referer: 'https://search.example/' });
    await open('/signs/rat', { referer: `${app.config.publicOrigin}/signs` });
    expect(await visits()).toEqual([{ day: '2026-11-20', kind: 'almanac', visits: 1 }]);
  });

  test('is counted when the browser has the page already', async () => {
    // A prefetch gives the ETag and is not counted as a visit.
    const inAdvance = { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' };
    const etag = (await open('/signs', inAdvance)).headers.get('etag') ?? '';
    const again = await open('/signs', { 'sec-fetch-site': 'none', 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(await visits()).toMatchObject([{ kind: 'almanac', visits: 1 }]);
  });

  test('does not include prefetches, files and missing pages', async () => {
    await open('/signs', { 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch' });
    await open('/robots.txt', { 'sec-fetch-site': 'none' });
    await open('/blog/none.html', { 'sec-fetch-site': 'none' });
    expect([await visits(), await views()]).toEqual([[], []]);
  });
});

test('counts are stored when the process stops', async () => {
  const second = await startApp({ database: app.database, stripeUrl: app.stripeUrl, clock: () => now });
  await fetch(`${second.baseUrl}/signs`, {
    headers: { 'user-agent': browser, 'sec-fetch-site': 'none' },
  });
  await second.close();
  expect(await app.db.selectFrom('visits').select('visits').execute()).toEqual([{ visits: 1 }]);
});
