import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, mockApi } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { paidNow } from './paid-now.ts';
import { ErrorPage } from './ErrorPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('an unreachable server is reported and polled every two seconds', async () => {
  const calls = mockApi({ 'GET /readyz': { status: 503, body: { code: 'unavailable' } } });
  const { container } = await show(<ErrorPage />);
  await vi.waitFor(() => expect(container.textContent).toContain('We cannot reach Zodiac Atlas'));
  expect(calls).toHaveLength(1);
  for (let asked = 2; asked <= 4; asked += 1) {
    await vi.advanceTimersByTimeAsync(2_000);
    await vi.waitFor(() => expect(calls).toHaveLength(asked));
    expect(container.textContent).toContain('We cannot reach Zodiac Atlas');
  }
});

test('asks a reachable server only once', async () => {
  const calls = mockApi({ 'GET /readyz': ok({ status: 'ready' }) });
  const { container } = await show(<ErrorPage />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(calls).toHaveLength(1);
  expect(container.textContent).toContain('Something went wrong');
});

test('an error page has the title of the page that it replaces', async () => {
  mockApi({ 'GET /readyz': ok({ status: 'ready' }) });
  await show(<ErrorPage />, '/Companies');
  await vi.waitFor(() => expect(document.title).toBe('Companies · Zodiac Atlas'));
});

test('tells a payer that the payment has arrived when the next page cannot be loaded', async () => {
  mockApi({ 'GET /readyz': ok({ status: 'ready' }) });
  const { router, ...screen } = await show(<ErrorPage />);
  expect(screen.container.textContent).not.toContain('Your payment');
  await router.navigate('/', { state: paidNow });
  await expect
    .element(screen.getByText(/^Your payment has arrived, .* do not need to pay again\. Please reload/))
    .toBeVisible();
});
