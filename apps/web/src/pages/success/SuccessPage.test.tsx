import { focusManager } from '@tanstack/react-query';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { forgetBirth, keepBirth, storedBirth } from '#birth/stored-birth.ts';
import { writeHint } from '#storage/hint.ts';
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
  mockApi({});
  const screen = await show(<SuccessPage />);
  expect(screen.container.textContent).toContain('Authentication Required');
  expect(screen.container.textContent).toContain('Please sign in to view this page.');
});

test('a successful payment shows a welcome', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi(status(true, false));
  const screen = await show(<SuccessPage />);
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Payment Successful'));
  expect(screen.container.textContent).toContain('Stripe sends the receipt to ada@example.com.');
  await expect
    .element(screen.getByRole('link', { name: 'See the companies first' }))
    .toHaveAttribute('href', '/companies');
});

test('after a payment the sign of the birth date on this device is shown, with three next steps', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  keepBirth({ date: '1990-01-20' });
  onTestFinished(forgetBirth);
  mockApi(status(true, false));
  const screen = await show(<SuccessPage />);
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Your sign is the Snake.'));
  expect(screen.container.querySelector('[data-stamped]')).not.toBeNull();
  expect(screen.container.querySelector('input')).toBeNull();
  expect(
    ['Read your zodiac', 'See the companies', 'Make your book'].map((name) =>
      screen.getByRole('link', { name }).element().getAttribute('href'),
    ),
  ).toEqual(['/personal', '/companies?zodiac=snake', '/personal#book']);
});

test('asks for the date if the device has none, and stays on the page once typing has begun', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  forgetBirth();
  mockApi(status(true, false));
  const { router, ...screen } = await show(<SuccessPage />, '/success');
  await vi.waitFor(() => expect(screen.container.textContent).toContain('When were you born?'));
  expect(screen.container.textContent).toContain('We take you to your reading in 15 seconds.');
  const field = screen.getByLabelText('Birth date');
  await field.fill('1988-03-14');
  expect(screen.container.textContent).not.toContain('15 seconds');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(router.state.location.pathname).toBe('/success');
  await screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Your sign is the Dragon.'));
  expect(storedBirth()).toEqual({ date: '1988-03-14' });
  onTestFinished(forgetBirth);
});

test('a failed payment shows the reason and a link to the checkout', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi(status(false, true));
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

/** The text of the live regions, without parts marked aria-live="off". */
function announcedBy(container: Element): string {
  const copy = container.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-live="off"]')) silent.remove();
  const regions = copy.querySelectorAll('[aria-live="polite"], [role="status"]');
  return [...regions].map((region) => region.textContent).join(' ');
}

test('twenty checks are counted visibly and announced once', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi(status(false, false));
  const screen = await show(<SuccessPage />);
  const announced = new Set<string>();
  for (let check = 2; check <= 20; check += 1) {
    await vi.waitFor(() => expect(screen.container.textContent).toContain(`(${check}/20)`));
    announced.add(announcedBy(screen.container));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  expect([...announced]).toEqual([expect.stringContaining('Processing your payment')]);
});

test('after 20 checks the page asks to wait and not to pay again', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  const calls = mockApi(status(false, false));
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
  const requests = calls.filter((call) => call.endsWith('payment-status')).length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.filter((call) => call.endsWith('payment-status'))).toHaveLength(requests);
  // 20 checks of the page, and one that the session makes when the page opens.
  expect(requests).toBe(21);
});

test('after 20 checks the page says that a bank may take days, where Stripe reports that it does', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi({
    ...profile,
    'GET /api/user/ada/payment-status': ok({ hasPaid: false, paymentFailed: false, isProcessing: true }),
  });
  const screen = await show(<SuccessPage />);
  for (let check = 2; check <= 20; check += 1) {
    await vi.waitFor(() => expect(screen.container.textContent).toContain(`(${check}/20)`));
    await vi.advanceTimersByTimeAsync(3_000);
  }
  await vi.waitFor(() =>
    expect(screen.container.textContent).toContain(
      'Your bank is still processing your payment. This can take days.',
    ),
  );
  expect(screen.container.textContent).toContain('Please do not make another payment.');
});

test('the payment is checked in a background tab too, and returning to the page restarts the count', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi(status(false, false));
  focusManager.setFocused(false);
  try {
    const { router, container } = await show(
      <Routes>
        <Route path="/success" element={<SuccessPage />} />
        <Route path="*" element={null} />
      </Routes>,
      '/success',
    );
    for (let check = 2; check <= 5; check += 1) {
      await vi.waitFor(() => expect(container.textContent).toContain(`(${check}/20)`));
      await vi.advanceTimersByTimeAsync(3_000);
    }
    await router.navigate('/blog');
    await vi.waitFor(() => expect(container.textContent).toBe(''));
    await vi.advanceTimersByTimeAsync(10);
    await router.navigate('/success');
    await vi.waitFor(() => expect(container.textContent).toContain('(2/20)'));
  } finally {
    focusManager.setFocused(undefined);
  }
});

test('a successful payment opens the landing page after fifteen seconds', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi(status(true, false));
  const { router, ...screen } = await show(<SuccessPage />, '/success');
  await vi.waitFor(() => expect(screen.container.textContent).toContain('Payment Successful'));
  await vi.advanceTimersByTimeAsync(14_900);
  expect(router.state.location.pathname).toBe('/success');
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
