import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

/** Delays the code of the app, or of the script that loads it, so that the visitor is faster. */
async function delayApp(page: Page, script: 'start-app' | 'index' = 'start-app'): Promise<void> {
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
}

/** When the fonts come, lines break elsewhere, and the browser moves what is above to keep what is seen in place. */
async function untilFonts(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document.styleSheets.length > 1 &&
          ['Atlas Serif', 'Atlas Sans'].every((font) => document.fonts.check(`1em "${font}"`)),
      ),
    )
    .toBe(true);
}

/** On a first visit the sections below the first screen of the landing page are laid out one after the other. */
async function untilLaidOut(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page
        .locator('main section')
        .evaluateAll((sections) => sections.map((section) => getComputedStyle(section).contentVisibility)),
    )
    .not.toContain('auto');
}

/** How each element of a page is arranged and coloured. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderTopColor, fontSize, fontWeight } = getComputedStyle(element);
      const place = [x, y + window.scrollY, width, height].map((pixels) => pixels.toFixed(1));
      return [element.tagName, ...place, color, backgroundColor, borderTopColor, fontSize, fontWeight].join(
        ' ',
      );
    }),
  );

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

for (const address of ['/', '/zodiac-sample', '/blog'])
  test(`${address} looks before its stylesheet has arrived as it does after, light and dark`, async ({
    page,
  }) => {
    // In the first paint the text has the fonts of the device. Here it keeps them.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [colorScheme, width] of [
      ['light', 375],
      ['dark', 1440],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 760 });
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/assets/start-app-*.css', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      const stylesheet = page.locator('head > link[rel="stylesheet"]');
      await expect(stylesheet).toBeAttached();
      await page.waitForLoadState('domcontentloaded');
      await untilLaidOut(page);
      const before = await looks(page);
      release();
      await expect.poll(() => stylesheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
      expect(before.length).toBeGreaterThan(50);
      expect(await looks(page)).toEqual(before);
      await page.unroute('**/assets/start-app-*.css');
    }
  });

test('pages without script look by the styles within them as by the whole stylesheet, and in print', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/blog');
  const stylesheet = await page.locator('head > link[rel="stylesheet"]').getAttribute('href');
  const article = await page
    .getByRole('main')
    .getByRole('link', { name: /^Read Article/ })
    .first()
    .getAttribute('href');
  for (const address of [String(article), '/signs/rat', '/years', '/data', '/terms'])
    for (const [colorScheme, width, media] of [
      ['light', 375, 'screen'],
      ['dark', 1440, 'screen'],
      ['light', 700, 'print'],
    ] as const) {
      await page.emulateMedia({ colorScheme, media, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 760 });
      await page.goto(address);
      const within = await looks(page);
      expect(within.length).toBeGreaterThan(50);
      await page.addStyleTag({ url: String(stylesheet) });
      expect(await looks(page), `${address} ${width}`).toEqual(within);
    }
});

test('a page without script asks for its fonts some time after its first frame, and has them at once as a further page', async ({
  page,
  context,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  const session = await context.newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/signs/rat', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await family()).toMatch(/^"Atlas Sans Fallback"/);
  expect(fonts).toEqual([]);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(family).toMatch(/^"Atlas Sans"/);
  await expect.poll(() => fonts.length).toBeGreaterThan(1);
  const fontLinks = page.locator('head > link[as="font"]');
  await expect(fontLinks).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/today$/);
  await expect(fontLinks).toHaveCount(2);
});

test('the stylesheet, the fonts and the modules of a page follow its first paint, or come with a further page', async ({
  page,
}) => {
  /** Whether the paint had begun when the stylesheet was asked for. */
  const isAfterPaint = async (): Promise<boolean> => {
    await expect(page.locator('head > link[rel="stylesheet"]')).toBeAttached();
    return page.evaluate(() => {
      const paint = performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity;
      const later = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /assets.*\.(?:css|woff2|js)$/.test(name));
      return later.length > 0 && later.every(({ startTime }) => startTime >= paint);
    });
  };
  await page.goto('/');
  await expect.poll(isAfterPaint).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/today$/);
  await page.getByRole('banner').getByRole('link', { name: 'Try Free Sample' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample$/);
  await expect(page.locator('head > link[rel="stylesheet"]')).toHaveAttribute('blocking', 'render');
});

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
  await untilFonts(page);
  await untilLaidOut(page);
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await expect.poll(offset).toBe(2_000);
  await start();
  expect(await offset()).toBe(2_000);
  await page.reload();
  await untilFonts(page);
  await expect.poll(offset).toBe(2_000);
  await page.evaluate(() => window.scrollTo(0, 3_000));
  await start();
  expect(await offset()).toBe(3_000);
});

test('a landing page that is reloaded or gone back to on a phone is where it was', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  const link = page.getByRole('link', { name: 'Read a free sample first' });
  const place = async (): Promise<number | undefined> => (await link.boundingBox())?.y;
  await page.goto('/');
  await untilFonts(page);
  await untilLaidOut(page);
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const before = (await place()) ?? Number.NaN;
  expect(before).toBeGreaterThan(200);
  const isThere = async (): Promise<boolean> => Math.abs(((await place()) ?? Infinity) - before) < 100;
  await page.reload();
  await expect.poll(isThere).toBe(true);
  await link.click();
  await expect(page).toHaveURL(/\/zodiac-sample$/);
  await page.goBack();
  await expect.poll(isThere).toBe(true);
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
