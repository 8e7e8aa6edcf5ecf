import { expect, test } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { SecondStep } from './SecondStep.tsx';

const factor = (changes: object) =>
  ok({ isOn: false, isRequired: false, isVerified: false, recoveryCodes: 0, ...changes });
const page = (
  <SecondStep>
    <p>Payments</p>
  </SecondStep>
);

test.each([
  ['has no second factor and needs none', factor({})],
  ['has entered a code in this session', factor({ isOn: true, isRequired: true, isVerified: true })],
  ['cannot be read, because the server guards what it sends', { status: 503, body: { code: 'unavailable' } }],
])('the page opens to an admin whose second factor %s', async (_case, answer) => {
  mockApi({ 'GET /api/account/second-factor': answer });
  const screen = await show(page);
  await expect.element(screen.getByText('Payments'), { timeout: 10_000 }).toBeVisible();
});

test('leads an admin without a required second factor to the account', async () => {
  mockApi({ 'GET /api/account/second-factor': factor({ isRequired: true }) });
  const screen = await show(page);
  await expect
    .element(screen.getByRole('link', { name: 'Set it up on your account' }))
    .toHaveAttribute('href', '/account');
  expect(screen.getByText('Payments').elements()).toEqual([]);
});

test('an admin enters a code, learns that one is wrong, and goes on with the right one', async () => {
  let isVerified = false;
  let refusal: { status: number; body: object } | undefined = {
    status: 400,
    body: { code: 'wrong_factor_code', error: 'This code is not valid.' },
  };
  mockApi({
    'GET /api/account/second-factor': () => factor({ isOn: true, isVerified }),
    'POST /api/account/second-factor/code': () => {
      if (refusal) return refusal;
      isVerified = true;
      return ok({ recoveryCodes: 10 });
    },
  });
  const screen = await show(page);
  const code = screen.getByLabelText('Code', { exact: true });
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('Please enter a code.')).toBeVisible();
  await code.fill('123456');
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('This code is not valid.')).toBeVisible();
  refusal = undefined;
  await screen.getByRole('button', { name: 'Continue' }).click();
  await expect.element(screen.getByText('Payments')).toBeVisible();
});
