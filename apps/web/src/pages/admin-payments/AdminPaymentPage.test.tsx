import type { PaymentDetails, PaymentTimelineEntry } from '@org/api-contract';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mockApi, ok } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { AdminPaymentPage } from './AdminPaymentPage.tsx';

const entry = (given: Partial<PaymentTimelineEntry>): PaymentTimelineEntry => ({
  at: '2026-11-20T09:00:00.000Z',
  kind: 'statement',
  name: 'intent',
  state: null,
  amountCents: null,
  currency: null,
  by: null,
  reason: null,
  ...given,
});

const paid: PaymentDetails = {
  id: 12,
  state: 'paid',
  source: 'intent',
  email: 'ada@example.com',
  uid: 'ada',
  amountCents: 6200,
  receivedCents: 6200,
  refundedCents: 0,
  currency: 'usd',
  createdAt: '2026-11-20T09:00:00.000Z',
  paidAt: '2026-11-20T09:01:00.000Z',
  hasAlert: true,
  intentId: 'pi_1',
  dispute: 'none',
  entitles: true,
  isRevoked: false,
  account: { uid: 'ada', email: 'ada@example.com', hasAccess: true },
  gift: null,
  can: ['refund', 'revoke'],
  isRefundPending: false,
  disputes: [],
  warnings: [],
  timeline: [
    entry({ kind: 'decision', name: 'opened' }),
    entry({ state: 'succeeded', amountCents: 6200, currency: 'usd' }),
    entry({ kind: 'alert', name: 'refund_failed' }),
    entry({ kind: 'action', name: 'refund_payment', by: 'eve', reason: 'Asked by mail' }),
    entry({ kind: 'task', name: 'refund_requested', state: 'retried' }),
    entry({ kind: 'decision', name: 'redeemed' }),
  ],
};

const path = '/admin/payments/:id';
const open = () => show(<AdminPaymentPage />, '/admin/payments/12', path);

test('a payment is shown with its account and its history, the latest entry first', async () => {
  mockApi({ 'GET /api/admin/payments/12': ok(paid) });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Payment 12', level: 1 })).toBeVisible();
  await expect.element(screen.getByText('From this payment')).toBeVisible();
  const entries = screen
    .getByRole('region', { name: 'History' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  for (const [index, text] of [
    'The gift was redeemed',
    'Refund the payment, as an admin asked: failed, and is tried again',
    'An admin started a refundReason: Asked by mailBy eve',
    'The refund failed, so the payer has not received the money',
    'The payment arrived: $62.00',
    'The product opened the payment',
  ].entries())
    expect(entries[index]).toContain(text);
});

test.each([
  [null, true, 'None yet, the gift is not redeemed'],
  [{ uid: 'bob', email: 'bob@example.com' }, true, 'From this gift, for bob@example.com'],
  [{ uid: 'bob', email: null }, false, 'Ended; bob had redeemed the gift'],
])(
  'a gift redeemed by %j, which gives access: %j, is described as %j',
  async (redeemedBy, entitles, text) => {
    mockApi({ 'GET /api/admin/payments/12': ok({ ...paid, entitles, gift: { redeemedBy } }) });
    const screen = await open();
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('A gift for another account')).toBeVisible();
    await expect.element(screen.getByText('From this payment')).not.toBeInTheDocument();
  },
);

test('a refund asks for a reason, is sent once for a double click, and is shown until Stripe confirms it', async () => {
  const pending = { ...paid, isRefundPending: true, can: ['revoke'] };
  let now: object = paid;
  const calls = mockApi({
    'GET /api/admin/payments/12': () => ok(now),
    'POST /api/admin/payments/12/refund': () => {
      now = pending;
      return ok(pending);
    },
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Refund $62.00 …' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Refund this payment?' });
  await expect.element(dialog.getByText(/^\$62.00 goes back to ada@example.com/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Refund $62.00' }).click();
  await expect.element(dialog.getByText('Please say why.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
  await dialog.getByLabelText('Reason').fill('  Asked by mail ');
  pressTwice(dialog.getByRole('button', { name: 'Refund $62.00' }));
  await expect.element(screen.getByText(/^A refund has started/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  const sent = vi.mocked(window.fetch).mock.calls.find(([, init]) => init?.method === 'POST');
  expect(JSON.parse(sent?.[1]?.body as string)).toEqual({ reason: 'Asked by mail' });
  now = { ...paid, state: 'refunded', can: [], refundedCents: 6200 };
  await expect
    .element(screen.getByText('This payment needs no decision now.'), { timeout: 10_000 })
    .toBeVisible();
});

test('the dialog shows a refusal of the server, and the typed reason stays for another try', async () => {
  mockApi({
    'GET /api/admin/payments/12': ok(paid),
    'POST /api/admin/payments/12/refund': {
      status: 409,
      body: { code: 'conflict', error: 'This payment is disputed.' },
    },
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Refund $62.00 …' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Reason').fill('Asked by mail');
  await dialog.getByRole('button', { name: 'Refund $62.00' }).click();
  await expect.element(dialog.getByText('This payment is disputed.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Asked by mail');
});

test('an alert that needs nothing more is closed by keyboard, with a reason, and the focus stays with the decisions', async () => {
  const warned = { ...paid, can: ['refund', 'dismiss', 'revoke'] };
  const calls = mockApi({
    'GET /api/admin/payments/12': ok(warned),
    'POST /api/admin/payments/12/dismiss': ok({ ...paid, hasAlert: false }),
  });
  const screen = await open();
  const badge = screen.getByText('Alert', { exact: true });
  // The payment and its history have a badge each.
  await expect.poll(() => badge.elements()).toHaveLength(2);
  screen.getByRole('button', { name: 'Close the alert …' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('dialog', { name: 'Close the alert?' })).toBeVisible();
  await userEvent.keyboard('The payer confirms the payment{Tab}{Enter}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => badge.elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Take the access away …' })).toHaveFocus();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('an unclaimed payment is assigned to the account of an email', async () => {
  const unclaimed = { ...paid, state: 'unclaimed', uid: null, account: null, can: ['claim'] };
  mockApi({
    'GET /api/admin/payments/12': ok(unclaimed),
    'POST /api/admin/payments/12/claim': ok(paid),
  });
  const screen = await open();
  await screen.getByRole('button', { name: 'Assign to an account …' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Email of the account').fill('ada@example.com');
  await dialog.getByLabelText('Reason').fill('Mistyped email');
  await dialog.getByRole('button', { name: 'Assign to an account' }).click();
  await expect.element(screen.getByText('The payment was assigned.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Take the access away …' })).toBeVisible();
});

test('an address that asks for a refund opens the dialog of the refund', async () => {
  mockApi({ 'GET /api/admin/payments/12': ok(paid) });
  const screen = await show(<AdminPaymentPage />, '/admin/payments/12?decide=refund', path);
  await expect.element(screen.getByRole('dialog', { name: 'Refund this payment?' })).toBeVisible();
});

test('the page of an unknown payment says so, and links to the list', async () => {
  mockApi({});
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'No such payment' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'All payments' }))
    .toHaveAttribute('href', '/admin/payments');
});

test('a failure is shown with a way to try again', async () => {
  let isAway = true;
  mockApi({
    'GET /api/admin/payments/12': () => (isAway ? { status: 503, body: { code: 'unavailable' } } : ok(paid)),
  });
  const screen = await open();
  await expect.element(screen.getByText(/^The payment could not be loaded/)).toBeVisible();
  isAway = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('From this payment')).toBeVisible();
});

const dispute = {
  id: 'dp_1',
  state: 'needs_response',
  reason: 'fraudulent',
  amountCents: 6200,
  openedAt: '2026-11-21T09:00:00.000Z',
  dueAt: '2026-11-28T09:00:00.000Z',
  dashboardUrl: 'https://dashboard.stripe.com/disputes/dp_1',
} as const;
const disputed = { ...paid, state: 'disputed', entitles: false, disputes: [dispute], can: [] };

test('shows a dispute with its reason, its deadline and a link to Stripe’s Dashboard', async () => {
  mockApi({ 'GET /api/admin/payments/12': ok(disputed) });
  const screen = await open();
  await expect
    .element(screen.getByText('The bank accepts an answer until Nov 28, 2026, 9:00 AM UTC.'))
    .toBeVisible();
  await expect.element(screen.getByText(/somebody else used the card/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Open the dispute in Stripe’s Dashboard' }))
    .toHaveAttribute('href', dispute.dashboardUrl);
});

test.each([
  [{ state: 'needs_response', dueAt: null }, /^The bank accepts no answer\.$/, 1],
  [{ state: 'under_review' }, /^The bank accepts/, 0],
  [{ state: 'lost' }, /^The bank accepts/, 0],
])('names a deadline only while the bank waits for an answer: %o', async (change, text, count) => {
  mockApi({ 'GET /api/admin/payments/12': ok({ ...disputed, disputes: [{ ...dispute, ...change }] }) });
  const screen = await open();
  await expect.element(screen.getByRole('link', { name: /Dashboard$/ })).toBeVisible();
  expect(screen.getByText(text).elements()).toHaveLength(count);
});

test('a report of fraud is shown with its time', async () => {
  const warnings = [{ fraudType: 'unauthorized_use_of_card', at: '2026-11-21T09:00:00.000Z' }];
  mockApi({ 'GET /api/admin/payments/12': ok({ ...paid, warnings }) });
  const screen = await open();
  await expect
    .element(
      screen.getByText(
        /reported this payment as fraud on Nov 21, 2026, 9:00 AM UTC: unauthorized use of card/,
      ),
    )
    .toBeVisible();
});

test.each([
  ['while it is possible', ['refund', 'revoke'], 1],
  ['not after it', [], 0],
] as const)('a refund of a reported payment is recommended %s', async (_name, can, count) => {
  const warnings = [{ fraudType: 'unauthorized_use_of_card', at: '2026-11-21T09:00:00.000Z' }];
  mockApi({ 'GET /api/admin/payments/12': ok({ ...paid, warnings, can }) });
  const screen = await open();
  await expect.element(screen.getByText(/reported this payment as fraud/)).toBeVisible();
  expect(screen.getByText(/A refund now avoids most disputes/).elements()).toHaveLength(count);
});
