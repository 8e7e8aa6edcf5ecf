import { lists, type Described } from '@org/api-contract/lists';
import { getChineseNewYear, lifePathNumber, zodiacSignIds } from '@org/zodiac-core';
import { dayForSign, usesOfDay } from '@org/reading/day';
import { DomUtils } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { almanacPath, almanacPaths, dateInChina, renderAlmanacPage } from '../render.tsx';
import { linkedPaths } from '../list-paths.ts';
import { appPaths, blogAdminPath } from '../paths.ts';
import { shopPaths } from '../shop-paths.ts';
import { sharePicture } from '../share-picture.ts';
import { hanFonts } from '../test/han-fonts.ts';
import { draw, page, parsed, site, today } from '../test/almanac-pages.ts';
import { dayOfYear, longDate } from './words/long-date.ts';
import { allYears } from './years/zodiac-years.ts';

const otherPages = [
  '/',
  '/zodiac-sample',
  '/blog',
  blogAdminPath,
  ...Object.values(appPaths),
  ...linkedPaths,
  ...Object.values(shopPaths),
];

describe('every page of the almanac', () => {
  const pages = new Map(almanacPaths.map((path) => [path, page(path)]));

  test('has a unique title, description and heading, and one address', () => {
    expect(pages.size).toBe(6 + 12 + 201 + 78);
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const [path, { texts, meta, find }] of pages) {
      const [title = ''] = texts('title');
      const description = meta('description') ?? '';
      expect(texts('h1'), path).toHaveLength(1);
      expect(title.length, title).toBeLessThanOrEqual(80);
      expect(description.length, description).toBeGreaterThan(60);
      expect(description.length, description).toBeLessThanOrEqual(260);
      titles.add(title);
      descriptions.add(description);
      const address = site.origin + path;
      expect(find('link').find(({ attribs }) => attribs.rel === 'canonical')?.attribs.href).toBe(address);
      expect([meta('og:url'), meta('twitter:card')]).toEqual([address, 'summary_large_image']);
    }
    expect([titles.size, descriptions.size]).toEqual([pages.size, pages.size]);
  });

  test.each(['/signs/rooster', '/compatibility/rat-rooster', '/elements', '/numbers', '/data'])(
    'about a subject has a title that fits into search results: %s',
    (path) => {
      const [title = ''] = page(path).texts('title');
      expect(title.length, title).toBeLessThanOrEqual(60);
    },
  );

  test.each(['/elements', '/numbers', '/data'])(
    '%s has a description that fits into search results',
    (path) => {
      expect(page(path).meta('description')?.length).toBeLessThanOrEqual(155);
    },
  );

  test('has structured data that names it and the pages above it, and no questions', () => {
    for (const [path, { find, html }] of pages) {
      const data = find('script')
        .filter(({ attribs }) => attribs.type === 'application/ld+json')
        .map((script) => JSON.parse(DomUtils.textContent(script)) as object);
      expect(data, path).toMatchObject([
        {
          '@graph': [
            { '@type': 'WebPage', url: site.origin + path },
            { '@type': 'BreadcrumbList', itemListElement: expect.any(Array) },
          ],
        },
      ]);
      expect(html).not.toContain('FAQPage');
    }
  });

  test('links only to pages that exist, and is linked from another', () => {
    const known = new Set([...otherPages, ...pages.keys()]);
    const linked = new Set<string>();
    const idsOf = (path: string) =>
      new Set(
        ['h2', 'h3', 'div'].flatMap((name) =>
          page(path)
            .find(name)
            .map(({ attribs }) => attribs.id),
        ),
      );
    for (const [path, { find }] of pages) {
      const ids = idsOf(path);
      for (const { attribs } of find('a')) {
        const href = attribs.href ?? '';
        const [target = '', part] = href.split('#');
        const isOfPage = part !== undefined && (target === '' || target === path);
        const exists = isOfPage
          ? href === '#content' || ids.has(part)
          : known.has(target) && (part === undefined || idsOf(target).has(part));
        expect(exists, `${path} links to ${href}`).toBe(true);
        if (href !== path) linked.add(href);
      }
    }
    expect([...pages.keys()].filter((path) => !linked.has(path))).toEqual([]);
  });

  test('contains only the script of the islands and the shared styles, and leads to the free sample', () => {
    for (const [path, { html, find }] of pages) {
      expect(
        find('script').map(({ attribs }) => attribs.type),
        path,
      ).toEqual([undefined, 'application/ld+json']);
      expect(html.replace('<style>.a{color:red}</style>', ''), path).not.toMatch(/ style=|<style| on[a-z]+=/);
      expect(
        find('a').filter(({ attribs }) => attribs.href === '/zodiac-sample'),
        path,
      ).toHaveLength(2);
      expect(html, path).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('writes only Chinese characters that our fonts have', async () => {
    const known = new Set((await hanFonts()).flatMap(({ has }) => [...has]));
    const written = new Set(
      [...pages.values()].flatMap(({ html }) => html.match(/[\p{Script=Han}\u3000-\u303f]/gu) ?? []),
    );
    expect(written.size).toBeGreaterThan(80);
    expect([...written].filter((character) => !known.has(character.codePointAt(0) ?? 0))).toEqual([]);
  });

  test('has a share picture', () => {
    const pictures = [...pages.values()].map(({ meta }) => (meta('og:image') ?? '').replace(site.origin, ''));
    const subjects = new Set(pictures.flatMap((each) => /^\/share\/([a-z-]+)\.png$/.exec(each)?.[1] ?? []));
    expect(subjects.size).toBe(6 + 12 + 78);
    expect(pictures.filter((each) => !each.startsWith('/share/'))).toEqual([]);
    for (const subject of subjects)
      expect(sharePicture(subject), subject).toMatch(/^<svg .*width="1200" height="630"/);
  });
});

test('the page of the elements has their years by last digit, their signs, and the two cycles', () => {
  const { text, find } = page('/elements');
  for (const said of [
    'Wood feeds Fire, Fire feeds Earth, Earth feeds Metal, Metal feeds Water and Water feeds Wood',
    'Wood limits Earth, Fire limits Metal, Earth limits Water, Metal limits Wood and Water limits Fire',
    '2026 Horse',
  ])
    expect(text).toContain(said);
  const rows = find('tr').map((row) =>
    DomUtils.getElementsByTagName('td', row).map((cell) => DomUtils.textContent(cell).trim()),
  );
  expect(rows.map((cells) => cells[1])).toEqual(
    expect.arrayContaining(['4 or 5', '6 or 7', '8 or 9', '0 or 1', '2 or 3']),
  );
});

test('the page of numbers has the computed examples, and a number for each day of birth', () => {
  const { text } = page('/numbers');
  expect([lifePathNumber('1990-05-15'), lifePathNumber('1992-11-06')]).toEqual([3, 11]);
  expect(text).toContain('May 15, 1990 has number 3: 5 + 15 + 1990 = 2010, and 2 + 0 + 1 + 0 = 3.');
  expect(text).toContain('2, 20');
  expect(text).toContain('11, 29');
});

test('the page of numbers counts the dates of sixty years by number, and none has number 33', () => {
  const dates = Array.from({ length: 21_915 }, (_, day) => new Date(Date.UTC(1950, 0, 1 + day)));
  expect(dates.at(-1)?.toISOString().slice(0, 10)).toBe('2009-12-31');
  const counts = Map.groupBy(dates, (date) => lifePathNumber(date.toISOString().slice(0, 10)));
  expect(counts.has(33)).toBe(false);
  const rows = page('/numbers')
    .find('tr')
    .map((row) => DomUtils.textContent(row));
  for (const [number, { length }] of counts)
    expect(
      rows.filter((row) => new RegExp(`^${number}[A-Z].*${length.toLocaleString('en-US')}`).test(row)),
    ).toHaveLength(1);
  const { text } = page('/numbers');
  expect(text).toContain('We counted the 21,915 dates from 1950 to 2009.');
  expect(text).toContain('no date before the year 3000 has the number 33');
});

test('the page of the lists shows the counts of each sign, or says that they are missing', () => {
  const missing = page('/data').text;
  expect(missing).toContain('The counts could not be loaded. Please try again in a minute.');
  const ofSigns = zodiacSignIds.map(() => 100);
  const counts = Object.fromEntries(Object.values(lists).map(({ member }) => [member, ofSigns])) as Record<
    Described['member'],
    number[]
  >;
  const { text } = parsed(renderAlmanacPage('/data', { site, today, articles: [], counts }));
  expect(text).toContain('Our lists have 1,200 companies, 1,200 car brands and ');
  expect(text).not.toContain('could not be loaded');
  expect(text).toContain('Rat100100100');
});

test('the page of a year states its first and last day, and the sign before and after New Year’s Day', () => {
  for (const year of allYears) {
    const { texts, text } = page(`/years/${year}`);
    const first = getChineseNewYear(year);
    expect(texts('title')[0]).toContain(longDate(first));
    expect(text).toContain(` born from ${dayOfYear(first)} to December 31, ${year}`);
  }
  expect(page('/years/2026').text).toContain(
    '2026 is a Year of the Horse: it began on February 17, 2026 and ends on February 5, 2027. Somebody born earlier in 2026 is a Snake.',
  );
  expect(page('/years/2026').text).toContain('43rd of the cycle of sixty');
  expect(page('/years/2026').text).toContain('He stands with the sign of the year, here the Horse.');
});

test('the page of a year uses the past, present or future tense', () => {
  const summaryOn = (date: typeof today) =>
    /2026 (?:was|is|will be) a Year of the Horse[:,] .*?\./.exec(parsed(draw('/years/2026', date)).text)?.[0];
  expect(summaryOn({ year: 2026, month: 2, day: 16 })).toBe(
    '2026 will be a Year of the Horse, from February 17, 2026 to February 5, 2027.',
  );
  expect(summaryOn({ year: 2026, month: 2, day: 17 })).toMatch(/^2026 is a .* it began on .* and ends on /);
  expect(summaryOn({ year: 2027, month: 2, day: 5 })).toMatch(/^2026 is a /);
  expect(summaryOn({ year: 2027, month: 2, day: 6 })).toBe(
    '2026 was a Year of the Horse: it began on February 17, 2026 and ended on February 5, 2027.',
  );
  const past = allYears.filter((year) => year < 2026).map((year) => page(`/years/${year}`).text);
  expect(past.filter((text) => /will|expects the most|asks these| falls /.test(text))).toEqual([]);
});

test('a year in which New Year differs in Vietnam or Korea says which births have which sign', () => {
  const said = (country: string) =>
    allYears.filter((year) =>
      new RegExp(`New Year in ${country} (?:fell|falls) `).test(page(`/years/${year}`).text),
    );
  expect(said('Vietnam')).toEqual([1968, 1969, 1985, 2007, 2030, 2053]);
  expect(said('Korea')).toEqual([1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089, 2092]);
  expect(page('/years/1985').text).toContain(
    'Vietnam counts somebody born from January 21, 1985 to February 19, 1985 as a Water Buffalo, and China as a Rat.',
  );
  expect(page('/years/2027').text).toContain(
    'Korea counts somebody born on February 6, 2027 as a Horse, and China as a Goat.',
  );
});

test('the earliest and the latest New Year’s Day are those of the calendar, on every page that names them', () => {
  const days = allYears.map(getChineseNewYear).map(({ month, day }) => month * 100 + day);
  expect([Math.min(...days), Math.max(...days)]).toEqual([121, 220]);
  expect(page('/years').text).toContain('never before January 21 and never after February 20');
  expect(page('/data').text).toContain('between January 21 and February 20');
});

test('a year names the signs that it supports and the signs that it warns, and no sign is both', () => {
  expect(page('/years/2027').text).toContain(
    'In 2027, tradition expects the most help for Rabbit, Horse and Pig. It asks Rat, Ox, Goat and Dog to take care.',
  );
  for (const year of allYears) {
    const [, supported = '', warned = ''] =
      /the most help for (.*?)\. It ask(?:s|ed) (.*?) to take care\./.exec(page(`/years/${year}`).text) ?? [];
    expect(supported, String(year)).not.toBe('');
    expect(
      supported.match(/\w+/g)?.filter((sign) => sign !== 'and' && warned.includes(sign)),
      String(year),
    ).toEqual([]);
  }
});

test('the page of each year explains Tai Sui as the god of the year', () => {
  for (const year of allYears)
    expect(page(`/years/${year}`).text).toContain('Each year has a god of the year, called Tai Sui (太歲).');
});

test('the years have a link to each decade', () => {
  const { find } = page('/years');
  const links = find('a').map(({ attribs }) => attribs.href ?? '');
  expect(links.filter((href) => href.startsWith('/years#decade-'))).toHaveLength(21);
});

test('today has a sentence for each sign and the uses of the day, on each of sixty days', () => {
  for (let day = 1; day <= 60; day += 1) {
    const moment = new Date(Date.UTC(2026, 0, day));
    const date = { year: 2026, month: moment.getUTCMonth() + 1, day: moment.getUTCDate() };
    const { text } = parsed(draw('/today', date));
    for (const id of zodiacSignIds) expect(text).toContain(dayForSign(date, id));
    const { good, source } = usesOfDay(date);
    expect(text).toContain(source);
    for (const use of good) expect(text).toContain(use);
  }
  expect(parsed(draw('/today', { year: 2026, month: 7, day: 19 })).text).toContain(
    'Today is a Wood Horse day, and old Chinese almanacs advise against weddings, engagements and opening a business.',
  );
});

test('the page of a sign lists its years from 1900 to 2100, its relations and its double hour', () => {
  const text = page('/signs/rat').text;
  expect(text).toContain('1960January 28, 1960February 14, 1961Metal Rat 庚子');
  expect(text).toContain('Most friction: Horse. Tradition calls this a clash (六沖)');
  expect(text).toContain('23:00–01:00');
  const years = zodiacSignIds.flatMap((id) => page(`/signs/${id}`).find('tbody').at(-1)?.children ?? []);
  expect(years).toHaveLength(201);
});

test('today opens with one sentence, which names the day and what almanacs call it good for', () => {
  expect(
    page('/today')
      .texts('p')
      .find((each) => each.startsWith('Today is')),
  ).toMatch(/^Today is a Metal Rat day, and old Chinese almanacs call it good for [^.]+\.$/);
});

test('the page of the day has the date in China, with its pillars, lunar date and solar term', () => {
  const text = page('/today').text;
  for (const part of [
    'Sunday, November 22, 2026',
    '庚子',
    '丙午',
    '己亥',
    'Day 14 of month 10',
    'Lesser Snow',
  ])
    expect(text).toContain(part);
  expect(dateInChina(new Date('2026-11-22T15:59:59.999Z'))).toEqual({ year: 2026, month: 11, day: 22 });
  expect(dateInChina(new Date('2026-11-22T16:00:00.000Z'))).toEqual({ year: 2026, month: 11, day: 23 });
  // On the day of the Start of Spring the pillars of year and month change.
  const spring = parsed(draw('/today', { year: 2027, month: 2, day: 4 })).text;
  expect(spring).toMatch(
    /The name of the year changes today at \d\d:\d\d:\d\d China time, from Fire Horse \(丙午\) to Fire Goat \(丁未\)/,
  );
});

test.each([
  ['/compatibility/ox-rat', '/compatibility/rat-ox'],
  ['/compatibility/rat-ox', '/compatibility/rat-ox'],
  ['/signs/rat', '/signs/rat'],
  ['/signs/cat', undefined],
  ['/years/1899', undefined],
  ['/years/2101', undefined],
  ['/years/02026', undefined],
  ['/compatibility', undefined],
  ['/compatibility/rat', undefined],
  ['/compatibility/pig-rat-ox', '/compatibility/rat-ox-pig'],
  ['/ox-rat', undefined],
])('the page of the path %s is %s', (path, expected) => {
  expect(almanacPath(path)).toBe(expected);
});

test.each(['cat', 'ox-rat', 'rat-cat', '', 'toString'])('there is no share picture of %j', (subject) => {
  expect(sharePicture(subject)).toBeUndefined();
});
