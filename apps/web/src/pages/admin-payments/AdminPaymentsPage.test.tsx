import type { PaymentSummary } from '@org/api-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { AdminPaymentsPage } from './AdminPaymentsPage.tsx';

/** The window is wide enough to show the filters beside the search. */
beforeEach(() => page.viewport(1280, 800));

const payment: PaymentSummary = {
  id: 12,
  state: 'unclaimed',
  source: 'link',
  email: 'ada@example.com',
  uid: null,
  amountCents: 6200,
  receivedCents: 6200,
  refundedCents: 0,
  currency: 'usd',
  createdAt: '2026-11-20T09:00:00.000Z',
  paidAt: '2026-11-20T09:01:00.000Z',
  hasAlert: true,
};
const list = (payments: PaymentSummary[]) =>
  ok({
    payments,
    total: payments.length,
    totalPages: Math.ceil(payments.length / 20),
    money: { receivedCents: payments.length * 6200, refundedCents: 0 },
  });

test('payments are found by the filters of the address, and each leads to its history', async () => {
  const calls = mockApi({ 'GET /api/admin/payments': list([payment]) });
  const screen = await show(
    <AdminPaymentsPage />,
    '/admin/payments?state=unclaimed&search=ada&from=2026-11-01&to=2026-11-30',
  );
  await expect
    .element(screen.getByRole('link', { name: 'ada@example.com' }))
    .toHaveAttribute('href', '/admin/payments/12');
  for (const name of [/Unclaimed Alert$/, /\$62\.00$/, /Nov 20, 2026, 9:00 AM UTC$/])
    await expect.element(screen.getByRole('cell', { name }).first()).toBeVisible();
  expect(calls).toContain(
    'GET /api/admin/payments?page=1&limit=20&search=ada&state=unclaimed&from=2026-11-01&to=2026-11-30',
  );
  await expect.element(screen.getByLabelText('State')).toHaveValue('unclaimed');
});

test.each(['state=stolen&from=yesterday', 'from=2026-02-30', 'to=2026-13-01'])(
  'filters of the address that do not exist are ignored: %s',
  async (address) => {
    const calls = mockApi({ 'GET /api/admin/payments': list([payment]) });
    const screen = await show(<AdminPaymentsPage />, `/admin/payments?${address}`);
    await expect.element(screen.getByText('1 payment', { exact: true })).toBeVisible();
    expect(calls).toEqual(['GET /api/admin/payments?page=1&limit=20']);
  },
);

test('the option “With an alert” finds the payments with an alert', async () => {
  const calls = mockApi({ 'GET /api/admin/payments': list([payment]) });
  const { router, ...screen } = await show(<AdminPaymentsPage />, '/admin/payments');
  await screen.getByLabelText('State').selectOptions('With an alert');
  await expect.element(screen.getByText('1 payment', { exact: true })).toBeVisible();
  expect(router.state.location.search).toBe('?state=alert');
  await expect.poll(() => calls.at(-1)).toBe('GET /api/admin/payments?page=1&limit=20&hasAlert=true');
});

test('shows the total of all matching payments below the list, and writes zero in words', async () => {
  mockApi({
    'GET /api/admin/payments': ok({
      payments: [payment],
      total: 1_043,
      totalPages: 53,
      money: { receivedCents: 6_466_600, refundedCents: 0 },
    }),
  });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await expect.element(screen.getByText('Received and refunded by all 1,043 payments')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: /\$64,666\.00$/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: /nothing$/ }).elements()).toHaveLength(2);
});

test('on a phone the amount and the state of a payment are on the screen', async () => {
  await page.viewport(375, 800);
  mockApi({ 'GET /api/admin/payments': list([payment]) });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  for (const name of [/\$62\.00$/, /Unclaimed Alert$/]) {
    const cell = screen.getByRole('cell', { name }).first();
    await expect.element(cell).toBeVisible();
    const { left, right } = cell.element().getBoundingClientRect();
    expect([left >= 0, right <= 375]).toEqual([true, true]);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});

test('an empty result says so, and its filters can be cleared', async () => {
  mockApi({
    'GET /api/admin/payments': (url) => list(url.searchParams.get('state') === 'disputed' ? [] : [payment]),
  });
  const { router, ...screen } = await show(<AdminPaymentsPage />, '/admin/payments?state=disputed');
  await expect.element(screen.getByRole('heading', { name: 'No payment found' })).toBeVisible();
  await screen.getByRole('button', { name: 'Clear filters' }).click();
  await expect.element(screen.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('a failure is shown with a way to try again', async () => {
  let isAway = true;
  mockApi({
    'GET /api/admin/payments': () =>
      isAway ? { status: 503, body: { code: 'unavailable' } } : list([payment]),
  });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await expect.element(screen.getByText(/^The payments could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('link', { name: 'ada@example.com' })).toBeVisible();
});

test('access is given to an account, with a reason, once for a double click', async () => {
  const calls = mockApi({
    'GET /api/admin/payments': list([payment]),
    'POST /api/admin/access': ok({
      ...payment,
      id: 13,
      dispute: 'none',
      entitles: true,
      isRevoked: false,
      can: [],
      isRefundPending: false,
      disputes: [],
      warnings: [],
      timeline: [],
    }),
  });
  const { router, ...screen } = await show(<AdminPaymentsPage />, '/admin/payments');
  await screen.getByRole('button', { name: 'Give access …' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Give access without a payment' });
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect.element(dialog.getByText('Please enter the email of the account.')).toBeVisible();
  await dialog.getByLabelText('Email of the account').fill('bob@example.com');
  await dialog.getByRole('button', { name: 'Give access' }).click();
  await expect.element(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Prize of the raffle');
  await dialog.getByRole('button', { name: 'Give access' }).dblClick();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/payments/13');
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  const sent = vi.mocked(window.fetch).mock.calls.find(([, init]) => init?.method === 'POST');
  expect(JSON.parse(sent?.[1]?.body as string)).toEqual({
    email: 'bob@example.com',
    reason: 'Prize of the raffle',
  });
});

test('a paid payment can be refunded from the list', async () => {
  mockApi({ 'GET /api/admin/payments': list([{ ...payment, state: 'paid', hasAlert: false }]) });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await expect
    .element(screen.getByRole('link', { name: 'Refund … ada@example.com' }))
    .toHaveAttribute('href', '/admin/payments/12?decide=refund');
});

test('on a phone the filters are in a sheet, and the payments follow the search', async () => {
  await page.viewport(375, 760);
  mockApi({ 'GET /api/admin/payments': list([payment]) });
  const { router, ...screen } = await show(<AdminPaymentsPage />, '/admin/payments');
  await expect.element(screen.getByText('1 payment', { exact: true })).toBeVisible();
  await expect.element(screen.getByLabelText('State')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filter' }).click();
  const sheet = screen.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabelText('State').selectOptions('Paid');
  await expect.poll(() => router.state.location.search).toBe('?state=paid');
  await sheet.getByRole('button', { name: 'Show 1 payment' }).click();
  await expect.element(screen.getByRole('button', { name: 'Filter (1)' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Give access …' })).toBeVisible();
});
