import { expect, test, vi } from 'vitest';
import { mockApi, ok } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { AdminPaymentsPage } from './AdminPaymentsPage.tsx';

const money = { receivedCents: 6200, refundedCents: 0 };
const same = { checked: 3, isCutShort: false, atStripe: money, inLedger: money, differences: [] };
const difference = {
  intentId: 'pi_1',
  paymentId: 12,
  kind: 'differs',
  ledgerSays: 'open',
  stripeSays: 'succeeded, gives access',
  isRepaired: false,
};
const list = ok({ payments: [], total: 0, totalPages: 0, money: { receivedCents: 0, refundedCents: 0 } });
const sent = (): unknown[] =>
  vi
    .mocked(window.fetch)
    .mock.calls.flatMap(([, init]) => (init?.method === 'POST' ? [JSON.parse(init.body as string)] : []));

test('a comparison changes nothing, and a repair needs a reason and is sent once', async () => {
  let answer: object = { ...same, differences: [difference] };
  mockApi({ 'GET /api/admin/payments': list, 'POST /api/admin/reconciliation': () => ok(answer) });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await screen.getByRole('button', { name: 'Compare with Stripe …' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Compare with Stripe' });
  await dialog.getByLabelText('First day').fill('2026-11-01');
  await dialog.getByLabelText('Last day').fill('2026-11-20');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect.element(dialog.getByText('Payment 12 differs.')).toBeVisible();
  expect(sent()).toEqual([{ from: '2026-11-01', to: '2026-11-20' }]);
  await dialog.getByRole('button', { name: 'Repair from Stripe' }).click();
  await expect.element(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Webhooks were off');
  answer = { ...same, differences: [{ ...difference, isRepaired: true }] };
  pressTwice(dialog.getByRole('button', { name: 'Repair from Stripe' }));
  await expect.element(dialog.getByText('Payment 12 was repaired.')).toBeVisible();
  expect(sent().slice(1)).toEqual([{ from: '2026-11-01', to: '2026-11-20', reason: 'Webhooks were off' }]);
});

test('another period is compared before it can be repaired', async () => {
  mockApi({
    'GET /api/admin/payments': list,
    'POST /api/admin/reconciliation': ok({ ...same, differences: [difference] }),
  });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await screen.getByRole('button', { name: 'Compare with Stripe …' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Repair from Stripe' })).toBeVisible();
  await dialog.getByLabelText('First day').fill('2026-10-01');
  await expect.element(dialog.getByRole('button', { name: 'Compare' })).toBeVisible();
  await expect.element(dialog.getByText('Payment 12 differs.')).not.toBeInTheDocument();
});

test('the dialog says so if Stripe is unavailable', async () => {
  mockApi({
    'GET /api/admin/payments': list,
    'POST /api/admin/reconciliation': {
      status: 503,
      body: { code: 'unavailable', error: 'The payment service does not answer.' },
    },
  });
  const screen = await show(<AdminPaymentsPage />, '/admin/payments');
  await screen.getByRole('button', { name: 'Compare with Stripe …' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
  await expect.element(screen.getByText('The payment service does not answer.')).toBeVisible();
});
