import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { TodayForYou } from './TodayForYou.tsx';

/** A day of the Water Rabbit whose day officer is Stable. */
const wednesday = new Date(2026, 10, 25, 12);

afterEach(() => vi.useRealTimers());

test('shows the day for the sign of the birth, with its uses and their source', async () => {
  vi.setSystemTime(wednesday);
  const screen = await show(<TodayForYou birth={{ date: '1990-06-15' }} />);
  await expect.element(screen.getByText(/^Today.+, the Rabbit, .+\.$/)).toBeVisible();
  await expect.element(screen.getByText(/a Stable day.*Good for: weddings, engagements/)).toBeVisible();
  await expect.element(screen.getByText(/^Source: Xieji bianfang shu/)).toBeVisible();
});

test.each(['2015-06-15', '1940-06-15'])(
  'mentions neither weddings nor business to somebody born on %s',
  async (date) => {
    vi.setSystemTime(wednesday);
    const screen = await show(<TodayForYou birth={{ date }} />);
    await expect.element(screen.getByText(/Good for:/)).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/wedding|engagement|contract|business|money/);
  },
);

test.each([
  [15, 'Wednesday, November 25, 2026'],
  [
    3,
    'Tuesday, November 24, 2026. In China it is Wednesday, November 25, 2026, and the page Today shows that day.',
  ],
])('names the date of the reader at %i:00 UTC, and that of China if it differs', async (hour, said) => {
  const inWords = Date.prototype.toLocaleDateString;
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation(function (this: Date, locales, options) {
    return inWords.call(this, locales, { ...options, timeZone: options?.timeZone ?? 'America/Chicago' });
  });
  vi.setSystemTime(Date.UTC(2026, 10, 25, hour));
  const screen = await show(<TodayForYou birth={{ date: '1990-06-15' }} />);
  await expect.poll(() => screen.container.querySelector('p')?.textContent).toBe(said);
});
