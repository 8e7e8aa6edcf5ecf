import { beforeEach, expect, test, vi } from 'vitest';
import { ok, pretendApi } from '../../test/pretend-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#session/hint.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

interface FormProps {
  label: string;
  onPaid: () => void;
  onFailed: (message: string) => void;
}

/** The journeys cover the real form; here a press pays, or fails to. */
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
  pretendApi({
    'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
    'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2' }),
  });
});
test('a payment that went through says so, and leads to its result after three seconds', async () => {
  const { router, ...screen } = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Complete Payment - $62' }).click();
  const paidAt = performance.now();
  await expect.element(screen.getByText('Payment Successful', { exact: true }).first()).toBeVisible();
  await expect
    .element(screen.getByText('Processing your access... Please wait a moment.').first())
    .toBeVisible();
  expect(router.state.location.pathname).toBe('/checkout');
  await expect.poll(() => router.state.location.pathname, { timeout: 8_000 }).toBe('/success');
  expect(performance.now() - paidAt).toBeGreaterThan(2_500);
});

test('one that failed says what the provider says, and stays', async () => {
  const { router, ...screen } = await show(<CheckoutPage />, '/checkout');
  await screen.getByRole('button', { name: 'Fail' }).click();
  await expect.element(screen.getByText('Payment Failed', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('Your card was declined.').first()).toBeVisible();
  expect(router.state.location.pathname).toBe('/checkout');
});
