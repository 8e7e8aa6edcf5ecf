import { signUpAndPay } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

test.use({ viewport: { width: 375, height: 760 } });

test('on a phone the menu opens, mirrors the header, closes with Escape and leads on', async ({
  page,
  person,
}) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /menu/i });
  await toggle.click();
  await expect(page.getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();

  const dialogWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(dialogWidth).toBeLessThanOrEqual(375);
  await signUpOnPhone();
  await toggle.click();
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  async function signUpOnPhone() {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signUpAndPay(page, person);
    await page.setViewportSize({ width: 375, height: 760 });
  }
});
