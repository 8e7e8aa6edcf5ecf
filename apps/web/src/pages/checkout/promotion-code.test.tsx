import { priceCents, priceText } from '@org/api-contract/values';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

/** Replaces the real form, which the journeys cover. */
vi.mock('#payments/PaymentForm.tsx', () => ({
  PaymentForm: (props: { label: string; clientSecret: string; onElsewhere?: () => void }) => (
    <>
      <button type="button">{`${props.label} ${props.clientSecret}`}</button>
      {props.onElsewhere && <button type="button">Pay on Stripe’s page</button>}
    </>
  ),
}));

const discount = { code: 'SPRING20', offCents: 1240, dueCents: 4960 };
const usual = {
  'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
  'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
};

beforeEach(() => writeHint({ uid: 'ada', email: 'ada@example.com' }));

async function enter(answer: Parameters<typeof mockApi>[0][string], code = 'spring20') {
  const calls = mockApi({ ...usual, 'POST /api/promotion-code': answer });
  const screen = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Have a code?' }).click();
  await screen.getByLabelText('Code').fill(code);
  await screen.getByRole('button', { name: 'Apply' }).click();
  return { calls, screen };
}

test('a code shows its discount, and the form asks for the rest', async () => {
  const { screen } = await enter(
    ok({ clientSecret: 'pi_3_secret_4', dueCents: discount.dueCents, discount }),
  );
  await expect.element(screen.getByText('−$12.40')).toBeVisible();
  await expect.element(screen.getByText('$49.60', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Complete Payment - $49.60 pi_3_secret_4' }))
    .toBeVisible();
});

test('a code entered while the bank processes the payment is explained, and the payment form is removed', async () => {
  const { screen } = await enter({ status: 409, body: { code: 'payment_processing', error: 'Wait.' } });
  await expect
    .element(screen.getByRole('heading', { name: 'Your payment is being processed' }))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Complete Payment/ })).not.toBeInTheDocument();
});

test('with a code there is no link to Stripe’s page, which charges the full price', async () => {
  const { screen } = await enter(
    ok({ clientSecret: 'pi_3_secret_4', dueCents: discount.dueCents, discount }),
  );
  const elsewhere = screen.getByRole('button', { name: 'Pay on Stripe’s page' });
  await expect.element(screen.getByText('−$12.40')).toBeVisible();
  await expect.element(elsewhere).not.toBeInTheDocument();
});

test('a code that is applied already is shown after a reload, and can be removed', async () => {
  mockApi({
    ...usual,
    'POST /api/create-payment-intent': ok({
      clientSecret: 'pi_3_secret_4',
      dueCents: discount.dueCents,
      discount,
    }),
    'DELETE /api/promotion-code': ok({ clientSecret: 'pi_5_secret_6', dueCents: priceCents }),
  });
  const screen = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Remove the code SPRING20' }).click();
  await expect
    .element(screen.getByRole('button', { name: `Complete Payment - ${priceText} pi_5_secret_6` }))
    .toBeVisible();
  await expect.element(screen.getByText(`${priceText}.00`, { exact: true })).toBeVisible();
});

test('a refused code says why at its field, and the price stays', async () => {
  const { screen } = await enter({
    status: 409,
    body: { code: 'expired_code', error: 'This code is no longer valid.' },
  });
  await expect
    .element(screen.getByLabelText('Code'))
    .toHaveAccessibleDescription('This code is no longer valid.');
  await expect
    .element(screen.getByRole('button', { name: `Complete Payment - ${priceText} pi_1_secret_2` }))
    .toBeVisible();
});

test.each(['7KQ2M-X9D4T-B6HNR-WZ3CP', '7kq2m x9d4t b6hnr wz3cp'])(
  'the code of a gift, %s, leads to the page that redeems it',
  async (code) => {
    const refusal = { status: 400, body: { code: 'unknown_code', error: 'We do not know this code.' } };
    const { screen } = await enter(refusal, code);
    await expect
      .element(screen.getByRole('link', { name: 'Redeem the gift' }))
      .toHaveAttribute('href', '/redeem#7KQ2M-X9D4T-B6HNR-WZ3CP');
  },
);

test('an unknown code in another format is not treated as a gift code', async () => {
  const { screen } = await enter({
    status: 400,
    body: { code: 'unknown_code', error: 'We do not know this code.' },
  });
  await expect
    .element(screen.getByLabelText('Code'))
    .toHaveAccessibleDescription('We do not know this code.');
  expect(screen.getByRole('link', { name: 'Redeem the gift' }).elements()).toEqual([]);
});

test('a free code ends the checkout with thanks, and asks for the birth date', async () => {
  const { screen } = await enter(ok({ clientSecret: null, discount: { ...discount, dueCents: 0 } }));
  await expect.element(screen.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect.element(screen.getByText(/^Your code covers the whole price/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'When were you born?' })).toBeVisible();
});

test('an empty field sends nothing to the server', async () => {
  const calls = mockApi(usual);
  const screen = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Have a code?' }).click();
  await screen.getByRole('button', { name: 'Apply' }).click();
  await expect.element(screen.getByLabelText('Code')).toHaveAccessibleDescription('Please enter a code.');
  expect(calls.filter((call) => call.includes('promotion-code'))).toEqual([]);
});
