import { firstCalendarYear, lastCalendarYear } from '@org/zodiac-core';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import type { ShopContext } from '../article-page.ts';
import { linkedPaths } from '../list-paths.ts';
import { appPaths, blogAdminPath, publicPaths, shopLinks } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { almanacPaths, renderShopPage } from '../render.tsx';

const context: ShopContext = {
  site: {
    origin: 'https://atlas.example',
    files: {
      styles: { text: '.a{color:red}', hash: 'sha256-b' },
      islands: { src: '/assets/islands.js', integrity: 'sha256-a' },
      fonts: ['/assets/text.woff2'],
    },
  },
  operator: {
    name: 'Ada & Sons Ltd',
    address: '1 Main Street, 10115 Berlin, Germany',
    email: 'hello@atlas.example',
    isExample: false,
  },
  priceText: '$62',
  refundDays: 30,
  refundPromise: 'Money back for 30 days.',
  offersAnalytics: false,
  sendsMails: true,
  articlesByModel: false,
  articleSources: [{ work: 'Book of Han (漢書)', href: 'https://en.wikipedia.org/wiki/Book_of_Han' }],
  correctionsEmail: null,
};

function draw(path: string, changes: Partial<ShopContext> = {}) {
  const html = renderShopPage(path, { ...context, ...changes });
  const document = parseDocument(html);
  const find = (name: string) => DomUtils.getElementsByTagName(name, document);
  const texts = (name: string) =>
    find(name).map((element) => DomUtils.textContent(element).replaceAll(/\s+/g, ' '));
  const meta = (name: string) => find('meta').find(({ attribs }) => attribs.name === name)?.attribs.content;
  return { html, find, texts, meta, text: texts('main').join('') };
}

describe('every page about the shop', () => {
  const paths = Object.values(shopPaths);

  test('has a unique title, description and heading, and one address', () => {
    const pages = paths.map((path) => ({ path, ...draw(path) }));
    for (const { path, find, texts, meta } of pages) {
      expect(texts('h1'), path).toHaveLength(1);
      const description = meta('description') ?? '';
      expect(description.length, description).toBeGreaterThan(60);
      expect(description.length, description).toBeLessThanOrEqual(200);
      const canonical = find('link').find(({ attribs }) => attribs.rel === 'canonical');
      expect(canonical?.attribs.href).toBe(`https://atlas.example${path}`);
    }
    expect(new Set(pages.map(({ texts }) => texts('title')[0])).size).toBe(paths.length);
    expect(new Set(pages.map(({ meta }) => meta('description'))).size).toBe(paths.length);
  });

  test('links only to pages that exist, and to parts that they have', () => {
    const known = new Set<string>([
      ...paths,
      ...almanacPaths,
      ...Object.values(publicPaths),
      ...Object.values(appPaths),
      ...linkedPaths,
      blogAdminPath,
    ]);
    for (const path of paths) {
      const inside = draw(path)
        .find('a')
        .map(({ attribs }) => attribs.href ?? '')
        .filter((href) => !/^(https:|mailto:)/.test(href));
      const targets = inside.map((href) => href.replace(/#.*/, '') || path);
      expect(
        targets.filter((target) => !known.has(target)),
        path,
      ).toEqual([]);
      const parts = inside
        .filter((href) => href.includes('#'))
        .map((href) => href.split('#'))
        .filter(([target]) => target === '' || paths.some((other) => other === target));
      expect(parts.length, path).toBeGreaterThan(0);
      const missing = parts.filter(
        ([target, part]) =>
          !draw(paths.find((other) => other === target) ?? path).html.includes(`id="${part}"`),
      );
      expect(missing, path).toEqual([]);
    }
  });

  test('has its link in the footer', () => {
    expect(shopLinks.map(({ path }) => path)).toEqual(paths);
  });

  test('is in the footer of every page, with the words of the specification', () => {
    const footer = draw(shopPaths.terms).texts('footer').join('');
    for (const { text } of shopLinks) expect(footer).toContain(text);
    expect(footer).toContain('For entertainment only. This is not professional career advice.');
  });

  test('says so if the operator is an example', () => {
    for (const path of paths) {
      expect(draw(path).text, path).not.toContain('Example of local mode');
      const { text } = draw(path, { operator: { ...context.operator, isExample: true } });
      expect(text, path).toContain('Example of local mode');
    }
  });
});

test.each([shopPaths.imprint, shopPaths.contact, shopPaths.terms, shopPaths.privacy, shopPaths.refunds])(
  '%s names the operator with address and email',
  (path) => {
    const { texts, find } = draw(path);
    expect(texts('address')).toContain('Ada & Sons Ltd1 Main Street10115 BerlinGermany');
    expect(find('a').map(({ attribs }) => attribs.href)).toContain('mailto:hello@atlas.example');
  },
);

test('the imprint has the register and the tax number only if the operator has them', () => {
  const operator = { ...context.operator, register: 'Berlin HRB 7', taxNumber: 'DE 123' };
  expect(draw(shopPaths.imprint).text).not.toMatch(/Register:|Tax number:/);
  expect(draw(shopPaths.imprint, { operator }).text).toMatch(/Register: Berlin HRB 7Tax number: DE 123/);
});

test('the refund promise has the words of the price, and without one nothing is promised', () => {
  expect(draw(shopPaths.refunds).text).toContain('Money back for 30 days.');
  expect(draw(shopPaths.refunds).text).toContain('You have 30 days from the day of your payment.');
  expect(draw(shopPaths.terms).text).toContain('Money back for 30 days.');
  const none = { refundDays: 0, refundPromise: '' };
  for (const path of [shopPaths.refunds, shopPaths.terms, shopPaths.about]) {
    expect(draw(path, none).text, path).not.toMatch(/Money back|\b\d+ days? from/);
  }
});

test('the cookies and privacy pages mention Google Analytics only where it is offered, and say that it is off at first', () => {
  for (const path of [shopPaths.cookies, shopPaths.privacy]) {
    expect(draw(path).text, path).not.toContain('Google Analytics');
    expect(draw(path, { offersAnalytics: true }).text, path).toMatch(
      /Google Analytics is off u(ntil|nless) you turn it on/,
    );
  }
});

test('privacy names who receives data: Stripe and Firebase, and others only where they are used', () => {
  const { text } = draw(shopPaths.privacy);
  expect(text).toMatch(/Firebase Authentication.*Stripe takes the payment/);
  expect(text).not.toContain('runs our servers');
  const operator = { ...context.operator, hosting: 'Example Cloud GmbH, Germany' };
  const more = draw(shopPaths.privacy, { operator }).text;
  expect(more).toContain('Example Cloud GmbH, Germany runs our servers');
  expect(draw(shopPaths.privacy, { sendsMails: false }).text).toContain('We send no emails ourselves.');
});

test('how we know says who writes the articles, and credits GeoNames and Wikidata with their licenses', () => {
  const { text, find } = draw(shopPaths.howWeKnow);
  expect(text).toContain('No language model takes part.');
  expect(draw(shopPaths.howWeKnow, { articlesByModel: true }).text).toContain(
    'A language model writes the articles',
  );
  expect(text).toMatch(/GeoNames\. License: CC BY 4\.0\..*Wikidata\. License: CC0\./);
  expect(find('a').map(({ attribs }) => attribs.href)).toContain(
    'https://creativecommons.org/licenses/by/4.0/',
  );
});

test('the method page has the New Year bounds of the calendar, and no percentages', () => {
  const { text } = draw(shopPaths.howWeKnow);
  expect(text).toContain('From 1900 to 2100, that is a day between January 21 and February 20.');
  expect(text).toContain(`from ${firstCalendarYear} to ${lastCalendarYear}`);
  expect(text).not.toContain('%');
});

test('a path that is not a page about the shop is refused', () => {
  expect(() => renderShopPage('/term', context)).toThrow(RangeError);
});

test('the method page lists the works that articles cite, each with a link', () => {
  const { find } = draw(shopPaths.howWeKnow);
  const link = find('a').find(({ attribs }) => attribs.href === 'https://en.wikipedia.org/wiki/Book_of_Han');
  expect(link && DomUtils.textContent(link)).toBe('Book of Han (漢書)');
});
