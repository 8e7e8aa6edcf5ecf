import type { Page } from '@playwright/test';
import { signInByApi, signUpAndPayByApi } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

const postsCall = /\/api\/blog\/posts\?/;

/** Holds all calls that match until the returned function is called, then aborts them. */
async function holdThenFail(page: Page, calls: RegExp): Promise<() => void> {
  let failHeldCalls: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (failHeldCalls = resolve));
  await page.route(calls, async (route) => {
    await held;
    await route.abort();
  });
  return failHeldCalls;
}

test('every list shows a skeleton while it loads, an error if it fails, and its items after Try again', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  const lists = [
    ['/companies', 'companies', 'Failed to load company data. Please check your connection and try again.'],
    ['/car-brands', 'car brands', 'Failed to fetch car brands'],
    ['/us-states', 'states', 'Failed to fetch US states'],
  ] as const;
  for (const [address, noun, sentence] of lists) {
    const calls = new RegExp(String.raw`/api${address}(\?|$)`);
    const failHeldCalls = await holdThenFail(page, calls);
    await page.goto(address);
    await expect(page.getByText(`Loading ${noun} …`)).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toBeVisible();
    failHeldCalls();
    const alert = page.getByRole('alert').filter({ has: page.getByText(sentence, { exact: true }) });
    await expect(alert).toBeVisible();
    await page.unroute(calls);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Showing 1-20 of/)).toBeVisible();
  }
});

test('the article list of the blog admin shows a skeleton, an error and an empty state', async ({
  page,
  product,
}) => {
  await signInByApi(page, product, await product.admin());
  const failHeldCalls = await holdThenFail(page, postsCall);
  await page.goto('/blog-admin?tab=articles');
  await expect(page.getByText('Loading articles …')).toBeVisible();
  failHeldCalls();
  await expect(page.getByText('Failed to Load Posts').first()).toBeVisible();
  await expect(page.getByText(/^The articles could not be loaded/)).toBeVisible();
  await page.unroute(postsCall);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^\d+ of \d+ articles$/)).toBeVisible();

  await page.route(postsCall, (route) =>
    route.fulfill({
      json: { posts: [], total: 0, totalPages: 0, counts: { all: 0, published: 0, scheduled: 0 } },
    }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No articles yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Generate one' }).click();
  await expect(page.getByRole('tab', { name: 'Generate Content' })).toHaveAttribute('aria-selected', 'true');
});
