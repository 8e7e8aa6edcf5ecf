import { expect, test, vi } from 'vitest';
import { ok, pretendApi } from '../test/pretend-api.ts';
import { show } from '../test/show.tsx';
import { PayByLink } from './PayByLink.tsx';

function pretendTab() {
  const tab = { opener: window, location: { href: '' }, close: vi.fn() };
  vi.spyOn(window, 'open').mockReturnValue(tab as never);
  return tab;
}

test('the payment page opens in a tab of its own, and the payer is watched for', async () => {
  pretendApi({
    'GET /api/payment-link': ok({ paymentLink: 'https://buy.stripe.com/test?prefilled_email=a' }),
  });
  const tab = pretendTab();
  const onOpened = vi.fn();
  const screen = await show(<PayByLink onOpened={onOpened} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect.poll(() => onOpened).toHaveBeenCalledOnce();
  expect(tab).toMatchObject({
    opener: null,
    location: { href: 'https://buy.stripe.com/test?prefilled_email=a' },
  });
});

test.each([null, '', {}, { paymentLink: '' }])(
  'an answer without a link opens nothing, says so, and may be tried again: %j',
  async (body) => {
    pretendApi({ 'GET /api/payment-link': ok(body) });
    const tab = pretendTab();
    const onOpened = vi.fn();
    const screen = await show(<PayByLink onOpened={onOpened} />);
    await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
    await expect.element(screen.getByText('Unable to redirect to payment. Please try again.')).toBeVisible();
    expect([tab.location.href, onOpened.mock.calls.length]).toEqual(['', 0]);
    expect(tab.close).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('button', { name: 'Pay on Stripe’s page' })).toBeEnabled();
  },
);

test('without a link it says so, leaves no empty tab, and may be tried again', async () => {
  pretendApi({ 'GET /api/payment-link': { status: 503, body: { code: 'unavailable' } } });
  const tab = pretendTab();
  const onOpened = vi.fn();
  const screen = await show(<PayByLink onOpened={onOpened} />);
  await screen.getByRole('button', { name: 'Pay on Stripe’s page' }).click();
  await expect.element(screen.getByText('Unable to redirect to payment. Please try again.')).toBeVisible();
  expect(tab.close).toHaveBeenCalledOnce();
  expect(onOpened).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Pay on Stripe’s page' })).toBeEnabled();
});
