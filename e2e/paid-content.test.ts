import { signUpAndPayByApi, signUpByApi } from './fixtures/accounts.ts';
import { expect, test } from './fixtures/test.ts';

test('T5: visitors who have not paid see the landing page and never receive a company, even with a paid flag in local storage', async ({
  page,
  product,
  person,
}) => {
  const requested: string[] = [];
  const received: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.url().includes('/api/companies') && response.ok()) received.push(response.url());
  });

  await page.goto('/companies');
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
  await signUpByApi(page, product, person);
  await page.goto('/companies');
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
  expect(requested.filter((path) => path === '/api/companies')).toEqual([]);

  const answer = await page.request.get('/api/companies');
  expect(answer.status()).toBe(402);
  expect(await answer.json()).toMatchObject({ code: 'payment_required' });

  await page.evaluate(() => {
    const { uid } = JSON.parse(localStorage.getItem('zodiac-atlas.session') ?? '') as { uid: string };
    for (const flag of ['paid', 'admin']) localStorage.setItem(`zodiac-atlas.${flag}.${uid}`, 'true');
  });
  await page.reload();
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
  expect(received).toEqual([]);
});

test('a returning paid user sees the links of the header from the first paint, without a layout shift', async ({
  page,
  product,
  person,
}) => {
  await signUpAndPayByApi(page, product, person);
  // The page at / shows the reading of the date that was read last.
  await page.goto('/personal?date=1988-03-14');
  await expect(page.getByText('Your Reading on One Page').first()).toBeVisible();
  await page.addInitScript(() => {
    const seen: string[] = [];
    const shifts: number[] = [];
    Object.assign(window, { seen, shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = (): void => {
      const links = document.querySelectorAll('header nav li');
      const visible = [...links].filter((link) => link.checkVisibility({ visibilityProperty: true }));
      const names = visible.map(({ firstElementChild }) => firstElementChild?.textContent).join(' | ');
      if (visible.length > 0 && names !== seen.at(-1)) seen.push(names);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const recorded = () =>
    page.evaluate(() => {
      const { seen, shifts } = window as unknown as { seen: string[]; shifts: number[] };
      return { seen, shifts };
    });
  for (const [address, shown] of [
    ['/companies', /^Showing 1-20 of/],
    ['/', 'Your Reading on One Page'],
  ] as const) {
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/user\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Companies' })).toBeVisible();
    answer();
    await expect(page.getByText(shown).first()).toBeVisible();
    const { seen, shifts } = await recorded();
    expect(seen, address).toEqual([
      'Almanac | Blog | Your Zodiac | Companies | Car Brands | US States | Explore | Account',
    ]);
    // A shift this small is not visible.
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      address,
    ).toBeLessThan(0.001);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
