import { readFileSync } from 'node:fs';
import path from 'node:path';
import { signUpAndPayByApi } from './fixtures/accounts.ts';
import { enter } from './fixtures/keyboard.ts';
import { expect, test } from './fixtures/test.ts';

const rows = readFileSync(path.join(import.meta.dirname, '../data/car-brands.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
const pageSize = 20;

/** How a list of car brands, of one category or of all, is divided into pages. */
function carBrandPages(category?: string) {
  const total =
    category === undefined ? rows.length : rows.filter((row) => row.includes(`,${category},`)).length;
  const last = Math.ceil(total / pageSize);
  return {
    last,
    onLast: total - pageSize * (last - 1),
    /** The element above a page. */
    heading: (page: number): string =>
      `Showing ${pageSize * (page - 1) + 1}-${Math.min(pageSize * page, total)} of ${total} car brands`,
  };
}

const [brands, sports] = [carBrandPages(), carBrandPages('Sports')];

test('the car brand filters and the page are kept in the URL, a reload keeps the place on the page, and a page beyond the end becomes the last page', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/car-brands');
  await expect(page.getByText(brands.heading(1))).toBeVisible();
  const pages = page.getByRole('navigation', { name: /pag/i });
  await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveCount(5);

  await pages.getByRole('link', { name: 'Page 5' }).click();
  await expect(page.getByText(brands.heading(5))).toBeVisible();
  await page.getByLabel('Category').selectOption('Sports');
  await expect(page).toHaveURL(/\?category=Sports$/);
  await expect(page.getByText(sports.heading(1))).toBeVisible();
  await pages.getByRole('link', { name: `Page ${sports.last}` }).click();
  await expect(page.getByText(sports.heading(sports.last))).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(sports.onLast);

  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect(page.getByText(sports.heading(sports.last))).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  await page.goBack();
  await expect(page.getByText(sports.heading(1))).toBeVisible();
  for (const number of ['99', '2000000', '1e21']) {
    await page.goto(`/car-brands?category=Sports&page=${number}`);
    await expect(page.getByText(sports.heading(sports.last))).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/car-brands\\?category=Sports&page=${sports.last}$`));
  }

  // Every combination of filters has rows, so the test simulates an empty list.
  await page.route('**/api/car-brands?*', (route) =>
    route.fulfill({
      json: {
        carBrands: [],
        total: 0,
        totalPages: 0,
        facets: { zodiac: [], category: [], country: [], active: [] },
      },
    }),
  );
  await page.goto('/car-brands?zodiac=rat');
  await expect(page.getByRole('heading', { name: 'No car brands found' })).toBeVisible();
});

test('states are filtered by sign with the keyboard alone, by region and by category, and an empty result is shown as such', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/us-states');
  await expect(page.getByText('Showing 1-20 of 50 states')).toBeVisible();
  await enter(page, page.getByRole('button', { name: /^Pig/ }));
  await expect(page).toHaveURL(/zodiac=pig/);
  await page.getByLabel('Region').selectOption('West');
  const arizona = page.getByRole('article').filter({ hasText: 'Arizona' });
  for (const fact of ['West', '1912', 'Phoenix', 'Grand Canyon State', 'Pig', '20th Century'])
    await expect(arizona.getByText(fact).first()).toBeVisible();

  await page.getByLabel('Category').selectOption('Original Colony');
  await expect(page.getByRole('heading', { name: 'No states found' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/us-states$/);
  await expect(page.getByText('Showing 1-20 of 50 states')).toBeVisible();
});
