import type { Page } from '@playwright/test';
import { signInByApi } from './fixtures/accounts.ts';
import { enter, tabTo, typeInto } from './fixtures/keyboard.ts';
import { signIn } from './fixtures/people.ts';
import type { Product } from './fixtures/product.ts';
import { expect, test } from './fixtures/test.ts';

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Notifications/ }).getByText(title, { exact: true });

/** Chooses an entry of the menu of an article. */
async function choose(page: Page, title: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for “${title}”` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Signs in as an admin and opens the blog admin. */
async function openBlogAdmin(page: Page, product: Product): Promise<void> {
  await signInByApi(page, product, await product.admin());
  await page.goto('/blog-admin');
  await expect(page.getByRole('heading', { name: 'Blog Admin', level: 1 })).toBeVisible();
}

test('signing in, generating, editing and publishing an article work with the keyboard alone, and a visitor reads it without JavaScript', async ({
  page,
  browser,
  product,
}) => {
  const admin = await product.admin();
  await page.goto('/');
  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await typeInto(page, page.getByLabel('Email'), admin.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), admin.password);
  await page.keyboard.press('Enter');

  await enter(page, page.getByRole('banner').getByRole('link', { name: 'Blog Admin' }));
  await enter(page, page.getByRole('button', { name: 'Initialize', exact: true }));
  await expect(toast(page, 'Blog System Initialized').first()).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: 'Keyword' }), 'goat and rooster at work');
  await typeInto(page, page.getByLabel('Words'), '900');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Article Generated').first()).toBeVisible();
  await enter(page, page.getByRole('button', { name: 'Edit it' }));

  const dialog = page.getByRole('dialog', { name: 'Edit article' });
  await expect(dialog.getByLabel('Target keyword')).toHaveValue('goat and rooster at work');
  await tabTo(page, dialog.getByRole('tab', { name: 'Visual' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(page, dialog.getByLabel('Content'));
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(`<p>Edited by hand.</p><script>document.title = 'run'</script>`);
  await tabTo(page, dialog.getByLabel('Title'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Goats, Roosters and the Monday Meeting');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Article Updated').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  const address = '/blog/goats-roosters-and-the-monday-meeting.html';
  expect((await page.request.get(address)).status()).toBe(404);
  const menu = page.getByRole('button', { name: 'More for “Goats, Roosters and the Monday Meeting”' });
  await enter(page, menu);
  await expect(page.getByRole('menuitem', { name: 'Publish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Article Published').first()).toBeVisible();

  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor).toHaveTitle('Goats, Roosters and the Monday Meeting · Zodiac Atlas');
  await expect(visitor.getByText('Edited by hand.', { exact: true })).toBeVisible();
  await expect(visitor.getByText(/Goat and Rooster score \d+ of 100/).first()).toBeVisible();
  await visitor.goto('/blog');
  const opened = context.waitForEvent('page');
  await visitor.getByRole('link', { name: /^Read Article: Goats, Roosters/ }).click();
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/^Goats, Roosters/);
  await context.close();

  await expect(menu).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Unpublish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Article Unpublished').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Preview “Goats, Roosters/ })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('an admin adds keywords, schedules an article, adds internal links and saves settings', async ({
  page,
  product,
}) => {
  await openBlogAdmin(page, product);
  await page.getByRole('tab', { name: 'Keyword Management' }).click();
  // The previous tab has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Add a keyword' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('pig and snake friendship');
  await page.getByLabel('Category').selectOption('compatibility');
  await page.getByRole('button', { name: 'Add Keyword' }).click();
  await expect(toast(page, 'Keyword Added').first()).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'pig and snake friendship' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Keyword' }).fill('PIG and  snake friendship');
  await page.getByRole('button', { name: 'Add Keyword' }).click();
  await expect(page.getByText('This keyword is already in the list.').first()).toBeVisible();

  await page.getByRole('button', { name: 'Generate an article about “pig and snake friendship”' }).click();
  await expect(toast(page, 'Article Generated').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Published Articles' }).click();
  await page.getByRole('button', { name: /^More for “Pig and Snake as Friends/ }).click();
  await page.getByRole('menuitem', { name: 'Schedule …' }).click();
  await page.getByLabel('Publish on').fill('2099-01-02T03:04');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(toast(page, 'Article Scheduled').first()).toBeVisible();
  await expect(page.getByText(/^January 2, 2099 at 3:04 AM (?:[A-Z]{2,4}|GMT[+-][\d:]+)$/)).toBeVisible();

  await page.getByRole('tab', { name: 'Generate Content' }).click();
  await page.getByRole('button', { name: 'Add links', exact: true }).click();
  await expect(toast(page, 'Internal Links Added').first()).toBeVisible();

  await page.getByLabel('Business location').fill('Ohio');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(toast(page, 'Settings Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Business location')).toHaveValue('Ohio');
});

test('two editors in two time zones see the same publication time, each in their own zone', async ({
  page,
  browser,
  product,
}) => {
  await openBlogAdmin(page, product);
  await page.getByRole('textbox', { name: 'Keyword' }).fill('ox and horse friendship');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await expect(toast(page, 'Article Generated').first()).toBeVisible();
  const admin = await product.admin();
  const articlesIn = async (timezoneId: string): Promise<Page> => {
    const context = await browser.newContext({ baseURL: product.origin, timezoneId });
    const articles = await context.newPage();
    await signInByApi(articles, product, admin);
    await articles.goto('/blog-admin?tab=articles');
    return articles;
  };

  const tokyo = await articlesIn('Asia/Tokyo');
  await choose(tokyo, 'Ox and Horse as Friends', 'Schedule …');
  await expect(tokyo.getByText('In your own time zone, Asia/Tokyo.')).toBeVisible();
  await tokyo.getByLabel('Publish on').fill('2099-03-02T09:00');
  await tokyo.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(tokyo.getByText('March 2, 2099 at 9:00 AM GMT+9', { exact: true })).toBeVisible();

  const losAngeles = await articlesIn('America/Los_Angeles');
  await expect(losAngeles.getByText('March 1, 2099 at 4:00 PM PST', { exact: true })).toBeVisible();
  await choose(losAngeles, 'Ox and Horse as Friends', 'Reschedule …');
  await expect(losAngeles.getByLabel('Publish on')).toHaveValue('2099-03-01T16:00');
  await tokyo.context().close();
  await losAngeles.context().close();
});

test('an unsaved edit survives the end of the session', async ({ page, context, product }) => {
  await openBlogAdmin(page, product);
  await page.getByRole('tab', { name: 'Published Articles' }).click();
  const edit = page.getByRole('rowheader').first().getByRole('link');
  const name = (await edit.textContent()) ?? '';
  await edit.click();
  const description = page.getByRole('dialog').getByLabel('Meta description');
  const text = 'Written at length, and not saved yet.';
  // Wait for the checklist: it would notice the ended session before the save does.
  const checked = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/blog/check') && response.request().postData()?.includes(text) === true,
  );
  await description.fill(text);
  await checked;
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/$/);

  await signIn(page, await product.admin());
  await page.getByRole('banner').getByRole('link', { name: 'Blog Admin' }).click();
  await page.getByRole('tab', { name: 'Published Articles' }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await expect(description).toHaveValue(text);
  // The checklist comes last. Until then the button can move away from the pointer.
  await expect(page.getByRole('button', { name: /^Checklist: / })).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page, 'Article Updated').first()).toBeVisible();
});
