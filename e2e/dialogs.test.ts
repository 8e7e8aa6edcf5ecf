import type { Page } from '@playwright/test';
import { expectAccessible } from './fixtures/expect-accessible.ts';
import { cards, enterCard, signIn } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/**
 * Checks in light, dark and forced colors.
 *
 * @param part - selector of the part to check; the page behind a dialog is dimmed and inert
 */
async function expectAccessibleInAllColors(
  page: Page,
  view: string,
  part = '[role="dialog"]',
): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible(page, { part, view, inForcedColors: true });
}

test('on a phone the menu has the links of the header and closes with Escape, a visitor signs up and pays, and no step has an axe violation in light, dark and forced colors', async ({
  page,
  person,
}) => {
  const expectNoOverflow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/zodiac-sample?date=1988-03-14');
  const toggle = page.getByRole('button', { name: /menu/i });
  // The menu opens without script, and stays open when the app takes the date out of the address.
  await toggle.click();
  await expect(page).toHaveURL(/zodiac-sample$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expectAccessibleInAllColors(page, 'the menu', 'html');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await expectNoOverflow();

  await page.getByRole('button', { name: 'Get Full Access' }).click();
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: 'Continue to Payment' });
  await next.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill in all fields');
  await expectAccessibleInAllColors(page, 'the sign-up with an error');
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await next.click();
  await expect(dialog.getByLabel('Card number')).toBeVisible();
  await expectAccessibleInAllColors(page, 'the payment');
  await expectNoOverflow();
  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
  await expect(page.getByText(/^Thank you\. You have lifetime access/)).toBeVisible();
  await toggle.click();
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  await expectNoOverflow();
});

test('the tabs of the blog admin have no axe violation in light and in dark colors, and its dialogs none in forced colors either', async ({
  page,
  product,
}) => {
  await signIn(page, await product.admin());
  // The header shows its links before the page's code is loaded, so wait for the page first.
  await expect(page.getByRole('heading', { level: 1, name: 'Your Zodiac' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
  await expectAccessibleInAllColors(page, 'the toast of the sign-in', 'html');
  await page.goto('/blog-admin');
  for (const name of ['Keyword Management', 'Generate Content', 'Published Articles']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page, { view: name });
  }
  const view = page.getByRole('link', { name: /^View/ }).first();
  await page.getByRole('rowheader').first().getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expectAccessibleInAllColors(page, 'the edit dialog');
  await dialog.getByLabel('Title').fill('Another title');
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectAccessibleInAllColors(page, 'the edit dialog with its confirmation');
  await dialog.getByRole('button', { name: 'Discard changes' }).click();

  await page.route('**/api/blog/posts?*', async (route) => {
    const answer = await route.fetch();
    const { posts, ...numbers } = (await answer.json()) as { posts: object[] };
    const drafts = posts.map((post) => ({ ...post, status: 'draft', publishedAt: null }));
    await route.fulfill({ response: answer, json: { ...numbers, posts: drafts } });
  });
  await page.reload();
  await expect(view).toBeHidden();
  await page
    .getByRole('button', { name: /^More for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Schedule …' }).click();
  await page.getByLabel('Publish on').fill('2020-01-02T03:04');
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Please choose a time in the future.')).toBeVisible();
  await expectAccessibleInAllColors(page, 'the schedule with an error');
});
