import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';

let app: RunningApp;
let visitor: Person;
beforeAll(async () => {
  app = await startApp();
  visitor = await app.as('signed-out');
});
afterAll(() => app.close());

const view = (path: string) => visitor.call('POST /api/page-views', { body: { path } });

const viewsOf = async (path: string): Promise<number | undefined> =>
  (await app.db.selectFrom('pageViews').select('views').where('path', '=', path).executeTakeFirst())?.views;

test('a view is counted by path and day, and nothing else is stored', async () => {
  const { status, body } = await view('/zodiac-sample');
  expect([status, body]).toEqual([202, { accepted: true }]);
  await Promise.all(Array.from({ length: 20 }, () => view('/zodiac-sample')));
  const rows = await app.db
    .selectFrom('pageViews')
    .selectAll()
    .where('path', '=', '/zodiac-sample')
    .execute();
  expect(rows).toEqual([{ day: expect.anything(), path: '/zodiac-sample', views: 21 }]);
});

test('the day is in UTC, whatever the time zone of the database', async () => {
  const { rows } = await sql<{ isToday: boolean }>`
    select day = (now() at time zone 'utc')::date as is_today from page_views`.execute(app.db);
  expect(rows).toEqual([{ isToday: true }]);
});

test('a beacon with the mode no-cors and a JSON body is counted', async () => {
  const response = await visitor.send('POST', '/api/page-views', {
    body: JSON.stringify({ path: '/blog' }),
    headers: { 'content-type': 'application/json', 'sec-fetch-mode': 'no-cors' },
  });
  expect(response.status).toBe(202);
  expect(await viewsOf('/blog')).toBe(1);
});

test('paths beyond a thousand a day are counted together, so invented paths do not fill the table', async () => {
  await sql`insert into page_views (day, path, views)
    select (now() at time zone 'utc')::date, '/invented/' || n, 1 from generate_series(1, 1000) n`.execute(
    app.db,
  );
  await view('/one-more');
  await view('/and-another');
  await view('/zodiac-sample');
  expect(await viewsOf('/one-more')).toBeUndefined();
  expect(await viewsOf('(other)')).toBe(2);
  expect(await viewsOf('/zodiac-sample')).toBe(22);
});
