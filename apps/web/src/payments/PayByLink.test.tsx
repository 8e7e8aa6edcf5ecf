import { expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { pressTwice, show } from '../test/show.tsx';
import { PayByLink } from './PayByLink.tsx';

function mockTab() {
  const tab = { opener: window, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  return tab;
}

test('the payment page opens in a new tab', async () => {
  mockApi({
    'GET /api/payment-link': ok({ paymentLink: 'https://buy.stripe.com/test?prefilled_email=a' }),
  });
  const tab = mockTab();
  const onOpened = vi.fn();
  const screen = await show(<PayByLink onOpened={onOpened} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect.poll(() => onOpened).toHaveBeenCalledOnce();
  expect(tab).toMatchObject({
    opener: null,
    location: { href: 'https://buy.stripe.com/test?prefilled_email=a' },
  });
});

test('two presses before the next render open one tab', async () => {
  const calls = mockApi({ 'GET /api/payment-link': ok({ paymentLink: 'https://buy.stripe.com/test' }) });
  mockTab();
  const onOpened = vi.fn();
  const screen = await show(<PayByLink onOpened={onOpened} />);
  pressTwice(screen.getByRole('button', { name: 'Pay on Stripe’s page' }));
  await expect.poll(() => onOpened).toHaveBeenCalledOnce();
  expect(window.open).toHaveBeenCalledOnce();
  expect(calls).toEqual(['GET /api/payment-link']);
});

test.each([null, '', {}, { paymentLink: '' }])(
  'a response without a link shows an error with a retry: %j',
  async (body) => {
    mockApi({ 'GET /api/payment-link': ok(body) });
    const tab = mockTab();
    const onOpened = vi.fn();
    const screen = await show(<PayByLink onOpened={onOpened} />);
    await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
    await expect.element(screen.getByText('Unable to redirect to payment. Please try again.')).toBeVisible();
    expect([tab.location.href, onOpened.mock.calls.length]).toEqual(['', 0]);
    expect(tab.close).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('button', { name: 'Pay on Stripe’s page' })).toBeEnabled();
  },
);

test('a failed request shows an error and closes the empty tab', async () => {
  mockApi({ 'GET /api/payment-link': { status: 503, body: { code: 'unavailable' } } });
  const tab = mockTab();
  const onOpened = vi.fn();
  const screen = await show(<PayByLink onOpened={onOpened} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect.element(screen.getByText('Unable to redirect to payment. Please try again.')).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(onOpened).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Pay on Stripe’s page' })).toBeEnabled();
});

test('says that the bank is processing the payment, and offers no retry', async () => {
  const sentence = 'Your payment is being processed. Please do not make another payment.';
  mockApi({
    'GET /api/payment-link': { status: 409, body: { code: 'payment_processing', error: sentence } },
  });
  mockTab();
  const screen = await show(<PayByLink onOpened={vi.fn()} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect.element(screen.getByText(sentence)).toBeVisible();
});

test('a limited request says how long to wait', async () => {
  mockApi({
    'GET /api/payment-link': {
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '120' },
    },
  });
  mockTab();
  const screen = await show(<PayByLink onOpened={vi.fn()} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect
    .element(
      screen.getByText('Unable to redirect to payment. Please try again. You can try again in 2 minutes.'),
    )
    .toBeVisible();
});
