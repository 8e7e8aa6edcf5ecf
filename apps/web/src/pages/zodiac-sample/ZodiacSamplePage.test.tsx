import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleOf } from '#birth/sample.ts';
import { birthOfEntry } from '#birth/stored-birth.ts';
import { show } from '../../test/show.tsx';
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
  await expect.element(screen.getByRole('button', { name: 'Get Full Access - $62' })).toBeVisible();
});

test('a sample has the summary, the character of the sign and the offer for $62', async () => {
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
