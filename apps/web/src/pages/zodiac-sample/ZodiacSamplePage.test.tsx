import { priceText } from '@org/api-contract/values';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOf } from '#birth/sample.ts';
import { birthOfEntry } from '#birth/stored-birth.ts';
import { ok, mockApi } from '../../test/mock-api.ts';
import { show } from '../../test/show.tsx';
import { writeHint } from '#storage/hint.ts';
import { tasteOf } from './taste.ts';
import { ZodiacSamplePage } from './ZodiacSamplePage.tsx';

test('the sign of a birth date replaces the form, and focus follows', async () => {
  const { router, ...screen } = await show(<ZodiacSamplePage />, '/zodiac-sample');
  const discover = screen.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect.element(discover).toBeDisabled();
  await screen.getByLabelText('Birth date').fill('1988-03-14');
  await discover.click();
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Dragon' })).toHaveFocus();
  expect(router.state.location.search).toBe('');
  await screen.getByRole('button', { name: 'Try Another Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
});

test('an old link to a date shows its sign, loses the date, and does not move the focus', async () => {
  const { router, ...screen } = await show(<ZodiacSamplePage />, '/zodiac-sample?date=1990-01-20');
  await expect.element(screen.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  await expect.element(screen.getByText(/January 27, 1990/)).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('');
  expect(birthOfEntry(router.state.location.state)).toEqual({ date: '1990-01-20' });
  expect(document.activeElement).toBe(document.body);
  await expect.element(screen.getByRole('button', { name: `Get Full Access - ${priceText}` })).toBeVisible();
});

test('a user with access finds the full reading below the sample, and no offer', async () => {
  writeHint({ uid: 'ada', email: 'ada@example.com' });
  mockApi({
    'GET /api/user/ada': ok({ uid: 'ada', email: 'ada@example.com', role: 'user' }),
    'GET /api/user/ada/payment-status': ok({ hasPaid: true, paymentFailed: false }),
  });
  const screen = await show(<ZodiacSamplePage />, '/zodiac-sample?date=1988-03-14');
  await expect
    .element(screen.getByRole('link', { name: 'Read your zodiac' }))
    .toHaveAttribute('href', '/personal');
  expect(screen.container.textContent).not.toContain('Get Full Access');
});

test('a sample has the summary, the character of the sign and the offer with its price', async () => {
  const { sign } = sampleOf('1988-03-14') ?? {};
  if (!sign) throw new Error('14 March 1988 has a sign.');
  const screen = await show(<ZodiacSamplePage />, '/zodiac-sample?date=1988-03-14');
  await expect
    .element(screen.getByRole('heading', { name: sign.name }))
    .toHaveTextContent(`${sign.emoji} ${sign.name}`);
  for (const fact of [
    sign.element,
    '1988',
    sign.traits,
    sign.strengths.slice(0, 3).join(', '),
    sign.luckyNumbers.slice(0, 3).join(', '),
    sign.luckyColors.slice(0, 3).join(', '),
  ])
    await expect.element(screen.getByText(fact, { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Core Personality Analysis' })).toBeVisible();
  for (const point of [sign.description, ...sign.strengths, ...sign.weaknesses])
    await expect.element(screen.getByText(point, { exact: true }).first()).toBeVisible();
  expect(screen.container.querySelectorAll('blockquote')).toHaveLength(2);
  await expect.element(screen.getByText(/^Examples written by us/)).toBeVisible();
  await expect
    .element(screen.getByText('Chinese New Year falls between late January and mid-February.'))
    .toBeVisible();
  for (const promise of [/Companies with/, /Car Brands, from/, /US States, all 50/])
    await expect.element(screen.getByText(promise)).toBeVisible();
});

test.each([768, 1024, 1440])('the button stands beside the birth date at %i px', async (width) => {
  await page.viewport(width, 900);
  const screen = await show(<ZodiacSamplePage />, '/zodiac-sample');
  const date = screen.getByLabelText('Birth date').element().getBoundingClientRect();
  const button = screen.getByRole('button', { name: 'Discover My Zodiac Sign' }).element();
  expect(button.getBoundingClientRect().left).toBeGreaterThan(date.right);
  expect(button.getBoundingClientRect().top).toBeLessThan(date.bottom);
});

test('a sample says what the full reading adds for its date, and when its zodiac year began and ended', async () => {
  const screen = await show(<ZodiacSamplePage />, '/zodiac-sample?date=1990-01-20');
  await expect.element(screen.getByText(/ran from February 6, 1989 to January 26, 1990/)).toBeVisible();
  for (const line of [
    'The Snake gets along best with the Monkey, its partner in harmony, and well with its allies, Ox and Rooster. Tradition expects the most friction with the Pig, which stands opposite in the circle of twelve.',
    'The life-path number is 4, called the Builder. It comes from 1 + 20 + 1990: the digits of the sum are added.',
    'The day of birth is Wood Rooster. Its element, Yin Wood, is the day master, which stands for the person. The month is Fire Ox, and the year is Earth Snake.',
    'The year, the month and the day have six elements: 2 Fire, 2 Earth, 1 Wood and 1 Metal. There is no Water.',
  ])
    await expect.element(screen.getByText(line)).toBeVisible();
});

test.each(['1583-01-01', '2200-12-31'])('%s, at the end of the calendar, has an excerpt too', (date) => {
  expect(tasteOf(date, '2026-11-22').length).toBeGreaterThan(5);
});

test('on a day on which the month pillar changes, the excerpt says that the time decides', () => {
  const lines = tasteOf('2024-02-04', '2026-11-22').map(({ line }) => line);
  expect(lines.filter((line) => line.includes('the time of birth decides'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('the count depends on the birth time'))).toHaveLength(1);
});
