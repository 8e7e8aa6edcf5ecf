import { expect, test } from './fixtures/test.ts';

test('a component in Storybook can be opened by its URL', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/components-button--docs');
  const stories = page.frameLocator('#storybook-preview-iframe');
  await expect(stories.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Get Lifetime Access' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Disabled', exact: true }).click();
  await expect(page).toHaveURL(/\/storybook\/\?path=\/story\/components-button--disabled/);
  await expect(stories.getByRole('button', { name: 'Discover My Zodiac Sign' })).toBeDisabled();
});
