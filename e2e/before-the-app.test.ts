import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Delays the code of the app, or of the script that loads it, so that the visitor is faster. */
async function delayApp(page: Page, script: 'start-app' | 'index' = 'start-app'): Promise<void> {
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}

for (const address of ['/', '/zodiac-sample']) {
  test(`${address} loads no app before the visitor acts, and counts the visit once`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(address, { waitUntil: 'networkidle' });
    const isApp = (path: string): boolean => path.startsWith('/assets/start-app-') && path.endsWith('.js');
    expect(requested.filter(isApp)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    expect(requested.filter(isApp)).toHaveLength(1);
    expect(requested.filter((path) => path === '/api/page-views')).toHaveLength(1);
  });
}

test('a button that is pressed before the app has arrived does its work when it has', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await delayApp(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('html[data-ready]')).not.toBeAttached();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Get Lifetime Access' }).click();
  await expect(page.locator('html[data-ready]')).not.toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a date that is sent before the app has arrived shows its sign when it has', async ({ page }) => {
  await delayApp(page);
  await page.goto('/zodiac-sample');
  await page.getByLabel('Birth date').fill('1990-01-20');
  await page.getByLabel('Birth date').press('Enter');
  await expect(page.locator('html[data-ready]')).not.toBeAttached();
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
});

test('what is pressed and sent before any module has arrived is done when the app has started', async ({
  page,
}) => {
  await delayApp(page, 'index');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Get Lifetime Access' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto('/zodiac-sample', { waitUntil: 'commit' });
  await page.getByLabel('Birth date').fill('1990-01-20');
  await page.getByLabel('Birth date').press('Enter');
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/zodiac-sample');
});

test('the page stays where the visitor has scrolled to when the app starts', async ({ page }) => {
  const offset = (): Promise<number> => page.evaluate(() => window.scrollY);
  const start = async (): Promise<void> => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-ready]')).toBeAttached();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await delayApp(page);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(offset).toBe(2_000);
  await start();
  expect(await offset()).toBe(2_000);
  await page.reload();
  await expect.poll(offset).toBe(2_000);
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await start();
  expect(await offset()).toBe(3_000);
});

test('a visitor who comes with a date gets the app at once', async ({ page }) => {
  await page.goto('/zodiac-sample?date=1990-01-20');
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
});

for (const address of ['/', '/companies'])
  test(`${address} says so if the app cannot be loaded, and a reload starts it`, async ({ page }) => {
    await page.route('**/assets/start-app-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto(address);
    await page.keyboard.press('Tab');
    const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded completely.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/assets/start-app-*.js');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert).not.toBeAttached();
    await page.getByRole('button', { name: 'Get Lifetime Access' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
