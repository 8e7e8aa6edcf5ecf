import type { Page } from '@playwright/test';
import { signInByApi } from './fixtures/accounts.ts';
import { expectAccessible, violationsOf } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';

/** A refresh asks many sources, which takes a while on a busy machine. */
const refreshMs = 100_000;
/** A search without results. */
const emptySearch = '/companies?search=zzzz';

async function countOf(page: Page): Promise<number> {
  const line = await page.getByText(/^Showing [\d,-]+ of [\d,]+ companies$/).textContent();
  return Number(/of ([\d,]+)/.exec(line ?? '')?.[1]?.replaceAll(',', ''));
}

test.beforeEach(async ({ page, product }) => {
  await signInByApi(page, product, await product.admin());
});

test('an empty list offers to scrape a sign, shows the progress and the result, and updates the lists, whose openings can be read with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/companies?zodiac=monkey');
  const before = await countOf(page);

  await page.goto(emptySearch);
  await expect(page.getByRole('heading', { name: 'No Companies Found' })).toBeVisible();
  await page.getByLabel('Sign to refresh').selectOption('monkey');
  await page.getByRole('button', { name: 'Refresh companies and openings of the Monkey' }).press('Enter');
  await expect(page.getByText('Refreshing the companies and openings of the Monkey …')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Sources read' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const toast = page.getByText(/^Monkey: \d+ new compan(y|ies), \d+ new openings/).first();
  await expect(toast).toBeVisible({ timeout: refreshMs });
  await expect(page.getByText('Openings Refreshed', { exact: true }).first()).toBeVisible();

  await page.getByLabel('Zodiac sign').selectOption('monkey');
  await expect.poll(() => countOf(page)).toBeGreaterThan(before);
  const opener = page.getByRole('link', { name: /^\d+ openings? at / }).first();
  const count = Number.parseInt((await opener.textContent()) ?? '', 10);
  await opener.press('Enter');
  await expect(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Showing .* of ${count} openings?$`))).toBeVisible();
  expect(await page.getByRole('article').getByRole('link').first().getAttribute('href')).toMatch(
    /^https:\/\//,
  );
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
});

test('an unreachable source shows an error and keeps the openings, and the refresh can be repeated', async ({
  page,
  product,
}) => {
  await page.goto('/companies?zodiac=rooster');
  await page.getByRole('button', { name: 'Refresh openings' }).click();
  const opener = page.getByRole('link', { name: /^\d+ openings? at / });
  await expect(opener.first()).toBeVisible({ timeout: refreshMs });
  const shown = await opener.allTextContents();
  const count = await countOf(page);

  const restartSources = await product.stopSources();
  await page.getByRole('button', { name: 'Refresh openings' }).click();
  const sentence = 'Failed to scrape job data. Please try again or check your connection.';
  await expect(page.getByRole('alert').getByText(sentence)).toBeVisible({ timeout: refreshMs });
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(opener.first()).toBeVisible();
  expect(await opener.allTextContents()).toEqual(shown);
  expect(await countOf(page)).toBe(count);

  await restartSources();
  await page.getByRole('button', { name: 'Refresh openings' }).click();
  await expect(page.getByText('Rooster: nothing new.').first()).toBeVisible({ timeout: refreshMs });
});
