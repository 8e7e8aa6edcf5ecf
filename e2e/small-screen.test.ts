import type { Page } from '@playwright/test';
import { signUpAndPayByApi, signUpByApi } from './fixtures/accounts.ts';
import { cards } from './fixtures/people.ts';
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

test('on a phone in landscape the last menu item can be pressed', async ({ page, product, person }) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await signUpByApi(page, product, person);
  await page.goto('/blog');
  await page.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
});

const onPhone = ', the first card of a list starts above 480 px, and a sheet has the filters';

for (const [width, height, more] of [
  [1280, 800, ''],
  [375, 812, onPhone],
] as const)
  test(`at ${width} px the pages of a paid user have a layout shift below 0.02, and 0.1 where a payment goes through${more}`, async ({
    page,
    product,
    person,
  }) => {
    await page.setViewportSize({ width, height });
    await signUpAndPayByApi(page, product, person);
    const shiftsOf = await recordShifts(page);
    for (const [address, shown] of [
      ['/personal?date=1988-03-14', /^Without a birth time we can’t know/],
      ['/kept', 'Nothing is saved yet'],
      ['/gift', 'Email of the recipient'],
      ['/redeem', /^For the account/],
      ['/checkout', /^You do not need to pay again/],
      ['/success', /^Thank you. You now have lifetime access/],
      ['/us-states', /^Showing 1-20/],
      ['/car-brands', /^Showing 1-20/],
      ['/companies', /^Showing 1-20/],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(shown)).toBeVisible();
      const shifts = await shiftsOf();
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${address}: ${JSON.stringify(shifts)}`).toBeLessThan(address === '/success' ? 0.1 : 0.02);
      if (more === onPhone && String(shown).includes('Showing'))
        expect((await page.getByRole('article').first().boundingBox())?.y, address).toBeLessThan(480);
    }
    if (more !== onPhone) return;
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Zodiac sign').selectOption('dragon');
    await sheet.getByRole('button', { name: /^Show [\d,]+ companies$/ }).click();
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused();
    await expect(page).toHaveURL(/zodiac=dragon/);
  });

test('on a phone nothing at the checkout moves while the card fields load, which change to dark colors with the system and keep what was typed', async ({
  page,
  product,
  person,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signUpByApi(page, product, person);
  const shiftsOf = await recordShifts(page);
  await page.goto('/checkout');
  await expect(page.getByLabel('Card number')).toBeVisible();
  await expect(page.getByText('Loading payment form...')).toBeHidden();
  const shifts = await shiftsOf();
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(0.02);

  const number = page.getByLabel('Card number');
  await number.fill(cards.succeeds);
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const inkOfForm = () => number.evaluate((field) => getComputedStyle(field).color);
  const lightInk = await ink();
  expect(await inkOfForm()).toBe(lightInk);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(lightInk);
  await expect.poll(async () => (await inkOfForm()) === (await ink())).toBe(true);
  await expect(number).not.toHaveValue('');
});
