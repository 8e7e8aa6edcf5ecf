import { dollarsText, priceCents, priceDollars, priceText } from '@org/api-contract/values';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

vi.mock('#payments/PaymentForm.tsx', () => ({
  PaymentForm: (props: { label: string }) => <button type="button">{props.label}</button>,
}));

const profile = {
  'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
};

beforeEach(() => writeHint({ uid: 'ada', email: 'ada@example.com' }));

test('F36: a payer is shown a price that changed since the page was opened, and confirms it before paying', async () => {
  const asked: unknown[] = [];
  const [amount, newPrice] = [priceDollars + 17, dollarsText(priceCents + 1700)];
  mockApi({
    ...profile,
    'POST /api/create-payment-intent': () => {
      const body = vi.mocked(window.fetch).mock.lastCall?.[1]?.body;
      asked.push(typeof body === 'string' ? JSON.parse(body) : body);
      return asked.length === 1
        ? { status: 409, body: { code: 'price_changed', error: 'The price has changed.', amount } }
        : ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents + 1700 });
    },
  });
  const screen = await show(<CheckoutPage />, '/checkout');
  await expect
    .element(screen.getByText(`changed from ${priceText} to ${newPrice}`, { exact: false }))
    .toBeVisible();
  await expect.element(screen.getByText(`${newPrice}.00`)).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ amount: priceDollars })]);
  await screen.getByRole('button', { name: `Continue for ${newPrice}` }).click();
  await expect.element(screen.getByRole('button', { name: `Complete Payment - ${newPrice}` })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatchObject({ amount });
});

test('F36: a payer is shown the former price if the open payment still has it', async () => {
  mockApi({
    ...profile,
    'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: 4900 }),
  });
  const screen = await show(<CheckoutPage />, '/checkout');
  await expect.element(screen.getByText('$49.00')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Complete Payment - $49' })).toBeVisible();
});
