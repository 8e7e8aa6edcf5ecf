import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { CameFor } from './CameFor.tsx';

test.each([
  ['/companies/nintendo', /^You asked for the page of a company, “nintendo”\./],
  ['/us-states/new-york', /^You asked for the page of a state, “new york”\./],
  ['/companies', /^You asked for the company database\./],
  ['/personal', /^You asked for your personal reading\./],
  ['/compare', /^You asked for the comparison side by side\./],
  ['/openings', /^You asked for the openings of the companies\./],
  ['/insights', /^You asked for the charts of the databases by sign\./],
  ['/kept', /^You asked for your saved items\./],
  ['/for-you', /^You asked for the list sorted for your sign\./],
])('a visitor without access at %s sees which paid page they came for', async (path, sentence) => {
  const screen = await show(<CameFor />, path);
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test.each(['/', '/companies/a/b', '/constructor/x'])('%s shows no notice about a paid page', async (path) => {
  const screen = await show(
    <>
      <CameFor />
      <p>The landing page</p>
    </>,
    path,
  );
  await expect.element(screen.getByText('The landing page')).toBeVisible();
  expect(screen.getByText(/You asked for/).query()).toBeNull();
});

test('the notice leads a visitor to the sign-in and back, with the filters', async () => {
  const screen = await show(<CameFor />, '/companies?zodiac=ox');
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Fcompanies%3Fzodiac%3Dox');
});

test('a user whose session has ended is told so, and continues on the same page', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi({ 'GET /api/user/ada': { status: 401, body: { code: 'unauthenticated' } } });
  const screen = await show(<CameFor />, '/companies');
  await expect
    .element(screen.getByText(/^Your session has ended\. Sign in to return to your page/))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Fcompanies');
});

test('the notice leads a user to the checkout, unless a payment is being processed', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  const profile = ok({ uid: 'ada', email: 'ada@example.com', role: 'user' });
  const status = (isPending: boolean) => ok({ hasPaid: false, paymentFailed: false, isPending });
  mockApi({ 'GET /api/user/ada': profile, 'GET /api/user/ada/payment-status': status(false) });
  const screen = await show(<CameFor />, '/for-you');
  await expect
    .element(screen.getByRole('link', { name: 'Get Lifetime Access' }))
    .toHaveAttribute('href', '/checkout');
  await cleanup();
  mockApi({ 'GET /api/user/ada': profile, 'GET /api/user/ada/payment-status': status(true) });
  const pending = await show(<CameFor />, '/for-you');
  await expect.element(pending.getByText(/^You asked for the list/)).toBeVisible();
  await expect.element(pending.getByRole('link', { name: 'Get Lifetime Access' })).not.toBeInTheDocument();
});
