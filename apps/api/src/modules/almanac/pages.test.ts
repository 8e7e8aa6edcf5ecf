import { titleOfLists } from '@org/api-contract/lists';
import path from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addWritten } from '#test/blog.ts';
import { startApp, type RunningApp } from '#test/harness.ts';
import { categoriseArticles } from '#modules/blog/articles/subjects-of.ts';

let app: RunningApp;
let now = new Date('2026-11-22T15:59:00.000Z');

beforeAll(async () => {
  app = await startApp({ clock: () => now, env: { WEB_DIST: webDist } });
});
afterAll(() => app.close());

const webDist = path.join(import.meta.dirname, '../../test/web-build');
const read = (address: string, headers: Record<string, string> = {}) =>
  fetch(app.baseUrl + address, { headers, redirect: 'manual' });

describe('a page of the almanac', () => {
  test.each([
    ['/signs/rat', 'Year of the Rat'],
    ['/signs', 'The twelve signs'],
    ['/years/1990', '1990, Year of the Metal Horse'],
    ['/years', 'Chinese zodiac years'],
    ['/elements', 'The five elements'],
    ['/numbers', 'Life-path numbers and lucky numbers'],
    ['/data', `${titleOfLists} by sign`],
    ['/compatibility/rat-ox', 'Rat and Ox'],
    ['/compatibility/ox-ox', 'Two Oxen'],
    ['/compatibility/rat-ox-pig', 'Rat, Ox and Pig'],
    ['/today', 'Today in the Chinese calendar'],
  ])(
    '%s is whole HTML with a policy that permits the script of the islands only',
    async (address, heading) => {
      const response = await read(address);
      expect([response.status, response.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ]);
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'sha256-aXNsYW5kcw=='; ");
      expect(policy).not.toContain('unsafe');
      expect(await response.text()).toMatch(new RegExp(`<h1>${heading}`));
      const etag = response.headers.get('etag') ?? '';
      expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
    },
  );

  test.each([
    ['/compatibility/ox-rat', '/compatibility/rat-ox'],
    ['/Compatibility/Ox-Rat/', '/compatibility/rat-ox'],
    ['/compatibility/rat-ox/', '/compatibility/rat-ox'],
    ['/compatibility/pig-ox-rat-ox', '/compatibility/rat-ox-ox-pig'],
    ['/signs/', '/signs'],
    ['/Signs/RAT', '/signs/rat'],
    ['/signs/%72at', '/signs/rat'],
    ['/signs//rat', '/signs/rat'],
    ['/years/1990/', '/years/1990'],
    ['/TODAY', '/today'],
  ])('has one address, to which %s redirects: %s', async (given, address) => {
    const { status, headers } = await read(given);
    expect([status, headers.get('location')]).toEqual([308, address]);
  });

  test.each([
    '/signs/cat',
    '/signs/rat/years',
    '/years/1899',
    '/years/02026',
    '/years/2101',
    '/compatibility/rat',
    '/compatibility/rat-ox-cat',
    '/compatibility/rat-rat-rat-rat-rat-rat-rat-rat-rat',
    '/compatibility/rat--ox',
    '/today/x',
    '/share/cat.png',
    '/share/ox-rat.png',
    '/share/rat.svg',
  ])('is not found at %s, which gets the 404 page of the product', async (address) => {
    const response = await read(address);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<title>');
  });

  test('of today changes at midnight in China', async () => {
    const before = await read('/today');
    const etag = before.headers.get('etag') ?? '';
    expect(before.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
    expect(await before.text()).toContain('Sunday, November 22, 2026');
    now = new Date('2026-11-22T16:00:00.000Z');
    const after = await read('/today', { 'if-none-match': etag });
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Monday, November 23, 2026');
  });

  test('of the lists counts their rows by sign, and again after a change', async () => {
    const countsOfSnake = async (): Promise<number[]> => {
      const row = /Snake<\/a>.*?<\/tr>/s.exec(await (await read('/data')).text())?.[0] ?? '';
      return [...row.matchAll(/>([\d,]+)</g)].map(([, count = '']) => Number(count.replace(',', '')));
    };
    const [companies, carBrands, usStates = 0, ...others] = await countsOfSnake();
    const { rows } = await sql<{ count: string }>`
      select count(*) from companies where zodiac_sign = 'snake' and hidden_at is null`.execute(app.db);
    expect([companies, usStates]).toEqual([Number(rows[0]?.count), 3]);
    const hide = (hiddenAt: Date | null) =>
      app.db.updateTable('usStates').set({ hiddenAt }).where('slug', '=', 'texas').execute();
    await hide(now);
    await vi.waitFor(
      async () => expect(await countsOfSnake()).toEqual([companies, carBrands, 2, ...others]),
      10_000,
    );
    await hide(null);
  });

  test('of a sign, a pair, a year, the elements, the numbers or the lists lists the published articles about it', async () => {
    const add = (title: string, targetKeyword: string) => addWritten(app, { title, targetKeyword });
    await add('The Ox at Work', 'ox career');
    await add('The Pig at Work', 'pig career');
    const html = await (await read('/signs/ox')).text();
    expect(html).toContain('<a href="/blog/the-ox-at-work.html">The Ox at Work</a>');
    expect(html).not.toContain('The Pig at Work');
    await add('Ox and Pig in Love', 'ox and pig compatibility');
    await add('The Year 1997', 'year 1997');
    await add('What Wood Is', 'wood element');
    await add('Number Seven', 'life path number 7');
    await add('Companies of the Goat', 'companies of the goat');
    await categoriseArticles(app.services);
    for (const [address, title] of [
      ['/compatibility/ox-pig', 'Ox and Pig in Love'],
      ['/years/1997', 'The Year 1997'],
      ['/elements', 'What Wood Is'],
      ['/numbers', 'Number Seven'],
      ['/data', 'Companies of the Goat'],
    ] as const) {
      const page = await (await read(address)).text();
      expect([address, page.match(/<h3><a[^>]*>[^<]*/g)]).toEqual([
        address,
        [expect.stringContaining(title)],
      ]);
    }
  });
});

describe('a share picture', () => {
  test.each(['/share/dragon.png', '/share/rat-ox.png'])('%s is a PNG of 1200 × 630', async (address) => {
    const response = await read(address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const picture = Buffer.from(await response.arrayBuffer());
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(picture.byteLength).toBeLessThan(100_000);
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
    const etag = response.headers.get('etag') ?? '';
    expect((await read(address, { 'if-none-match': etag })).status).toBe(304);
  });

  test('shows the animal and the seal of the sign in vermilion on paper', async () => {
    const response = await read('/share/dragon.png');
    const { data, info } = await sharp(Buffer.from(await response.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number): number[] => {
      const start = (y * info.width + x) * 3;
      return [...data.subarray(start, start + 3)];
    };
    // Two points that must be red: one in the body of the dragon, one on the edge of the seal.
    for (const [red = 0, green = 0] of [colorAt(294, 346), colorAt(969, 167)])
      expect(red - green).toBeGreaterThan(80);
    expect(Math.min(...colorAt(600, 80))).toBeGreaterThan(220);
  });
});

test('T25: pages and share pictures are limited per IP address', async () => {
  const limited = await startApp({ limitScale: 0.01 });
  try {
    for (const address of ['/years/2000', '/share/ox.png']) {
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1)
        statuses.push((await fetch(limited.baseUrl + address)).status);
      expect([address, statuses]).toEqual([address, [200, 200, 200, 429, 429]]);
    }
  } finally {
    await limited.close();
  }
});
