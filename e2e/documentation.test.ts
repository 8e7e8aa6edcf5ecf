import { expectAccessible } from './fixtures/expect-accessible.ts';
import { expect, test } from './fixtures/test.ts';

/** A page of each template of the documentation, in both languages. For a home page, a word that its search finds. */
const pages = [
  ['zodiac-core/index.html', 'bazi', 'What a pillar is'],
  ['zodiac-core/documents/Reading_a_chart.html'],
  ['zodiac-core/modules/lunar.html'],
  ['zodiac-core/functions/pillars.fourPillars.html'],
  ['zodiac-core/zh/index.html', '闰月', '指南'],
  ['api-contract/documents/Endpoints__people.html'],
  ['api-contract/index.html', 'listCompanies', 'Endpoints: companies'],
] as const;

test('the documentation of the libraries has no axe violation in light and in dark colors, and its search finds words of both languages', async ({
  page,
}) => {
  for (const [address, word, result] of pages) {
    expect((await page.goto(`/docs/${address}`))?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectAccessible(page);
    if (word === undefined) continue;
    await page.locator('#tsd-search-trigger').click();
    await page.getByRole('combobox').fill(word);
    await expect(page.getByRole('option', { name: result }), address).toBeVisible();
  }
});

test('a reader of the guide changes to Chinese and back, runs an example, and downloads no font for it', async ({
  page,
}) => {
  await page.goto('/docs/zodiac-core/documents/Guide.html');
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font' || request.url().includes('han.css')) fonts.push(request.url());
  });
  await page.getByRole('banner').getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/docs/zodiac-core/zh/documents/Guide.html');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.getByRole('heading', { level: 1, name: '指南' })).toBeVisible();
  await page.getByRole('button', { name: '运行' }).first().click();
  await expect(page.locator('output').first()).toContainText('→ "Snake"');
  expect(fonts).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/docs/zodiac-core/documents/Guide.html');
});

test('a component in Storybook can be opened by its URL', async ({ page }) => {
  await page.goto('/storybook/?path=/docs/components-button--docs');
  const stories = page.frameLocator('#storybook-preview-iframe');
  await expect(stories.getByRole('heading', { name: 'Button', level: 1 })).toBeVisible();
  await expect(stories.getByRole('button', { name: 'Get Lifetime Access' }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Disabled', exact: true }).click();
  await expect(page).toHaveURL(/\/storybook\/\?path=\/story\/components-button--disabled/);
  await expect(stories.getByRole('button', { name: 'Discover My Zodiac Sign' })).toBeDisabled();
});
