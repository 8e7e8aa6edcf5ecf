import { articleLists, listIds, lists, ordinaryLists } from '@org/api-contract/lists';
import { zodiacSignIds } from '@org/zodiac-core';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type RunningApp } from '#test/harness.ts';
import type { Person } from '#test/people.ts';
import { tablesForWriting } from '../lists/founding-tables.ts';
import { countsBySign, shownCounts } from './shown-counts.ts';

let app: RunningApp;
let reader: Person;
beforeAll(async () => {
  app = await startApp();
  reader = await app.as('paid');
  // A hidden row in each list, brands that ended, and an open role of a shown and of a hidden company.
  await sql`update companies set hidden_at = now() where id = (select max(id) from companies)`.execute(
    app.db,
  );
  await sql`update car_brands set hidden_at = now() where id = (select max(id) from car_brands)`.execute(
    app.db,
  );
  await sql`update us_states set hidden_at = now() where name = 'Texas'`.execute(app.db);
  await sql`
    insert into openings (company_id, role_key, title, work_modes, places, countries, url, open_since, first_seen_at,
      last_verified_at, closed_at)
    select id, role, role, '{}', '{}', '{}', 'https://jobs.test/1', now(), now(), now(),
      case when role = 'Closed' then now() end
    from companies, unnest(array['Pilot', 'Cook', 'Closed']) as role
    where id in (select max(id) from companies union select min(id) from companies)`.execute(app.db);
});
afterAll(() => app.close());

const counted = (rows: readonly { sign: string }[]) =>
  zodiacSignIds.map((sign) => ({ sign, count: rows.filter((row) => row.sign === sign).length }));

test('every page and answer that states how many rows are shown states the same number', async () => {
  const counts = await shownCounts(app.db);
  const { rows: ended } = await sql<{ count: number }>`
    select count(*)::int from car_brands where not is_active`.execute(app.db);
  expect(ended[0]?.count).toBeGreaterThan(0);

  const { body: totals } = await reader.call('GET /api/stats');
  expect(totals).toMatchObject({
    companies: counts.companies.total,
    jobs: counts.openings,
    bySign: countsBySign(counts),
  });
  expect(counts.openings).toBe(2);
  expect((await reader.call('GET /api/openings', { query: { page: 1, limit: 1 } })).body.total).toBe(2);

  const stats = await Promise.all([
    reader.call('GET /api/zodiac-stats'),
    ...ordinaryLists.map(({ id }) => reader.call(`GET /api/${id}/stats`)),
  ]);
  const all = Object.values(lists).map(({ member, fullSeveral }) => ({ ...counts[member], fullSeveral }));
  expect(stats.map(({ body }) => body.stats)).toEqual(all.map(({ bySign }) => bySign));

  const one = { query: { page: 1, limit: 1 } };
  const pages = await Promise.all(listIds.map((id) => reader.call(`GET /api/${id}`, one)));
  expect(pages.map(({ body }) => body.total)).toEqual(all.map(({ total }) => total));

  const { body: insights } = await reader.call('GET /api/insights', {});
  expect(Object.values(insights.totals)).toEqual(all.map(({ total }) => total));

  const tables = await tablesForWriting(app.db);
  for (const { member } of articleLists) expect(counted(tables[member])).toEqual(counts[member].bySign);

  const page = await (await reader.send('GET', '/data')).text();
  for (const { total, fullSeveral } of all)
    expect(page).toContain(`${total.toLocaleString('en-US')} ${fullSeveral}`);
});
