import { beforeEach, expect, test } from 'vitest';
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
const tags = () => document.head.querySelectorAll('script[src*="googletagmanager"]');

beforeEach(() => localStorage.clear());

test('without Google Analytics there is nothing to choose', async () => {
  const calls = mockApi(config(null));
  const screen = await show(<AnalyticsChoice />);
  await expect.poll(() => calls).toContain('GET /api/client-config');
  expect(screen.container.querySelector('[role=switch]')).toBeNull();
});

test('Google Analytics is not loaded before the visitor turns it on, and its cookies go when it is turned off', async () => {
  mockApi(config('G-TEST1'));
  const screen = await show(<AnalyticsChoice />);
  const choice = screen.getByRole('switch', { name: 'Google Analytics' });
  await expect.element(choice).not.toBeChecked();
  await countInAnalytics('/');
  expect(tags()).toHaveLength(0);

  await choice.click();
  await expect.element(choice).toBeChecked();
  // The tag is loaded when the browser is idle, which takes a while on a busy machine.
  await expect.poll(() => tags().length, { timeout: 10_000 }).toBe(1);
  expect(Object.entries(window)).toContainEqual(['ga-disable-G-TEST1', false]);

  document.cookie = '_ga=GA1.1.1; Path=/';
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  expect(document.cookie).not.toContain('_ga');
  expect(Object.entries(window)).toContainEqual(['ga-disable-G-TEST1', true]);
  tags().forEach((tag) => tag.remove());
});

test('the choice stays for the next visit', async () => {
  localStorage.setItem('zodiac-atlas.analytics', 'true');
  mockApi(config('G-TEST1'));
  const screen = await show(<AnalyticsChoice />);
  await expect.element(screen.getByRole('switch', { name: 'Google Analytics' })).toBeChecked();
});
