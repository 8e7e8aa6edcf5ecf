import type { Locator, Page } from '@playwright/test';
import { signUpAndPayByApi } from './fixtures/accounts.ts';
import { cards } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

const maxPresses = 100;

/** Whether an element has the focus within its root. The card fields are in a shadow root. */
const hasFocus = (element: Element): boolean => (element.getRootNode() as Document).activeElement === element;

/** Presses Tab until `target` has the focus. @throws Error after `maxPresses` */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < maxPresses; step += 1) {
    if (await target.evaluate(hasFocus)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target.toString()} was not reached with ${maxPresses} presses of ${key}.`);
}

/** Goes from the first card of a list to the link to the next page. */
async function skipToNextPage(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('article').first().getByRole('link').last());
  await tabTo(page, page.getByRole('link', { name: 'Skip to the next page' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Next page', exact: true })).toBeFocused();
}

test('the sample, the sign-up and the payment work with the keyboard alone', async ({ page, person }) => {
  await page.goto('/');
  const sample = page.getByRole('link', { name: 'Try Free Sample' }).first();
  await tabTo(page, sample);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zodiac-sample/);

  await tabTo(page, page.getByLabel(/birth date/i));
  await page.keyboard.type('03141988');
  await tabTo(page, page.getByRole('button', { name: 'Discover My Zodiac Sign' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: 'Get Full Access' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Email'));
  await page.keyboard.type(person.email);
  await tabTo(page, dialog.getByLabel('Password', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');

  await tabTo(page, dialog.getByLabel('Card number'));
  await page.keyboard.type(cards.succeeds);
  await tabTo(page, dialog.getByLabel('Expiration date'));
  await page.keyboard.type('1234');
  await tabTo(page, dialog.getByLabel('Security code'));
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');

  // The page after the payment has the focus when it opens, so the links of the header come before it.
  await expect(page.getByText(/^Thank you\. You have lifetime access/)).toBeVisible();
  const companies = page.getByRole('banner').getByRole('link', { name: 'Companies' });
  await tabTo(page, companies, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  await tabTo(page, page.getByLabel('Zodiac sign'));
  await page.keyboard.type('Rat');
  for (let sign = 0; sign < 4; sign += 1) await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/zodiac=dragon/);
  await skipToNextPage(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Showing 21-40 of [\d,]+ companies$/)).toBeVisible();
});

test('signing in, generating an article and publishing it work with the keyboard alone', async ({
  page,
  product,
}) => {
  const admin = await product.admin();
  await page.goto('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(admin.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(admin.password);
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Blog Admin' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Keyword' }));
  await page.keyboard.type('ox and tiger together');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Edit it' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit article' });
  await tabTo(page, dialog.getByLabel('Title'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Ox and Tiger Without a Mouse');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const menu = page.getByRole('button', { name: 'More for “Ox and Tiger Without a Mouse”' });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^View “Ox and Tiger Without a Mouse”/u })).toBeVisible();
  expect((await page.request.get('/blog/ox-and-tiger-without-a-mouse.html')).status()).toBe(200);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Preview “Ox and Tiger Without a Mouse”' })).toBeVisible();
});

test('the signs of the states, and a reading, work with the keyboard alone', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/us-states');
  await tabTo(page, page.getByRole('button', { name: /^Pig/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zodiac=pig/);
  await expect(page.getByRole('article').filter({ hasText: 'Arizona' })).toBeVisible();

  await page.goto('/personal?date=1988-03-14');
  await tabTo(page, page.getByRole('button', { name: 'Try Another Date' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/birth date/i)).toBeFocused();
  await page.keyboard.type('02101990');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Horse/ }).first()).toBeVisible();
});
