import type { PromotionCode } from '@org/api-contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ok, mockApi } from '../../test/mock-api.ts';
import { pressTwice, show } from '../../test/show.tsx';
import { AdminCodesPage } from './AdminCodesPage.tsx';

const noGifts = { 'GET /api/admin/gifts': ok({ gifts: [], total: 0, totalPages: 0 }) };

const spring: PromotionCode = {
  id: 7,
  code: 'SPRING20',
  percentOff: 20,
  amountOffCents: null,
  dueCents: 4960,
  maxRedemptions: 100,
  redeemed: 3,
  reserved: 1,
  expiresAt: null,
  onlyEmail: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  endedAt: null,
};

test('an admin sees giver, state and amount of each gift, a link to its payment, and a filter by state', async () => {
  const gift = {
    id: '0b9f7c52-6d0e-4c3b-9a54-1f2e3d4c5b6a',
    paymentId: 2048,
    state: 'revoked',
    endedBy: 'refund',
    giverEmail: 'ada@example.com',
    amountCents: 6200,
    currency: 'usd',
    boughtAt: '2026-11-20T09:00:00.000Z',
    redeemedAt: null,
  };
  await page.viewport(1280, 800);
  const calls = mockApi({
    'GET /api/promotion-codes': ok({ codes: [] }),
    'GET /api/admin/gifts': ok({ gifts: [gift], total: 11, totalPages: 2 }),
  });
  const screen = await show(<AdminCodesPage />, '/admin/codes');
  await expect
    .element(screen.getByRole('row', { name: 'ada@example.com Refunded $62.00 November 20, 2026 not yet' }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'ada@example.com' }))
    .toHaveAttribute('href', '/admin/payments/2048');
  await screen.getByRole('link', { name: 'Next page' }).click();
  await expect.poll(() => calls).toContain('GET /api/admin/gifts?page=2&limit=10');
  await screen.getByLabelText('State').selectOptions('Redeemed');
  await expect.poll(() => calls.at(-1)).toBe('GET /api/admin/gifts?page=1&limit=10&state=redeemed');
});

test('an admin sees each code with its terms, and ends one with a reason, once for a double click', async () => {
  let code = spring;
  const calls = mockApi({
    ...noGifts,
    'GET /api/promotion-codes': () => ok({ codes: [code] }),
    'POST /api/promotion-codes/7/end': () => {
      code = { ...spring, endedAt: '2026-11-21T09:00:00.000Z' };
      return ok({ code });
    },
  });
  const screen = await show(<AdminCodesPage />, '/admin/codes');
  for (const text of ['20%', '$49.60', '3 of 100', 'everybody', 'Valid'])
    await expect.element(screen.getByRole('cell', { name: text, exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'End SPRING20 …' }).click();
  const dialog = screen.getByRole('dialog', { name: 'End the code SPRING20?' });
  await dialog.getByRole('button', { name: 'End SPRING20' }).click();
  await expect.element(dialog.getByText('Please say why.')).toBeVisible();
  await dialog.getByLabelText('Reason').fill('Sent twice');
  pressTwice(dialog.getByRole('button', { name: 'End SPRING20' }));
  await expect.element(screen.getByRole('cell', { name: 'Ended on Nov 21, 2026' })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test.each([
  ['Percent', '20', { percentOff: 20 }],
  ['US dollars', '12,50', { amountOffCents: 1250 }],
])('an admin creates a code in %s', async (unit, off, terms) => {
  mockApi({
    ...noGifts,
    'GET /api/promotion-codes': ok({ codes: [] }),
    'POST /api/promotion-codes': ok({ code: spring }),
  });
  const screen = await show(<AdminCodesPage />, '/admin/codes');
  await screen.getByLabelText('Code', { exact: true }).fill('SPRING20');
  await screen.getByLabelText('Discount').fill(off);
  await screen.getByLabelText('Unit').selectOptions(unit);
  await screen.getByText('Limits (optional)').click();
  await screen.getByLabelText('Maximum redemptions').fill('100');
  await screen.getByLabelText('Last day').fill('2027-03-20');
  await screen.getByRole('button', { name: 'Create the code' }).click();
  await expect.element(screen.getByText('Please say why.')).toBeVisible();
  await screen.getByLabelText('Reason').fill('Spring newsletter');
  await screen.getByRole('button', { name: 'Create the code' }).click();
  await expect.element(screen.getByText('The code SPRING20 was created.')).toBeVisible();
  const sent = vi.mocked(window.fetch).mock.calls.find(([, init]) => init?.method === 'POST');
  expect(JSON.parse(sent?.[1]?.body as string)).toEqual({
    code: 'SPRING20',
    ...terms,
    maxRedemptions: 100,
    expiresAt: '2027-03-20T23:59:59Z',
    reason: 'Spring newsletter',
  });
});

test('shows an error of the server in the form, and what was typed stays', async () => {
  mockApi({
    ...noGifts,
    'GET /api/promotion-codes': ok({ codes: [] }),
    'POST /api/promotion-codes': {
      status: 400,
      body: { code: 'invalid_input', error: 'Not valid.', fields: { onlyEmail: 'has no account' } },
    },
  });
  const screen = await show(<AdminCodesPage />, '/admin/codes');
  await screen.getByRole('button', { name: 'Create the code' }).click();
  await expect.element(screen.getByText('Please enter a code and a discount.')).toBeVisible();
  await screen.getByLabelText('Code', { exact: true }).fill('SPRING20');
  await screen.getByLabelText('Discount').fill('20');
  await screen.getByLabelText('Reason').fill('Spring newsletter');
  await screen.getByRole('button', { name: 'Create the code' }).click();
  await expect.element(screen.getByText('The email has no account.')).toBeVisible();
  await expect.element(screen.getByLabelText('Code', { exact: true })).toHaveValue('SPRING20');
});

test.each(['150', '12.5'])('refuses a code of %s percent, and names the allowed percentages', async (off) => {
  const calls = mockApi({ ...noGifts, 'GET /api/promotion-codes': ok({ codes: [] }) });
  const screen = await show(<AdminCodesPage />, '/admin/codes');
  await screen.getByLabelText('Code', { exact: true }).fill('SPRING20');
  await screen.getByLabelText('Discount').fill(off);
  await screen.getByLabelText('Reason').fill('Spring newsletter');
  await screen.getByRole('button', { name: 'Create the code' }).click();
  await expect.element(screen.getByText('A percentage is a whole number from 1 to 100.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);
});
