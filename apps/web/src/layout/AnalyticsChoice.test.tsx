import { beforeEach, expect, test, vi } from 'vitest';
import { mockApi, ok } from '../test/mock-api.ts';
import { show } from '../test/show.tsx';
import { AnalyticsChoice } from './AnalyticsChoice.tsx';
import { countInAnalytics } from './analytics.ts';

const config = (analyticsMeasurementId: string | null) => ({
  'GET /api/client-config': ok({
    firebase: {},
    stripe: {},
    asksForPlace: false,
    refundDays: 0,
    analyticsMeasurementId,
  }),
});

beforeEach(() => localStorage.clear());

test('without Google Analytics there is nothing to choose', async () => {
  const calls = mockApi(config(null));
  const screen = await show(<AnalyticsChoice />);
  await expect.poll(() => calls).toContain('GET /api/client-config');
  expect(screen.container.querySelector('[role=switch]')).toBeNull();
});

test('Google Analytics is not loaded before the visitor turns it on, and its cookies go when it is turned off', async () => {
  mockApi(config('G-TEST1'));
  // Keeps Google's tag out of the page, so that the test sends no request to Google.
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  vi.spyOn(window, 'requestIdleCallback').mockImplementation((load) => window.setTimeout(load));
  const screen = await show(<AnalyticsChoice />);
  const choice = screen.getByRole('switch', { name: 'Google Analytics' });
  await expect.element(choice).not.toBeChecked();
  await countInAnalytics('/');
  expect(append).not.toHaveBeenCalled();

  await choice.click();
  await expect.element(choice).toBeChecked();
  const tag = { src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1' };
  await expect.poll(() => append.mock.calls).toMatchObject([[tag]]);
  expect(Object.entries(window)).toContainEqual(['ga-disable-G-TEST1', false]);

  document.cookie = '_ga=GA1.1.1; Path=/';
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  expect(document.cookie).not.toContain('_ga');
  expect(Object.entries(window)).toContainEqual(['ga-disable-G-TEST1', true]);
});

test('the choice stays for the next visit', async () => {
  localStorage.setItem('zodiac-atlas.analytics', 'true');
  mockApi(config('G-TEST1'));
  const screen = await show(<AnalyticsChoice />);
  await expect.element(screen.getByRole('switch', { name: 'Google Analytics' })).toBeChecked();
});
