import { signUpAndPayByApi } from './fixtures/accounts.ts';
import { enter } from './fixtures/keyboard.ts';
import { expect, test } from './fixtures/test.ts';

const headings = [
  'Core Personality',
  'Career',
  'Relationships and Compatibility',
  'Life Path',
  'Numerology',
  'Cultural Significance',
];

test('after paying, the reading has the date of the sample; another date replaces it, and Back and reload keep both', async ({
  page,
  product,
  person,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/zodiac-sample?date=1988-03-14');
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await signUpAndPayByApi(page, product, person);
  await page.goto('/personal');
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  for (const heading of headings)
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  addresses.length = 0;

  await page.getByRole('button', { name: 'Try Another Date' }).click();
  await expect(page.getByLabel('Birth date')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Discover My Zodiac Sign' })).toBeDisabled();
  await page.getByLabel('Birth date').fill('January 20, 1990');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'The Snake and its bonds' })).toBeVisible();
  const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
  // This sentence appears only once, on the card beside the summary.
  await expect(page.getByText(/Chinese New Year’s Day was January 27, 1990/)).toHaveCount(1);

  await page.goBack();
  await page.goBack();
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Numerology' })).toBeVisible();
  // The hash in the name of a built file may contain the digits of a year.
  const asked = addresses.filter((address) => !new URL(address).pathname.startsWith('/assets/'));
  expect(asked.filter((address) => /19(88|90)/.test(address))).toEqual([]);
  expect(page.url()).not.toMatch(/19(88|90)/);

  await page.getByRole('button', { name: 'Forget This Date' }).click();
  await page.goto('/personal');
  await expect(page.getByLabel('Birth date')).toHaveValue('');
});

test('with the keyboard alone, typing finds a question and opens its answer, and another date replaces the reading; a crisis shows where to turn', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/personal?date=1988-03-14');
  const field = page.getByLabel('Your question');
  await field.focus();
  await page.keyboard.type('carrer');
  const first = page.getByRole('button', { name: 'Which job suits me, and is mine the right one?' });
  await expect(first).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await field.fill('What does 食神 mean?');
  await expect(page.getByRole('button', { name: 'What does “Eating God (食神)” mean?' })).toBeVisible();
  await field.fill('I want to die');
  await expect(page.getByRole('link', { name: /988/ })).toHaveAttribute('href', 'tel:988');
  await expect(page.getByRole('button', { name: 'What does “Eating God (食神)” mean?' })).toHaveCount(0);

  await enter(page, page.getByRole('button', { name: 'Try Another Date' }));
  await expect(page.getByLabel(/birth date/i)).toBeFocused();
  await page.keyboard.type('02101990');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Horse/ }).first()).toBeVisible();
});
