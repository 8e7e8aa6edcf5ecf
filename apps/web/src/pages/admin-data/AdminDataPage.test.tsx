import { zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AdminDataPage } from './AdminDataPage.tsx';

const each = (count: number) => zodiacSignIds.map(() => count);
const stats = {
  companies: 1200,
  jobs: 0,
  industries: 9,
  oldestFoundedYear: 1366,
  lastScrapedAt: null as string | null,
  bySign: { companies: each(100), carBrands: each(10), usStates: each(1) },
};
const overview = (lastBackupAt: string | null) =>
  ok({ days: [], beginnings: [], articles: [], jobs: [], lastBackupAt });

test('shows the count of each list, and says in words what has never run', async () => {
  mockApi({ 'GET /api/stats': ok(stats), 'GET /api/admin/overview': overview(null) });
  const screen = await show(<AdminDataPage />, '/admin/data');
  for (const text of ['1,200', '120', '12', 'None', 'Never refreshed', /^There is no backup yet/])
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

test('shows one half when the other cannot be loaded', async () => {
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
