import { signUpAndPay } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const headings = [
  'Core Personality',
  'Career',
  'Relationships and Compatibility',
  'Life Path',
  'Numerology',
  'Cultural Significance',
];

test('a paid user reads the reading of a birth date, clears the date and returns to the reading', async ({
  page,
  person,
}) => {
  await signUpAndPay(page, person);
  await page.getByRole('banner').getByRole('link', { name: 'Your Zodiac' }).click();
  const discover = page.getByRole('button', { name: 'Discover My Zodiac Sign' });
  await expect(discover).toBeDisabled();
  await page.getByLabel('Birth date').fill('1990-01-20');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  for (const heading of headings) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'The Snake (蛇) and its bonds' })).toBeVisible();
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
  // The card above the reading says it, and only once.
  await expect(page.getByText(/Chinese New Year’s Day was January 27, 1990/)).toHaveCount(1);

  await page.getByRole('button', { name: 'Try Another Date' }).click();
  await expect(page.getByLabel('Birth date')).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Numerology' })).toBeVisible();
});

test('a reading that fails to load shows an error, and Try again loads it', async ({ page, person }) => {
  await signUpAndPay(page, person);
  await page.route('**/api/reading*', (route) => route.abort());
  await page.goto('/personal?date=1988-03-14');
  await expect(page.getByRole('alert')).toContainText('Your reading could not be loaded.');
  await page.unroute('**/api/reading*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Life Path' })).toBeVisible();
});
