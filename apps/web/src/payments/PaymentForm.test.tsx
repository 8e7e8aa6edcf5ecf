import type { PaymentIntentResult } from '@stripe/stripe-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { PaymentForm } from './PaymentForm.tsx';

/** Replaces Stripe.js, which the journeys cover. */
const stripe = vi.hoisted(() => ({
  isReady: true,
  load: async (): Promise<void> => undefined,
  becomeReady: (): void => undefined,
  confirmPayment: async (): Promise<unknown> => ({}),
}));
vi.mock('./stripe.ts', () => ({ stripeJs: () => stripe.load().then(() => stripe) }));
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
  stripe.load = () => Promise.resolve();
});

const answers = (result: Partial<PaymentIntentResult>) => () => Promise.resolve(result);

test('a retry after a load error keeps the focus while the form is loading', async () => {
  stripe.load = () => Promise.reject(new Error('away'));
  const screen = await open();
  const retry = screen.getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  stripe.load = () => held;
  await retry.click();
  const busy = screen.getByRole('button', { name: 'Loading payment form...' });
  await expect.element(busy).toHaveFocus();
  answer();
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
});

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

test.each(['succeeded', 'processing'] as const)(
  'a payment that another tab has made, now %s, is not shown as a failure',
  async (status) => {
    const error = {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: 'You cannot confirm this PaymentIntent because it has already succeeded.',
      payment_intent: { status },
    };
    stripe.confirmPayment = answers({ error: error as never });
    const screen = await open();
    await screen.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
    expect(onFailed).not.toHaveBeenCalled();
    await expect.element(screen.getByText(/cannot confirm/)).not.toBeInTheDocument();
  },
);

test('two presses before the next render confirm one payment', async () => {
  const confirm = vi.fn(answers({ paymentIntent: { status: 'succeeded' } as never }));
  stripe.confirmPayment = confirm;
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Pay' })).toBeVisible();
  await expect.element(screen.getByText('Loading payment form...')).not.toBeInTheDocument();
  pressTwice(screen.getByRole('button', { name: 'Pay' }));
  await expect.poll(() => onPaid).toHaveBeenCalledOnce();
  expect(confirm).toHaveBeenCalledOnce();
});

test('does not confirm a payment again while the page waits for the result', async () => {
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

describe('where the operator has to state the tax', () => {
  const confirm = vi.fn(answers({ paymentIntent: { status: 'succeeded' } as never }));
  const place = (answer = ok({ isKnown: true })): void => {
    stripe.confirmPayment = confirm;
    mockApi({
      'GET /api/client-config': ok({ firebase: {}, stripe: {}, refundDays: 0, asksForPlace: true }),
      'POST /api/payment-place': answer,
    });
  };
  /** The bodies of the calls that sent the payer's place. */
  const places = (): unknown[] =>
    vi
      .mocked(window.fetch)
      .mock.calls.filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => JSON.parse(typeof init?.body === 'string' ? init.body : '') as unknown);
  const address = (country: string, postalCode: string) =>
    expect.objectContaining({
      confirmParams: expect.objectContaining({
        payment_method_data: { billing_details: { address: { country, postal_code: postalCode } } },
      }),
    });

  test('the payer states the country before the payment, and Stripe gets it with the card', async () => {
    place();
    const screen = await open();
    const country = screen.getByRole('combobox', { name: 'Country' });
    await country.selectOptions('Germany');
    await screen.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
    expect(places()).toEqual([{ intentId: 'pi_1', country: 'DE' }]);
    expect(confirm).toHaveBeenCalledExactlyOnceWith(address('DE', ''));
  });

  test('without a country nothing is paid, and the United States need a ZIP code', async () => {
    place();
    const screen = await open();
    const button = screen.getByRole('button', { name: 'Pay' });
    const country = screen.getByRole('combobox', { name: 'Country' });
    await button.click();
    await expect.element(country).toHaveFocus();
    await country.selectOptions('United States');
    await button.click();
    const code = screen.getByRole('textbox', { name: 'ZIP code' });
    await expect.element(code).toHaveFocus();
    expect([places(), onPaid.mock.calls]).toEqual([[], []]);
    await code.fill(' 94103 ');
    await button.click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
    expect(places()).toEqual([{ intentId: 'pi_1', country: 'US', postalCode: '94103' }]);
  });

  test.each([
    ['Stripe does not know', ok({ isKnown: false })],
    ['cannot be one', { status: 400, body: { code: 'invalid_input' } }],
  ])('a place that %s is asked for once more, and the payer may keep it', async (_what, answer) => {
    place(answer);
    const screen = await open();
    const button = screen.getByRole('button', { name: 'Pay' });
    await screen.getByRole('combobox', { name: 'Country' }).selectOptions('Canada');
    await screen.getByRole('textbox', { name: 'Postal code' }).fill('X9X 9X9');
    await button.click();
    await expect.element(screen.getByText(/We cannot find this place/)).toBeVisible();
    expect(confirm).not.toHaveBeenCalled();
    await button.click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
    expect(confirm).toHaveBeenCalledExactlyOnceWith(address('CA', 'X9X 9X9'));
  });

  test('a failed tax calculation does not stop the payment', async () => {
    place({ status: 503, body: { code: 'unavailable' } });
    const screen = await open();
    await screen.getByRole('combobox', { name: 'Country' }).selectOptions('Japan');
    await screen.getByRole('button', { name: 'Pay' }).click();
    await expect.poll(() => onPaid).toHaveBeenCalledOnce();
  });
});
