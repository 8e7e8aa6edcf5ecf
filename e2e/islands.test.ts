import type { Page } from '@playwright/test';
import { signInByApi, signUpAndPayByApi } from './fixtures/accounts.ts';
import { logOut } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

/** Public pages, one of each kind. */
async function serverPages(page: Page): Promise<string[]> {
  const answer = await page.request.get('/api/blog/published');
  const { posts } = (await answer.json()) as { posts: { slug: string }[] };
  return ['/', '/blog', `/blog/${posts[0]?.slug}.html`, '/signs/rat', '/years/1990', '/today', '/terms'];
}

/** The visible entries. A menu is named by the text of its button. */
const entriesOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('banner')
    .getByRole('listitem')
    .filter({ visible: true })
    .evaluateAll((items) => items.map(({ firstElementChild }) => firstElementChild?.textContent ?? ''));

/** A moved element of a layout shift, which TypeScript's library does not describe. */
interface LayoutShiftSource {
  node?: Node;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

const visitor = ['Almanac', 'Blog', 'Sign In', 'Try Free Sample'];
const paid = ['Almanac', 'Blog', 'Your Zodiac', 'Companies', 'Car Brands', 'US States', 'Explore', 'Account'];
const admin = paid.toSpliced(7, 0, 'Blog Admin');

/**
 * Records which entries of the header were seen in each frame of the pages that are opened from now on, and the largest distance
 * in pixels that one of them moved.
 */
async function record(page: Page): Promise<() => Promise<{ seen: string[]; moved: number }>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    const recorded = { seen, moved: 0 };
    Reflect.set(window, 'recorded', recorded);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources } = entry as PerformanceEntry & { sources: LayoutShiftSource[] };
        for (const { node, previousRect, currentRect } of sources)
          if (node?.parentElement?.closest('.za-SiteHeader'))
            recorded.moved = Math.max(
              recorded.moved,
              Math.hypot(currentRect.x - previousRect.x, currentRect.y - previousRect.y),
            );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const items = [...document.querySelectorAll<HTMLElement>('header nav li')];
      const seenNow = items.filter((item) => item.checkVisibility({ visibilityProperty: true }));
      const names = seenNow.map(({ firstElementChild }) => firstElementChild?.textContent);
      const line = names.join(' | ');
      if (document.querySelector('footer') && line !== (seen.at(-1) ?? '')) seen.push(line);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => Reflect.get(window, 'recorded') as { seen: string[]; moved: number });
}

test('the links of a header are the right ones from the first frame that shows any, and do not move', async ({
  page,
  product,
  person,
}) => {
  const recorded = await record(page);
  const pages = await serverPages(page);
  const isOfServer = (address: string) => pages.includes(address);
  const expectHeader = async (expected: readonly string[], addresses: readonly string[]) => {
    for (const address of addresses) {
      // Wait for the app's requests, because their answers could move its header. A public page sends none, and only its font
      // arrives late.
      await page.goto(address, { waitUntil: isOfServer(address) ? 'load' : 'networkidle' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Two frames pass, so that the first one is recorded. The observer is then called in a task.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
      });
      await expect.poll(() => entriesOf(page)).toEqual(expected);
      const { seen, moved } = await recorded();
      expect([address, seen]).toEqual([address, [expected.join(' | ')]]);
      // The page's font and the device's font differ in width by a few pixels, and a missing entry moves its neighbors by its own width.
      expect(moved, address).toBeLessThan(24);
    }
  };
  await expectHeader(visitor, [...pages, '/zodiac-sample', '/login', '/nowhere']);
  // For accounts, one page from the server, one prerendered page and one of the app are enough, because the visitor opened
  // every page.
  const ofEachKind = ['/blog', '/zodiac-sample', '/companies'];
  await signInByApi(page, product, await product.admin());
  await expectHeader(admin, ofEachKind);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signUpAndPayByApi(page, product, person);
  await expectHeader(paid, [...ofEachKind, '/checkout', '/success']);
  await page.evaluate(() => localStorage.clear());
  // The header of the checkout and of its result page has no link to buy.
  await expectHeader(['Almanac', 'Blog', 'Sign In'], ['/checkout', '/success']);
});

test('after a sign-out on a public page, the previous page has the header of a visitor', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/signs/rat');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/\/today$/);
  await logOut(page);
  await expect(page.getByText('You have been successfully logged out.')).toBeVisible();
  await expect.poll(() => entriesOf(page)).toEqual(visitor);
  await page.goBack();
  await expect(page).toHaveURL(/\/signs\/rat$/);
  await expect.poll(() => entriesOf(page)).toEqual(visitor);
  await page.goto('/companies');
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
});

test('a failed sign-out on a public page says so until it is dismissed', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  await page.goto('/terms');
  await page.route('**/api/session', (route) => route.abort());
  await logOut(page);
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to log out. Please try again.' });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  expect(await entriesOf(page)).toEqual(paid);
});

test('a birth date goes from the landing page to the sample, and never into an address', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  const send = async (typed: string): Promise<void> => {
    await page.goto('/');
    await page.getByLabel('Birth date').fill(typed);
    await page.getByLabel('Birth date').press('Enter');
    await expect(page).toHaveURL(/\/zodiac-sample$/);
  };
  await send('January 20, 1990');
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  // Another date replaces the stored birth.
  await send('14.3.1988');
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Try Free Sample' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample$/);
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  await send('30.2.1988');
  await expect(page.getByText('This date does not exist. Please check the day and the month.')).toBeVisible();
  await expect(page.getByLabel('Birth date')).toHaveValue('30.2.1988');
  await page.getByLabel('Birth date').fill('28.2.1988');
  await page.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect(page.getByText('Born in 1988, a Year of the Dragon')).toBeVisible();
  expect(requested.filter((sent) => /1988|1990-01|january/i.test(sent.replace('/years', '')))).toEqual([]);
});

type Moment = 'field' | 'parsed' | 'loaded' | 'hydrating' | 'ready';

/** The moments while a page loads, each followed by a number of tasks or milliseconds. */
const moments: Record<string, readonly [moment: Moment, after: { tasks?: number; ms?: number }][]> = {
  '/': [
    ['field', {}],
    ['parsed', {}],
    ['loaded', {}],
    ['loaded', { ms: 500 }],
  ],
  '/zodiac-sample': [
    ['field', {}],
    ['parsed', {}],
    ['hydrating', {}],
    ['hydrating', { tasks: 1 }],
    ['hydrating', { tasks: 3 }],
    ['ready', {}],
    ['ready', { ms: 500 }],
  ],
};

/**
 * Lets the page focus its field and put a date into it at once, as autofill and tools that paste do. The page does this
 * itself, because a message from the test would arrive at an unpredictable moment.
 */
const focusAndFill = (
  page: Page,
  address: string,
  date: string,
  [moment, { tasks = 0, ms = 0 }]: (typeof moments)[string][number],
): Promise<unknown> =>
  page.addInitScript(
    async ({ address, date, moment, tasks, ms }) => {
      if (location.pathname !== address) return;
      // The app remembers a birth, and would show its sign in place of the form. It stores the birth after it shows the sign, so a
      // page before this one may have stored it at any moment until it was closed.
      localStorage.clear();
      const nextTask = (): Promise<unknown> =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage('');
        });
      const isNow: Record<typeof moment, () => boolean> = {
        field: () => true,
        parsed: () => document.readyState !== 'loading',
        loaded: () => document.readyState === 'complete',
        hydrating: () =>
          Object.keys(document.querySelector('#root') ?? {}).some((key) => key.includes('react')),
        ready: () => document.documentElement.dataset.ready !== undefined,
      };
      let field: HTMLInputElement | null = null;
      while (!field || !isNow[moment]()) {
        await nextTask();
        field = document.querySelector('input');
      }
      for (let task = 0; task < tasks; task += 1) await nextTask();
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      field.focus();
      field.value = date;
      field.dispatchEvent(
        new InputEvent('input', { bubbles: true, data: date, inputType: 'insertFromPaste' }),
      );
      field.dispatchEvent(new Event('change', { bubbles: true }));
      document.documentElement.dataset.filled = '';
    },
    { address, date, moment, tasks, ms },
  );

for (const [address, all] of Object.entries(moments))
  test(`on ${address} the button works when a browser focuses and fills the date at once, at each moment of the load`, async ({
    context,
  }) => {
    for (const moment of all) {
      const page = await context.newPage();
      await focusAndFill(page, address, '1990-01-20', moment);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('html[data-filled]'), JSON.stringify(moment)).toBeAttached();
      const discover = page.getByRole('main').getByRole('button', {
        name: address === '/' ? 'Try Free Sample' : 'Discover My Zodiac Sign',
      });
      await expect(discover, JSON.stringify(moment)).toBeEnabled();
      await discover.click();
      await expect(page.getByText('Born in 1990, a Year of the Snake'), JSON.stringify(moment)).toBeVisible();
      await page.close();
    }
  });

test('the price of the landing page opens the sign-up, whose code no public page loads', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([expect.stringMatching(/\/islands-/)]);
  await page.getByRole('link', { name: 'Get Lifetime Access' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Account' });
  await expect(dialog).toBeVisible();
  // The sign-up leaves the address, so a reload does not open it again.
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
});

for (const address of ['/zodiac-sample', '/companies'])
  test(`${address} says so if the app cannot be loaded, and a reload starts it`, async ({ page }) => {
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto(address);
    const alert = page.getByRole('alert').filter({ hasText: 'This page could not be loaded completely.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/assets/index-*.js');
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert).not.toBeAttached();
    await expect(page.locator('html[data-ready]')).toBeAttached();
  });

test('a visitor who arrives with a date sees its sign, and never the form', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'formSeen', false);
    const look = (): void => {
      const field = document.querySelector('main input');
      if (field?.checkVisibility({ visibilityProperty: true })) Reflect.set(window, 'formSeen', true);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/zodiac-sample?date=1990-01-20');
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'formSeen'))).toBe(false);
});

test('one menu of the header is open at a time, and it closes when focus leaves or a link is followed', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  const header = page.getByRole('banner');
  const isOpen = (name: string) =>
    header.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
      const menu = button.popoverTargetElement;
      return menu?.matches(':popover-open') ?? false;
    });
  for (const address of ['/signs', '/companies']) {
    await page.goto(address);
    const almanac = header.getByRole('button', { name: 'Almanac' });
    await almanac.click();
    await expect(header.getByRole('link', { name: 'Years' })).toBeVisible();
    await header.getByRole('button', { name: 'Explore' }).click();
    await expect(header.getByRole('link', { name: 'For You' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Years' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'For You' })).toBeHidden();
    await expect(header.getByRole('button', { name: 'Explore' })).toBeFocused();
    // Tab leaves the menu after its last entry and reaches the entry behind the menu's button.
    await page.keyboard.press('Enter');
    for (let entry = 0; entry < 5; entry += 1) await page.keyboard.press('Tab');
    await expect(header.getByRole('link', { name: 'Compare' })).toBeFocused();
    expect(await isOpen('Explore')).toBe(true);
    await page.keyboard.press('Tab');
    await expect(header.getByRole('button', { name: 'Account' })).toBeFocused();
    expect(await isOpen('Explore')).toBe(false);
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto('/signs');
  await header.getByRole('button', { name: 'Almanac' }).click();
  await header.getByRole('link', { name: 'Compatibility' }).click();
  await expect(page).toHaveURL(/\/signs#pairs$/);
  expect(await isOpen('Almanac')).toBe(false);
});
