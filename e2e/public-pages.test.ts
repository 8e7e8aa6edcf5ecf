import { expect, test } from './fixtures/test.ts';

test('the landing page and the sample load neither Firebase nor Stripe and do not wait for the API', async ({
  page,
  product,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Try Free Sample' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample$/);
  await page.getByLabel(/birth date/i).fill('1990-01-20');
  await page.getByRole('button', { name: 'Discover My Zodiac Sign' }).click();
  await expect(page.getByText('Born in 1990, a Year of the Snake')).toBeVisible();
  await expect(page.getByText(/January 27(, 1990)?/).first()).toBeVisible();

  const foreign = requested.filter((url) => new URL(url).origin !== product.origin);
  expect(foreign).toEqual([]);
  const paths = requested.map((url) => new URL(url).pathname);
  expect(
    paths.filter(
      (path) => path.startsWith('/api/') && !['/api/page-views', '/api/client-config'].includes(path),
    ),
  ).toEqual([]);
  expect(paths.filter((path) => /firebase|identity-|stripe/i.test(path))).toEqual([]);
});

test('the first screen of the landing page names price and refund at four sizes, and nothing is wider than the screen', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  for (const [width, height] of [
    [1440, 900],
    [1280, 800],
    [375, 812],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [/^One payment of \$\d+\. No subscription\.$/, /^Money back for \d+ days\.$/])
      await expect(hero.getByText(part), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('public pages are complete without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    javaScriptEnabled: false,
    viewport: { width: 375, height: 760 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Birth date').fill('1990-01-20');
  await page.getByRole('main').getByRole('button', { name: 'Try Free Sample' }).click();
  await expect(page).toHaveURL(/\/zodiac-sample\??$/);
  await page.getByRole('link', { name: 'the first day of every year from 1900 to 2100' }).click();
  await expect(page).toHaveURL(/\/years$/);
  await page.goto('/zodiac-sample');
  await expect(page.getByLabel(/birth date/i)).toBeVisible();
  // A job determines the subjects of new articles, so wait for it.
  await expect
    .poll(async () => (await (await page.request.get('/blog')).text()).includes('/blog?category='))
    .toBe(true);
  await page.goto('/blog');
  await expect(page.getByText(/\d articles?, the newest first/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Subjects' }).getByRole('link', { name: 'Signs' }).click();
  await expect(page).toHaveURL(/\/blog\?category=signs$/);
  await expect(page).toHaveTitle('Signs: articles · Zodiac Atlas');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Read Article/ })
    .click();
  const article = await opened;
  await expect(article).toHaveURL(/\/blog\/[a-z0-9-]+\.html$/);
  await expect(article.getByRole('article')).toBeVisible();
  await context.close();
});

test('every class on a public page has a rule in its stylesheet', async ({ page }) => {
  const { posts } = (await (await page.request.get('/api/blog/published')).json()) as {
    posts: { slug: string }[];
  };
  expect(posts.length).toBeGreaterThan(2);
  const articles = posts.slice(0, 3).map(({ slug }) => `/blog/${slug}.html`);
  for (const path of [
    '/',
    '/blog',
    '/terms',
    ...articles,
    '/signs',
    '/signs/rat',
    '/compatibility/snake-monkey',
    '/today',
  ]) {
    await page.goto(path);
    const { used, ruled } = await page.evaluate(() => {
      const selectorsOf = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => [
          ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
          ...('cssRules' in rule ? selectorsOf(rule.cssRules as CSSRuleList) : []),
        ]);
      const selectors = [...document.styleSheets].flatMap((sheet) => selectorsOf(sheet.cssRules));
      return {
        used: [
          ...new Set([...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])),
        ],
        ruled: selectors.flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []),
      };
    });
    expect(used).toEqual(expect.arrayContaining(['PublicPage', 'za-SiteHeader']));
    expect(used.filter((name) => !ruled.includes(name))).toEqual([]);
  }
});

test('a page has one title, description and canonical URL, in its HTML and after hydration', async ({
  page,
  product,
}) => {
  const titles = {
    '/': 'Zodiac Atlas: your Chinese zodiac sign, exact to the day',
    '/blog': 'Blog · Zodiac Atlas',
    '/login': 'Sign in · Zodiac Atlas',
    '/no-such-page': '404 Page Not Found · Zodiac Atlas',
    '/zodiac-sample?date=1990-01-20': 'Free zodiac sample · Zodiac Atlas',
  };
  const expectOnce = async (title: string, canonical: string | null) => {
    await expect(page).toHaveTitle(title);
    for (const selector of [
      'title',
      'meta[name="description"]',
      'meta[property="og:title"]',
      'meta[property="og:description"]',
    ])
      await expect(page.locator(`head > ${selector}`)).toHaveCount(1);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', title);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(canonical === null ? 0 : 1);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(canonical === null ? 1 : 0);
    if (canonical !== null)
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', product.origin + canonical);
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(canonical === '/blog' ? 1 : 0);
  };
  for (const [address, title] of Object.entries(titles)) {
    const file = await (await page.request.get(address)).text();
    expect(file.match(/<title>[^<]*<\/title>/g)).toEqual([`<title>${title}</title>`]);
    expect(file.match(/<meta name="description"/g)).toHaveLength(1);
    for (const [, absolute] of file.matchAll(
      /(?:property="og:image" content|rel="canonical" href)="([^"]*)"/g,
    ))
      if (['/', '/blog', '/zodiac-sample'].includes(address)) expect(absolute).toMatch(`${product.origin}/`);
    await page.goto(address);
    const isOfServer = address === '/' || address === '/blog';
    if (!isOfServer) await expect(page.locator('html[data-ready]')).toBeAttached();
    const path = address.split('?')[0] ?? '';
    await expectOnce(title, ['/', '/blog', '/zodiac-sample'].includes(path) ? path : null);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expectOnce(titles['/blog'], '/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expectOnce(titles['/login'], null);
});

test('llms.txt leads to pages that exist', async ({ page }) => {
  const file = await page.request.get('/llms.txt');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const links = [...(await file.text()).matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href ?? '');
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('public pages have a share image', async ({ page }) => {
  for (const address of ['/', '/zodiac-sample']) {
    const file = await (await page.request.get(address)).text();
    const picture = /property="og:image" content="([^"]+)"/.exec(file)?.[1];
    const answer = await page.request.get(picture ?? '');
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
});

test('the first link of an article skips the header', async ({ page }) => {
  await page.goto('/blog');
  const address = await page.locator('main a[href$=".html"]').first().getAttribute('href');
  await page.goto(address ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toBeFocused();
});

test('an unknown URL is a 404 with an error page', async ({ page }) => {
  const answer = await page.goto('/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await page.getByRole('searchbox').fill('rabbit');
  await page.getByRole('main').getByRole('link', { name: 'Year of the Rabbit' }).click();
  await expect(page).toHaveURL(/\/signs\/rabbit$/);
});

test('an alternative spelling of a URL redirects to the canonical page, which hydrates without an error', async ({
  page,
}) => {
  // The browser resolves the dot. `web-pages.test.ts` has the other spellings.
  await page.goto('/.//companies?utm_source=x');
  await expect(page).toHaveURL(/[^/]\/companies\?utm_source=x$/);
  await expect(page).toHaveTitle('Companies · Zodiac Atlas');
  await expect(page.getByText('Limited Time Offer')).toBeVisible();
});

test('page views are counted on every route change, without personal data', async ({ page }) => {
  const views: unknown[] = [];
  await page.exposeFunction('recordView', (body: string) => views.push(JSON.parse(body)));
  // Playwright cannot read the body of a beacon, so the page records it.
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then(Reflect.get(window, 'recordView'));
      return send(url, data);
    };
  });
  await page.goto('/zodiac-sample?date=1990-01-20');
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect.poll(() => views).toEqual([{ path: '/zodiac-sample' }, { path: '/login' }]);
});

test('T14: a script that is not the islands does not run on a public page', async ({ browser, product }) => {
  // The fixture's page would fail on a violation of the policy, so the test opens its own.
  const context = await browser.newContext({ baseURL: product.origin });
  const page = await context.newPage();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const address of ['/', '/blog', '/signs/rat', '/terms']) {
    const answer = await page.goto(address);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const source = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(source).toMatch(/^'sha256-[\w+/]+={0,2}'$/);
    expect(policy).toMatch(/style-src 'sha256-[\w+/]+={0,2}';/);
    const islands = page.locator('head > script[src]');
    expect(
      await islands.evaluateAll((scripts) => scripts.map((script) => script.getAttribute('integrity'))),
    ).toEqual([source.slice(1, -1)]);
    refused.length = 0;
    await page.evaluate(async () => {
      const add = (properties: object): Promise<void> =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve());
          script.addEventListener('error', () => resolve());
          Object.assign(script, properties);
          document.head.append(script);
          setTimeout(resolve, 500);
        });
      const { src, integrity } = document.querySelector('script[integrity]') as HTMLScriptElement;
      await add({ textContent: 'window.ran = true' });
      // The policy must also refuse another file of ours, and the islands script without its hash.
      await add({ src: '/favicon.svg' });
      await add({ src: `${src}?again`, integrity: '' });
      await add({ src: '/favicon.svg', integrity });
    });
    expect([address, await page.evaluate(() => 'ran' in window), refused.length >= 3]).toEqual([
      address,
      false,
      true,
    ]);
    const { sheets, ink } = await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = ':root { --za-ink: red }';
      document.head.append(style);
      const root = getComputedStyle(document.documentElement);
      return { sheets: document.styleSheets.length, ink: root.getPropertyValue('--za-ink') };
    });
    expect([address, sheets]).toEqual([address, 1]);
    expect(ink).not.toBe('red');
  }
  await context.close();
});
