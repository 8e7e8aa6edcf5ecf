import { expect, test } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { RedeemPage } from './RedeemPage.tsx';

const signedIn = () => writeHint({ uid: 'ada', email: 'ada@example.com' });
const status = (hasPaid: boolean) => ok({ hasPaid, paymentFailed: false });
const profile = { 'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }) };

test('the code from the mail is in the field, and redeeming it opens access', async () => {
  signedIn();
  let hasPaid = false;
  const calls = mockApi({
    ...profile,
    'GET /api/user/ada/payment-status': () => status(hasPaid),
    'POST /api/gift-redemption': () => {
      hasPaid = true;
      return ok({ redeemed: true });
    },
  });
  const { router, ...screen } = await show(<RedeemPage />, '/redeem#7KQ2M-X9D4T-B6HNR-WZ3CP');
  await expect.element(screen.getByLabelText('Code')).toHaveValue('7KQ2M-X9D4T-B6HNR-WZ3CP');
  await screen.getByRole('button', { name: 'Redeem the gift' }).dblClick();
  await expect.poll(() => router.state.location.pathname).toBe('/');
  await expect.element(screen.getByText('Your gift is redeemed')).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('tells a user who already has access that the gift is still unused', async () => {
  signedIn();
  const kept = 'You already have lifetime access. The gift was not used, so you can pass the code on.';
  mockApi({
    ...profile,
    'GET /api/user/ada/payment-status': status(true),
    'POST /api/gift-redemption': { status: 409, body: { code: 'gift_not_needed', error: kept } },
  });
  const { router, ...screen } = await show(<RedeemPage />, '/redeem');
  await screen.getByLabelText('Code').fill('7KQ2M-X9D4T-B6HNR-WZ3CP');
  await screen.getByRole('button', { name: 'Redeem the gift' }).click();
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription(kept);
  expect(router.state.location.pathname).toBe('/redeem');
});

test('a visitor creates an account, or signs in and comes back with the code', async () => {
  mockApi({});
  const screen = await show(<RedeemPage />, '/redeem#7KQ2M-X9D4T');
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Fredeem%237KQ2M-X9D4T');
  await screen.getByRole('button', { name: 'Create Account' }).click();
  await expect.element(screen.getByText('Please fill in all fields')).toBeVisible();
});

test('ignores text in the address that is not a code', async () => {
  signedIn();
  mockApi({ ...profile, 'GET /api/user/ada/payment-status': status(false) });
  const screen = await show(<RedeemPage />, '/redeem#<b>');
  await expect.element(screen.getByLabelText('Code')).toHaveValue('');
  await screen.getByRole('button', { name: 'Redeem the gift' }).click();
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter the code.');
});
