import type { PaymentIntentResult } from '@stripe/stripe-js';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../test/show.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** Replaces Stripe.js, which the journeys cover. */
const stripe = vi.hoisted(() => ({
  isReady: true,
  becomeReady: (): void => undefined,
  confirmPayment: async (): Promise<unknown> => ({}),
}));
vi.mock('./stripe.ts', () => ({ stripeJs: async () => stripe }));
vi.mock('@stripe/react-stripe-js', async () => {
  const { useEffect } = await import('react');
  return {
    Elements: ({ children }: { children: React.ReactNode }) => children,
    PaymentElement: ({ onReady }: { onReady: () => void }) => {
      useEffect(() => {
        stripe.becomeReady = onReady;
        if (stripe.isReady) onReady();
      }, [onReady]);
      return null;
    },
    useStripe: () => stripe,
    useElements: () => ({}),
  };
});

const onPaid = vi.fn();
const onFailed = vi.fn();
const open = () =>
  show(
    <PaymentForm
      clientSecret="pi_1_secret_2"
      label="Pay"
      onPaid={onPaid}
      onFailed={onFailed}
      onElsewhere={vi.fn()}
    />,
  );

beforeEach(() => {
  vi.clearAllMocks();
  stripe.isReady = true;
});

const answers = (result: Partial<PaymentIntentResult>) => () => Promise.resolve(result);

test('submitting before the form is ready asks to wait', async () => {
  stripe.isReady = false;
  const screen = await open();
  await expect.element(screen.getByText('Loading payment form...')).toBeVisible();
  await screen.getByRole('button', { name: 'Pay' }).click();
  await expect
    .element(screen.getByText('Payment form is still loading. Please wait a moment and try again.'))
    .toBeVisible();
  expect(onPaid).not.toHaveBeenCalled();
  stripe.becomeReady();
  await expect.element(screen.getByText(/still loading/)).not.toBeInTheDocument();
});

test.each([
  [
    'Stripe’s message',
    answers({ error: { type: 'card_error', message: 'Your card was declined.' } as never }),
    'Your card was declined.',
  ],
  [
    'a general message if Stripe has none',
    answers({ error: { type: 'api_error' } as never }),
    'Payment failed. Please try again.',
  ],
  [
    'that an error occurred if Stripe.js throws',
    () => Promise.reject(new Error('broken')),
    'An error occurred. Please try again.',
  ],
])('a failed payment shows %s, and can be retried', async (_what, confirm, sentence) => {
  stripe.confirmPayment = confirm;
  const screen = await open();
  await screen.getByRole('button', { name: 'Pay' }).click();
  await expect.element(screen.getByRole('alert').getByText(sentence)).toBeVisible();
  expect(onFailed).toHaveBeenCalledWith(sentence);
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeEnabled();
});

test.each(['succeeded', 'processing'] as const)(
  'a payment with the status %s counts as paid',
  async (status) => {
    stripe.confirmPayment = answers({ paymentIntent: { status } as never });
    const screen = await open();
    await screen.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
  },
);

test('a payment that is made is not confirmed again while what follows it is awaited', async () => {
  const confirm = vi.fn(answers({ paymentIntent: { status: 'succeeded' } as never }));
  stripe.confirmPayment = confirm;
  const screen = await open();
  await screen.getByRole('button', { name: 'Pay' }).click();
  await expect.poll(() => onPaid).toHaveBeenCalledOnce();
  const button = screen.getByRole('button').element() as HTMLElement;
  button.click();
  expect(confirm).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeVisible();
});
