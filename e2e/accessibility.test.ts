import { signInByApi } from './fixtures/accounts.ts';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';

/** `dialogs.test.ts` checks the sample reading of a date, together with the menu on a phone. */
const publicPages = [
  '/',
  '/zodiac-sample',
  '/login',
  '/blog',
  '/checkout',
  '/success',
  '/nowhere',
  '/signs/rat',
  '/years/2027',
  '/compatibility/snake-monkey',
  '/today',
];
/**
 * Pages that another journey opens are checked there: the reading with the toast of a sign-in (`dialogs.test.ts`), the openings
 * of a company (`openings.test.ts`) and the tabs of the blog admin (`dialogs.test.ts`).
 */
const paidPages = [
  '/companies',
  '/companies?search=zzzz',
  '/companies/nintendo',
  '/compare?list=us-states&row=arizona&row=ohio',
  '/car-brands',
  '/us-states',
  '/for-you',
  '/kept',
  '/admin',
  '/admin/sources',
  '/admin/codes',
  '/admin/data',
  '/gift',
  '/redeem',
  '/admin/payments',
  '/insights',
];

/** The time for a test of many pages. Each takes some seconds on a busy machine. */
const manyPagesMs = 180_000;

test('public pages have no axe violation in light and in dark colors', async ({ page }) => {
  test.setTimeout(manyPagesMs);
  const published = await page.request.get('/api/blog/published');
  const { posts } = (await published.json()) as { posts: { slug: string }[] };
  expect(posts.length).toBeGreaterThan(0);
  for (const path of [...publicPages, `/blog/${posts[0]?.slug}.html`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
});

test('paid pages have no axe violation in light and in dark colors', async ({ page, product }) => {
  test.setTimeout(manyPagesMs);
  await signInByApi(page, product, await product.admin());
  for (const path of paidPages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a comparison of two people has no axe violation in light and in dark colors', async ({
  page,
  product,
}) => {
  await signInByApi(page, product, await product.admin());
  await page.goto('/compatibility');
  const first = page.getByRole('group', { name: 'The first person' });
  const second = page.getByRole('group', { name: 'The second person' });
  await first.getByLabel('Birth date').fill('May 15, 1990');
  await first.getByText('Time and place (optional)').click();
  await first.getByLabel('Time of birth').fill('14:30');
  await second.getByLabel('Or choose only the sign').selectOption('Rat');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'What is difficult' })).toBeVisible();
  await expect(page).toHaveURL(/\/compatibility$/);
  await expectAccessible(page);
});
