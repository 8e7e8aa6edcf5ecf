import AxeBuilder from '@axe-core/playwright';
import { signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const publicPages = [
  '/',
  '/zodiac-sample',
  '/zodiac-sample?date=1990-02-10',
  '/login',
  '/blog',
  '/checkout',
  '/success',
  '/nowhere',
];
const paidPages = [
  '/companies',
  '/companies?search=zzzz',
  '/personal',
  '/car-brands',
  '/us-states',
  '/blog-admin',
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('public pages have no axe violation', async ({ page }) => {
      const published = await page.request.get('/api/blog/published');
      const { posts } = (await published.json()) as { posts: { slug: string }[] };
      expect(posts.length).toBeGreaterThan(0);
      const articles = posts.slice(0, 3).map(({ slug }) => `/blog/${slug}.html`);
      for (const path of [...publicPages, ...articles]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((violation) => `${path}: ${violation.id} ${violation.nodes[0]?.html}`)).toEqual(
          [],
        );
      }
    });

    test('paid pages have no axe violation', async ({ page, product }) => {
      await signIn(page, await product.admin());
      await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
      for (const path of paidPages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map((violation) => `${path}: ${violation.id} ${violation.nodes[0]?.html}`)).toEqual(
          [],
        );
      }
    });
  });
}
