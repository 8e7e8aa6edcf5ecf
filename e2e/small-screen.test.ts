import type { Page } from '@playwright/test';
import { signUpAndPayByApi, signUpByApi } from './fixtures/accounts.ts';
import { cards, createAccount, enterCard } from './fixtures/people.ts';
import { expect, test } from './fixtures/test.ts';

interface Shift {
  value: number;
  /** The element that moved: its tag and the start of its text. */
  moved: string[];
}

/** Records the layout shifts of the pages that are opened from now on. */
async function recordShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node?: Node }[] };
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return new Promise<Shift[]>((resolve) => {
        setTimeout(() => resolve(Reflect.get(window, 'shifts') as Shift[]));
      });
    });
}

test.use({ viewport: { width: 375, height: 760 }, reducedMotion: 'no-preference' });

test('on a phone the menu has the links of the header and closes with Escape', async ({ page, person }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: /menu/i });
  await toggle.click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Blog' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(toggle).toBeFocused();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const dialog = await createAccount(page, person);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await enterCard(dialog, cards.succeeds);
  await dialog.getByRole('button', { name: 'Create Account & Pay' }).click();
  await expect(page.getByText(/^Thank you\. You have lifetime access/)).toBeVisible();
  await toggle.click();
  await page.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(page.getByText(/^Showing 1-20 of [\d,]+ companies$/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('on a phone the first card of each list starts above 480 px, and a sheet has the filters', async ({
  page,
  product,
  person,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUpAndPayByApi(page, product, person);
  for (const address of ['/companies', '/car-brands', '/us-states']) {
    await page.goto(address);
    const card = page.getByRole('article').first();
    await expect(card).toBeVisible();
    expect((await card.boundingBox())?.y, address).toBeLessThan(480);
  }
  await page.goto('/companies');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Zodiac sign').selectOption('dragon');
  await sheet.getByRole('button', { name: /^Show [\d,]+ companies$/ }).click();
  await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
  await expect(page).toHaveURL(/zodiac=dragon/);
});

test('on a phone in landscape the last menu item can be pressed', async ({ page, product, person }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await signUpByApi(page, product, person);
  await page.goto('/blog');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
});

for (const [width, height] of [
  [1280, 800],
  [375, 760],
] as const)
  test(`at ${width} px the pages of a paid user have a layout shift below 0.02, and 0.1 where a payment goes through`, async ({
    page,
    product,
    person,
  }) => {
    await page.setViewportSize({ width, height });
    await signUpAndPayByApi(page, product, person);
    const shiftsOf = await recordShifts(page);
    for (const [address, shown] of [
      ['/companies', /^Showing 1-20/],
      ['/us-states', /^Showing 1-20/],
      ['/personal?date=1988-03-14', /^Without a birth time we can’t know/],
      ['/kept', 'Nothing is saved yet'],
      ['/gift', 'Email of the recipient'],
      ['/redeem', /^For the account/],
      ['/checkout', /^You do not need to pay again/],
      ['/success', /^Thank you. You now have lifetime access/],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(shown)).toBeVisible();
      const shifts = await shiftsOf();
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(address === '/success' ? 0.1 : 0.02);
    }
  });

test('on a phone nothing at the checkout moves while the card fields load', async ({
  page,
  product,
  person,
}) => {
  await signUpByApi(page, product, person);
  const shiftsOf = await recordShifts(page);
  await page.goto('/checkout');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Loading payment form...')).toBeHidden();
  const shifts = await shiftsOf();
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);
});
