import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, pretendApi } from '../../test/pretend-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#session/hint.ts';
import { SuccessPage } from './SuccessPage.tsx';

const profile = { 'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }) };
const status = (hasPaid: boolean, paymentFailed: boolean) => ({
  ...profile,
  'GET /api/user/ada/payment-status': ok({ hasPaid, paymentFailed }),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('a visitor is asked to sign in', async () => {
  pretendApi({});
  const screen = await show(<SuccessPage />);
  expect(screen.container.textContent).toContain('Authentication Required');
  expect(screen.container.textContent).toContain('Please sign in to view this page.');
});

test('a payment that arrives is celebrated', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  pretendApi(status(true, false));
  const screen = await show(<SuccessPage />);
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Payment Successful'));
});

test('a payment that failed says why and leads back to the checkout', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  pretendApi(status(false, true));
  const screen = await show(<SuccessPage />);
  await vi.waitFor(() =>
    expect(screen.container.textContent).toContain(
      'Your payment could not be processed. This could be due to insufficient funds, an expired card, or other payment issues.',
    ),
  );
  expect(screen.container.textContent).toContain('Payment Failed');
  expect(screen.container.querySelector('a[href="/checkout"]')?.textContent).toBe('Try Payment Again');
  expect(screen.container.querySelector('a[href="/"]')?.textContent).toBe('Return to Homepage');
});

/** What the live regions of a page say: not what stands in a part that is to stay unsaid. */
function saidBy(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-live="off"]')) silent.remove();
  const regions = copy.querySelectorAll('[aria-live="polite"], [role="status"]');
  return [...regions].map((region) => region.textContent).join(' ');
}

test('twenty checks are counted for the eye, and said once', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  pretendApi(status(false, false));
  const screen = await show(<SuccessPage />);
  const said = new Set<string>();
  for (let check = 2; check <= 20; check += 1) {
    await vi.waitFor(() => expect(screen.container.textContent).toContain(`(${check}/20)`));
    said.add(saidBy(screen.container));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect([...said]).toEqual([expect.stringContaining('Processing your payment')]);
});

test('after 20 checks one is told to be patient and not to pay again', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  const calls = pretendApi(status(false, false));
  const screen = await show(<SuccessPage />);
  for (let check = 2; check <= 20; check += 1) {
    await vi.waitFor(() =>
      expect(screen.container.textContent).toContain(`Checking payment status... (${check}/20)`),
    );
    await vi.advanceTimersByTimeAsync(3_000);
  }
  await vi.waitFor(() =>
    expect(screen.container.textContent).toContain(
      'Your payment is still being processed. This can take up to 60 seconds.',
    ),
  );
  expect(screen.container.textContent).toContain('Please do not make another payment.');
  const asked = calls.filter((call) => call.endsWith('payment-status')).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.filter((call) => call.endsWith('payment-status'))).toHaveLength(asked);
  // The session asks once on its own when the page opens.
  expect(asked).toBe(21);
});

test('a payment that arrives leads home after fifteen seconds', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  pretendApi(status(true, false));
  const { router, ...screen } = await show(<SuccessPage />, '/success');
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Payment Successful'));
  await vi.advanceTimersByTimeAsync(14_900);
  expect(router.state.location.pathname).toBe('/success');
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
