import { priceCents, priceText } from '@org/api-contract/values';
import { beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

interface FormProps {
  label: string;
  onPaid: () => void;
  onFailed: (message: string) => void;
}

/** Replaces the real form, which the journeys cover. */
vi.mock('#payments/PaymentForm.tsx', () => ({
  PaymentForm: ({ label, onPaid, onFailed }: FormProps) => (
    <>
      <button type="button" onClick={onPaid}>
        {label}
      </button>
      <button type="button" onClick={() => onFailed('Your card was declined.')}>
        Fail
      </button>
    </>
  ),
}));

beforeEach(() => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi({
    'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
    'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
  });
});
test('a successful payment shows a message and opens the result page after three seconds', async () => {
  const { router, ...screen } = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: `Complete Payment - ${priceText}` }).click();
  const paidAt = performance.now();
  await expect.element(screen.getByText('Payment Successful', { exact: true }).first()).toBeVisible();
  await expect
    .element(screen.getByText('Processing your access... Please wait a moment.').first())
    .toBeVisible();
  expect(router.state.location.pathname).toBe('/checkout');
  await expect.poll(() => router.state.location.pathname, { timeout: 8_000 }).toBe('/success');
  expect(performance.now() - paidAt).toBeGreaterThan(2_500);
});

test('a failed payment shows the provider’s message and stays on the page', async () => {
  const { router, ...screen } = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.element(screen.getByText('Payment Failed', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('Your card was declined.').first()).toBeVisible();
  expect(router.state.location.pathname).toBe('/checkout');
});
