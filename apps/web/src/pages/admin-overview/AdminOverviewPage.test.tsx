import type { Overview } from '@org/api-contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AdminOverviewPage } from './AdminOverviewPage.tsx';

beforeEach(() => page.viewport(1280, 800));

const dayMs = 86_400_000;
const today = Date.parse('2026-11-20');

/** A number of days, the latest first. Day n has n visits. */
const days = (number: number): Overview['days'] =>
  Array.from({ length: number }, (_, index) => ({
    day: new Date(today - index * dayMs).toISOString().slice(0, 10),
    visits: index + 1,
    samples: 2,
    signUps: 1,
    payments: index === 0 ? 1 : 0,
    receivedCents: index === 0 ? 6200 : 0,
  }));

const overview: Overview = {
  days: days(30),
  beginnings: [{ kind: 'article', visits: 300 }],
  lastBackupAt: '2026-11-20T02:00:00.000Z',
  articles: [
    { path: '/blog/dragon.html', title: 'The Dragon at Work', views: 211 },
    { path: '/blog/gone.html', title: null, views: 3 },
  ],
  jobs: [
    {
      name: 'publish-due-articles',
      runs: 1440,
      failures: 0,
      lastRunAt: '2026-11-20T09:00:00.000Z',
      lastFailure: null,
    },
    {
      name: 'send-mails',
      runs: 12,
      failures: 2,
      lastRunAt: '2026-11-20T09:00:00.000Z',
      lastFailure: { at: '2026-11-20T08:00:00.000Z', message: 'The mail server refused the sender.' },
    },
  ],
};
const rowsOf = (table: Element): (string | null)[] =>
  [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);

const both = {
  'GET /api/admin/overview': (url: URL) =>
    ok({ ...overview, days: days(Number(url.searchParams.get('days'))) }),
};
const card = (label: string) =>
  [...document.querySelectorAll('section')].find(
    (section) => section.querySelector('h2')?.textContent === label && !section.querySelector('section'),
  )?.textContent;

test('the sums of the period are beside those of the previous period, and the money is charted by day, the oldest first', async () => {
  const calls = mockApi(both);
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText('465', { exact: true })).toBeVisible();
  await expect
    .poll(() => card('Money received'))
    .toBe('Money received$62.001 payment, before refunds. The 30 days before: NoneAll payments');
  await expect.element(screen.getByText('0.22', { exact: true })).toBeVisible();
  expect(card('Visits')).toBe('Visits465The 30 days before: 1,365');
  const money = screen.getByRole('table', { name: 'US dollars received by day' });
  expect(rowsOf(money.element())).toHaveLength(30);
  await screen.getByLabelText('Chart').selectOptions('visits');
  const chart = screen.getByRole('table', { name: 'Visits by day' });
  const rows = rowsOf(chart.element());
  expect([rows[0], rows.at(-2), rows.at(-1)]).toEqual(['Oct 223060', 'Nov 19232', 'Nov 20131']);
  expect(calls).toContain('GET /api/admin/overview?days=30');
  expect(calls).toContain('GET /api/admin/overview?days=60');
});

test('another chart and another period are in the address, and 90 days are charted by week', async () => {
  const calls = mockApi(both);
  const { router, ...screen } = await show(<AdminOverviewPage />, '/admin');
  await screen.getByLabelText('Chart').selectOptions('signUps');
  await screen.getByLabelText('Period').selectOptions('90');
  const chart = screen.getByRole('table', { name: 'Sign-ups by week' });
  await expect.element(chart).toBeVisible();
  await expect
    .poll(() => rowsOf(chart.element()).slice(-2))
    .toEqual(['Nov 7 – Nov 1377', 'Nov 14 – Nov 2077']);
  expect(calls).toContain('GET /api/admin/overview?days=90');
  expect(router.state.location.search).toBe('?chart=signUps&days=90');
});

test('lists what waits for an admin at the top, each with a link', async () => {
  mockApi({
    ...both,
    'GET /api/admin/payments': ok({ payments: [], total: 2, totalPages: 2, money: {} }),
    'GET /api/stats': ok({
      companies: 1,
      jobs: 1,
      industries: 1,
      oldestFoundedYear: 1366,
      lastScrapedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
      bySign: {},
    }),
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.poll(() => card('Open alerts')).toBe('Open alerts2Payments with an alert');
  await expect
    .element(screen.getByRole('link', { name: 'Payments with an alert' }))
    .toHaveAttribute('href', '/admin/payments?state=alert');
  await expect.poll(() => card('Last refresh')).toMatch(/^Last refresh3 hours ago.*UTCSources$/);
  await expect.poll(() => card('Last backup')).toMatch(/ days ago.*Nov 20, 2026, 2:00 AM UTCData$/);
});

test('a single alert links directly to its payment', async () => {
  mockApi({
    ...both,
    'GET /api/admin/payments': ok({ payments: [{ id: 2048 }], total: 1, totalPages: 1, money: {} }),
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect
    .element(screen.getByRole('link', { name: 'The payment with the alert' }))
    .toHaveAttribute('href', '/admin/payments/2048');
});

test('writes zeros in words, and a dash for what cannot be read', async () => {
  const none = days(60).map((day) => ({ ...day, visits: 0, signUps: 0, payments: 0, receivedCents: 0 }));
  mockApi({
    'GET /api/admin/overview': (url) =>
      ok({ ...overview, days: none.slice(0, Number(url.searchParams.get('days'))), lastBackupAt: null }),
    'GET /api/admin/payments': ok({ payments: [], total: 0, totalPages: 0, money: {} }),
    'GET /api/stats': { status: 503, body: { code: 'unavailable' } },
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.poll(() => card('Sign-ups')).toBe('Sign-upsNoneThe 30 days before: None');
  await expect.element(screen.getByText('No money was received in the last 30 days.')).toBeVisible();
  await expect
    .poll(() => card('Open alerts'))
    .toBe('Open alertsNoneNo payment needs a decision.Payments with an alert');
  expect(card('Last backup')).toBe('Last backupNeverRun the command “backup” to make one.Data');
  await expect.poll(() => card('Last refresh')).toBe('Last refresh–Sources');
});

test('all counts of each day are in a table that can be sorted', async () => {
  mockApi({ 'GET /api/admin/overview': ok(overview) });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await screen.getByText('All counts by day').click();
  const table = screen.getByRole('table', { name: 'Counts by day' });
  expect(rowsOf(table.element())[0]).toBe('Nov 201211$62.00100');
  const byVisits = table.getByRole('button', { name: 'Visits', exact: true });
  await byVisits.click();
  await byVisits.click();
  expect(rowsOf(table.element())[0]).toBe('Oct 2230210$0.000');
});

test('articles are listed by views, also those that are not published now', async () => {
  mockApi({ 'GET /api/admin/overview': ok(overview) });
  const screen = await show(<AdminOverviewPage />, '/admin');
  const table = screen.getByRole('table', { name: 'The most viewed articles, by views' });
  await expect.element(table).toBeVisible();
  expect(rowsOf(table.element())).toEqual(['The Dragon at Work211', '/blog/gone.html (not published now)3']);
});

test('jobs that failed are listed with the reason, apart from all jobs', async () => {
  mockApi({ 'GET /api/admin/overview': ok(overview) });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText('1 job failed: send-mails.')).toBeVisible();
  const rowsNamed = (name: RegExp) => rowsOf(screen.getByRole('table', { name }).element());
  expect(rowsNamed(/^Jobs that failed/)).toEqual([
    expect.stringMatching(/^send-mails failed122.*The mail server refused the sender\.$/),
  ]);
  await screen.getByRole('button', { name: 'All jobs' }).click();
  expect(rowsNamed(/^All jobs/)[0]).toMatch(/^publish-due-articles 1,4400.*none$/);
});

test('jobs are collapsed if none has failed', async () => {
  const jobs = overview.jobs?.map((job) => ({ ...job, failures: 0, lastFailure: null })) ?? [];
  mockApi({ 'GET /api/admin/overview': ok({ ...overview, jobs }) });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText('No job failed.')).toBeVisible();
  expect(screen.getByRole('table', { name: /jobs/i }).query()).toBeNull();
  await screen.getByRole('button', { name: 'All jobs' }).click();
  await expect.element(screen.getByRole('table', { name: /^All jobs/ })).toBeVisible();
});

test('on a phone only the jobs that failed are open below the counts', async () => {
  await page.viewport(375, 760);
  mockApi({
    'GET /api/admin/overview': ok(overview),
    'GET /api/admin/actions': ok({ actions: [], total: 0, totalPages: 0 }),
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText('1 job failed: send-mails.')).toBeVisible();
  expect(screen.getByText('No admin has acted yet.').query()).toBeNull();
  await screen.getByRole('heading', { name: 'Actions of admins' }).getByRole('button').click();
  await expect.element(screen.getByText('No admin has acted yet.')).toBeVisible();
});

test('reports a stopped queue, and shows no conversion for a period without visits', async () => {
  const quiet = days(30).map((day) => ({ ...day, visits: 0 }));
  mockApi({
    'GET /api/admin/overview': ok({
      days: quiet,
      beginnings: [],
      articles: [],
      jobs: null,
      lastBackupAt: null,
    }),
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText(/^The job queue is not running on this server/)).toBeVisible();
  await expect.element(screen.getByText('No visit was counted.')).toBeVisible();
  expect(screen.getByText('Nothing is counted yet.').elements()).toHaveLength(2);
});

test('a failure is shown with a way to try again', async () => {
  let isAway = true;
  mockApi({
    'GET /api/admin/overview': () => (isAway ? { status: 503, body: { code: 'unavailable' } } : ok(overview)),
    'GET /api/admin/actions': ok({ actions: [], total: 0, totalPages: 0 }),
  });
  const screen = await show(<AdminOverviewPage />, '/admin');
  await expect.element(screen.getByText(/^The overview could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('465', { exact: true })).toBeVisible();
});
