import { lists } from '@org/api-contract/lists';
import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { ofEachList } from '../../test/of-each-list.ts';
import { show } from '../../test/show.tsx';
import { AdminDataPage } from './AdminDataPage.tsx';

const stats = {
  companies: 1200,
  jobs: 0,
  industries: 9,
  oldestFoundedYear: 1366,
  lastScrapedAt: null as string | null,
  // 1,200 companies, 1,212 rows of the next list, and so on.
  bySign: ofEachList((index) => zodiacSignIds.map(() => 100 + index)),
};
const overview = (lastBackupAt: string | null) =>
  ok({ days: [], beginnings: [], articles: [], jobs: [], lastBackupAt });

test('shows the count of each list, and says in words what has never run', async () => {
  mockApi({ 'GET /api/stats': ok(stats), 'GET /api/admin/overview': overview(null) });
  const screen = await show(<AdminDataPage />, '/admin/data');
  const counts = Object.keys(lists).map((_, index) => (1200 + 12 * index).toLocaleString('en-US'));
  for (const text of [...counts, 'None', 'Never refreshed', /^There is no backup yet/])
    await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
});

test('the last refresh and the last backup are named with their time', async () => {
  mockApi({
    'GET /api/stats': ok({ ...stats, jobs: 2_500, lastScrapedAt: '2026-11-20T09:00:00.000Z' }),
    'GET /api/admin/overview': overview('2026-11-20T02:00:00.000Z'),
  });
  const screen = await show(<AdminDataPage />, '/admin/data');
  await expect.element(screen.getByText('2,500')).toBeVisible();
  await expect.element(screen.getByText('Last refresh: Nov 20, 2026, 9:00 AM UTC')).toBeVisible();
  await expect
    .element(screen.getByText('The last backup has the data of Nov 20, 2026, 2:00 AM UTC.'))
    .toBeVisible();
});

test('shows the counts if the last backup cannot be loaded, and offers a retry', async () => {
  let isAway = true;
  mockApi({
    'GET /api/stats': ok(stats),
    'GET /api/admin/overview': () =>
      isAway ? { status: 503, body: { code: 'unavailable' } } : overview('2026-11-20T02:00:00.000Z'),
  });
  const screen = await show(<AdminDataPage />, '/admin/data');
  await expect.element(screen.getByText('1,200')).toBeVisible();
  await expect.element(screen.getByText(/^The last backup could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(/^The last backup has the data of/)).toBeVisible();
});
