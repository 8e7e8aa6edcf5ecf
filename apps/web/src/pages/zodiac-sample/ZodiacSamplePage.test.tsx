import { expect, test } from 'vitest';
import { show } from '../../test/show.tsx';
import { ZodiacSamplePage } from './ZodiacSamplePage.tsx';

test('a birth date gives its sign, and another date can be tried, by keyboard alone', async () => {
  const { router, ...screen } = await show(<ZodiacSamplePage />, '/zodiac-sample');
  const discover = screen.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect.element(discover).toBeDisabled();
  await screen.getByLabelText('Birth date').fill('1988-03-14');
  await discover.click();
  await expect.element(screen.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Dragon' })).toHaveFocus();
  expect(router.state.location.search).toBe('?date=1988-03-14');
  await screen.getByRole('button', { name: 'Try Another Date' }).click();
  await expect.element(screen.getByLabelText('Birth date')).toHaveFocus();
  await expect.element(screen.getByLabelText('Birth date')).toHaveValue('');
});

test('a link to a date shows its sign and leaves the focus alone', async () => {
  const screen = await show(<ZodiacSamplePage />, '/zodiac-sample?date=1990-01-20');
  await expect.element(screen.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  await expect.element(screen.getByText(/January 27, 1990/)).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await expect.element(screen.getByRole('button', { name: 'Get Full Access - $62' })).toBeVisible();
});
