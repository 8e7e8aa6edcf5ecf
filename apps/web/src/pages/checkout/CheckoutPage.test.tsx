import { priceCents, priceText } from '@org/api-contract/values';
import { beforeEach, describe, expect, test } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { CheckoutPage } from './CheckoutPage.tsx';

const profile = {
  'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
  'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false }),
};

test('a visitor is asked to sign in and can return to the landing page', async () => {
  mockApi({});
  const screen = await show(<CheckoutPage />, '/checkout');
  await expect.element(screen.getByRole('heading', { name: 'Sign In Required' })).toBeVisible();
  await expect.element(screen.getByText('Please sign in to continue with your purchase.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/');
});

describe('a signed-in user', () => {
  beforeEach(() => writeHint({ uid: 'ada', email: 'ada@example.com' }));

  test('sees that the payment is being prepared', async () => {
    mockApi({ ...profile, 'POST /api/create-payment-intent': () => new Promise(() => undefined) });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect.element(screen.getByText('Preparing your payment...')).toBeVisible();
  });

  test('sees the features and the price', async () => {
    mockApi({
      ...profile,
      'GET /api/client-config': ok({ firebase: {}, stripe: {}, asksForPlace: false, refundDays: 30 }),
      'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect.element(screen.getByRole('heading', { name: 'Lifetime access' })).toBeVisible();
    for (const text of [
      'A one-time payment',
      'Company database',
      'Car brands analysis',
      'All 50 US states mapping',
      'Personal analysis',
      'Lifetime updates',
      `${priceText}.00`,
      'No recurring charges • Lifetime access',
      'Money back for 30 days.',
    ])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    // On a phone the parts are below each other, and the card form must be visible.
    const box = screen.container.querySelector('.za-PriceBox');
    expect(box?.previousElementSibling?.classList).toContain('za-Card');
    await expect.element(screen.getByText(`Lifetime access for ${priceText}, paid once.`)).toBeVisible();
  });

  test.each([
    ['an own payment', 'disputed', false, 1],
    ['a gift', 'disputed', true, 1],
    ['a refund', 'refunded', false, 0],
  ] as const)(
    'is told before paying that a bank is still deciding: %s',
    async (_name, because, isGift, count) => {
      const calls = mockApi({
        ...profile,
        'POST /api/create-payment-intent': ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
        'GET /api/account': ok({
          email: 'ada@example.com',
          emailVerified: true,
          registeredAt: null,
          accessSince: null,
          accessEnded: { because, isGift },
          sessions: [],
          payments: [],
          seller: { name: '', address: '', email: 'operator@example.com', taxNumber: null },
        }),
      });
      const screen = await show(<CheckoutPage />, '/checkout');
      await expect.element(screen.getByRole('heading', { name: 'Lifetime access' })).toBeVisible();
      await expect.poll(() => calls).toContain('GET /api/account');
      const notice = screen.getByText(/a bank is checking a dispute about .* your access opens again/);
      await expect.poll(() => notice.elements()).toHaveLength(count);
    },
  );

  test('is not offered to pay again while the server knows of a payment in processing', async () => {
    mockApi({
      ...profile,
      'POST /api/create-payment-intent': {
        status: 409,
        body: { code: 'payment_processing', error: 'Wait.' },
      },
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect
      .element(screen.getByRole('heading', { name: 'Your payment is being processed' }))
      .toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Check its status' })).toBeVisible();
  });

  test('sees an error if the payment cannot be prepared, and can retry', async () => {
    let away = true;
    mockApi({
      ...profile,
      'POST /api/create-payment-intent': () =>
        away ? { status: 503, body: {} } : ok({ clientSecret: 'pi_1_secret_2', dueCents: priceCents }),
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect.element(screen.getByText('Error', { exact: true }).first()).toBeVisible();
    await expect
      .element(screen.getByText('Failed to initialize payment. Please try again.').first())
      .toBeVisible();
    away = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(screen.getByText('Failed to initialize payment. Please try again.').first())
      .not.toBeInTheDocument();
  });

  test('keeps the focus on the retry while the payment is prepared again', async () => {
    const failed = { status: 503, body: {} };
    let isFirst = true;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    mockApi({
      ...profile,
      'POST /api/create-payment-intent': async () => {
        if (!isFirst) await held;
        isFirst = false;
        return failed;
      },
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('button', { name: 'Preparing your payment...' })).toHaveFocus();
    answer();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  test.each([null, '', {}, { clientSecret: '' }])(
    'sees no card form if the response has no client secret: %j',
    async (body) => {
      mockApi({ ...profile, 'POST /api/create-payment-intent': ok(body) });
      const screen = await show(<CheckoutPage />, '/checkout');
      await expect
        .element(screen.getByText('Failed to initialize payment. Please try again.').first())
        .toBeVisible();
      await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
    },
  );

  test('sees how long to wait after too many payment attempts', async () => {
    mockApi({
      ...profile,
      'POST /api/create-payment-intent': {
        status: 429,
        body: { code: 'rate_limited', error: 'Too many requests.' },
        headers: { 'retry-after': '1380' },
      },
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect.element(screen.getByText('You can try again in 23 minutes.').first()).toBeVisible();
  });

  test('who has paid sees that nothing is due', async () => {
    mockApi({
      ...profile,
      'POST /api/create-payment-intent': { status: 409, body: { code: 'already_paid', error: 'Paid.' } },
    });
    const screen = await show(<CheckoutPage />, '/checkout');
    await expect.element(screen.getByText('You already have lifetime access')).toBeVisible();
  });
});
