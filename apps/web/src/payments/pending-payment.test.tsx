import { priceCents } from '@org/api-contract/values';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { Header } from '#layout/Header.tsx';
import { rememberPending, writeHint } from '#storage/hint.ts';
import { AccountPage } from '../pages/account/AccountPage.tsx';
import { CheckoutPage } from '../pages/checkout/CheckoutPage.tsx';
import { BuyButton } from './BuyButton.tsx';

const ada = { uid: 'ada', email: 'ada@example.com' };
const seller = {
  name: 'Operator',
  address: '1 Street, City',
  email: 'operator@example.com',
  taxNumber: null,
};
const account = {
  ...ada,
  emailVerified: true,
  registeredAt: null,
  accessSince: null,
  accessEnded: null,
  sessions: [],
  payments: [],
  seller,
};
const answers = (status: object) => ({
  'GET /api/user/ada': ok({ ...ada, role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false, ...status }),
  'GET /api/account': ok(account),
  'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
});

beforeEach(() => {
  localStorage.clear();
  writeHint(ada);
});

const places: [string, () => ReactElement, string][] = [
  ['the header', () => <Header />, '/blog'],
  ['the account', () => <AccountPage />, '/account'],
  ['the button of the landing page and the sample', () => <BuyButton>Get Lifetime Access</BuyButton>, '/'],
  ['the checkout', () => <CheckoutPage />, '/checkout'],
];

describe.each(places)('%s', (name, draw, path) => {
  const isHeader = name === 'the header';
  type Screen = Awaited<ReturnType<typeof show>>;
  const offers = ({ container }: Screen) => container.textContent.match(/Get Lifetime Access|payment form/g);
  const says = ({ container }: Screen) => container.textContent.includes('Your payment is being processed');

  test('offers no second payment while the bank processes one', async () => {
    const calls = mockApi(answers({ isProcessing: true }));
    const screen = await show(draw(), path);
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(2);
    await expect.poll(() => [says(screen), offers(screen)]).toEqual([!isHeader, null]);
    expect(calls).not.toContain('POST /api/create-payment-intent');
  });

  test('offers no second payment while the server does not know of a payment that this browser has made', async () => {
    rememberPending(ada.uid, true);
    mockApi(answers({}));
    const screen = await show(draw(), path);
    await expect.poll(() => [says(screen), offers(screen)]).toEqual([!isHeader, null]);
  });

  test('offers a payment again after the first has failed', async () => {
    rememberPending(ada.uid, true);
    mockApi(answers({ paymentFailed: true }));
    const screen = await show(draw(), path);
    await expect.poll(() => offers(screen)).not.toBeNull();
  });
});
