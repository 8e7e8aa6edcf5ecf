import { describe, expect, test } from 'vitest';
import { lifePathNumber } from '@org/zodiac-core';
import { shippedFacts } from './test/shipped-facts.ts';
import { unaccountedFigures } from './test/stated-figures.ts';
import { KeywordRefused, type ArticleDraft, type ArticleFacts } from './article.ts';
import { countWords } from './check-draft.ts';
import { composeArticle } from './compose-article.ts';
import { plainKeyword } from './keyword-topics.ts';

const keywords = [
  '1987 rabbit man in business',
  'best car for a tiger',
  'is 2027 a good year for a horse',
  'life path 11 and the year of the snake',
  'Texas zodiac sign',
  'water dragon 1952 vs 2012',
  'DRAGNO compatability',
  'oxen careers',
  'ox career',
  'rabbit love',
  'rabbit marriage',
  'rabbit and rooster marriage',
  'Honda founding year zodiac',
  'Apple company chinese zodiac',
  'chinese zodiac elements',
  'metal monkey money',
  'quantum gardening',
  '<script>alert(1)</script><b>pig</b> luck',
  'born in January 1990 which animal',
  '龙 year 2000',
  'hiring a rooster manager',
  'goat vs sheep',
  'water element personality',
  'fire and metal elements in marriage',
  'toyota vs honda astrology',
  'Texas or Vermont for a move',
  'number 8 numerology',
  'birthday number 29',
  'what is my zodiac sign if born 20 January 1990',
  'double hour of the horse',
  'lucky numbers for rabbits',
  'three harmonies',
  'electric car brands by zodiac',
  'zodiac for entrepreneurs',
];
const nothing: ArticleFacts = { companies: [], carBrands: [], usStates: [], keywords: [] };

const write = (keyword: string, targetWordCount: number, facts = shippedFacts): ArticleDraft =>
  composeArticle(
    {
      keyword,
      targetWordCount,
      businessLocation: 'Global',
      includeLocalSeo: false,
    },
    facts,
  );

/** Whether the article names a row, in a sentence or in a table. */
const namesRow = (html: string, name: string, year: number): boolean => {
  const escaped = name.replaceAll('&', '&amp;');
  return html.includes(`${escaped} (${year})`) || html.includes(`${escaped}</th><td>${year}</td>`);
};

const matches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, inner = '']) => inner);

describe('the built-in composer', () => {
  test.each([300, 450, 700, 1000, 2000, 3500, 5000])(
    'an article of %i words has a word count within 10 %%, with full and with empty tables',
    (target) => {
      for (const keyword of ['', ...keywords]) {
        for (const facts of [shippedFacts, nothing]) {
          const { html } = write(keyword, target, facts);
          expect(Math.abs(countWords(html) - target), keyword).toBeLessThanOrEqual(target / 10);
        }
      }
    },
  );

  test.each(keywords)('every figure in an article about "%s" is in the calendar or the tables', (keyword) => {
    for (const target of [300, 2000, 5000]) {
      const { html } = write(keyword, target);
      expect(unaccountedFigures(html, plainKeyword(keyword), shippedFacts)).toEqual([]);
    }
  });

  test('the check of figures finds a changed digit', () => {
    const keyword = '1987 rabbit man in business';
    const { html } = write(keyword, 2000);
    const digits = [
      ...html.replaceAll(`“${keyword}”`, (quoted) => '_'.repeat(quoted.length)).matchAll(/(?<!<\/?h)\d/g),
    ];
    // Plus two: the names of years repeat every 60 years, and a thousands digit changed by one could match again.
    const changed = digits.map(({ index, 0: digit }) => ({
      article: html.slice(0, index) + ((Number(digit) + 2) % 10) + html.slice(index + 1),
      where: html.slice(index - 60, index + 20),
    }));
    expect(changed.length).toBeGreaterThan(300);
    const missed = changed
      .filter((_, index) => index % 7 === 0)
      .filter(({ article }) => unaccountedFigures(article, keyword, shippedFacts).length === 0);
    expect(missed.map(({ where }) => where)).toEqual([]);
  });

  test('no paragraph occurs twice, in one article or in two', () => {
    const seen = new Map<string, string>();
    for (const keyword of keywords) {
      const { html } = write(keyword, 2000);
      for (const paragraph of matches(html, /<p>(.*?)<\/p>/g)) {
        expect(seen.get(paragraph), paragraph).toBeUndefined();
        seen.set(paragraph, keyword);
      }
    }
  });

  test('thirty articles about the same subjects share at most one paragraph', () => {
    const subjects = [
      'career',
      'love',
      'money',
      'luck',
      'years',
      'man',
      'woman',
      'personality',
      'at work',
      'in 2026',
    ];
    const seen = new Set<string>();
    let shared = 0;
    let paragraphs = 0;
    for (const sign of ['rooster', 'horse', 'life path 7']) {
      for (const subject of subjects) {
        const { html } = write(`${sign} ${subject}`, 2000);
        for (const paragraph of matches(html, /<p>(.*?)<\/p>/g)) {
          paragraphs += 1;
          if (seen.has(paragraph)) shared += 1;
          seen.add(paragraph);
        }
      }
    }
    expect(paragraphs).toBeGreaterThan(800);
    expect(shared).toBeLessThanOrEqual(1);
  });

  test.each([
    [
      'dragon and monkey compatibility',
      /^Dragon and Monkey Compatibility: /,
      /Dragon and Monkey score 90 of 100/,
    ],
    ['DRAGNO career', /^Dragon Career/, /^At work the Dragon/],
    ['year of the horse 2026', /^Year of the Horse 2026: /, /17 February 2026/],
    [
      'companies founded in dragon years',
      /^Companies Founded in Dragon Years/,
      /\d+ companies under the Dragon/,
    ],
    [
      '',
      /^The Chinese Zodiac: /,
      /^(?:The Chinese zodiac gives each year one of twelve animals|Twelve animals and five elements)/,
    ],
  ])('the title and description of "%s" are about the keyword', (keyword, title, description) => {
    const draft = write(keyword, 600);
    expect(draft.title).toMatch(title);
    expect(draft.metaDescription).toMatch(description);
  });

  test('the sections that match the keyword come first', () => {
    const headings = (keyword: string) => matches(write(keyword, 2000).html, /<h[23]>(.*?)<\/h[23]>/g);
    expect(headings('companies founded in dragon years')[0]).toMatch(/Companies/);
    expect(headings('life path number 7 meaning')[1]).toBe('Life path 7: the Scholar');
    expect(headings('dragon and monkey compatibility')[0]).toMatch(/join|side by side|meet/);
    expect(headings('water element personality')[0]).toMatch(/Water/);
    expect(headings('fire and metal elements in marriage')[0]).toMatch(/two/);
    expect(
      headings('chinese zodiac elements').filter((heading) =>
        /stands for|among the five|^The element/.test(heading),
      ),
    ).toHaveLength(5);
    expect(headings('electric car brands by zodiac')[0]).toMatch(/Car/);
    expect(headings('year of the horse 2026')[0]).toMatch(/Horse years/);
  });

  test('short and long articles have headings, a table, questions and the entertainment notice', () => {
    for (const target of [300, 2000]) {
      const { html } = write('is 2027 a good year for a horse', target);
      expect(matches(html, /<h2>(.*?)<\/h2>/g).length).toBeGreaterThanOrEqual(2);
      expect(html).toMatch(/<table>.*<th scope="row">2027 Fire Goat</);
      expect(matches(html, /<h3>([^<]*\?)<\/h3>/g).length).toBeGreaterThanOrEqual(2);
      expect(html).toMatch(/<blockquote>.*entertainment.*professional/);
    }
  });

  test.each([
    ['is 2027 a good year for a horse', /Horse and Goat score 95 of 100/],
    ['water dragon 1952 vs 2012', /27 January 1952 to 13 February 1953.*23 January 2012 to 9 February 2013/],
    ['Texas zodiac sign', /Texas \(1845\) is filed under the Snake/],
    ['life path 11 and the year of the snake', /life path 11 is called the Inspirer/],
    ['best car for a tiger', /lists \d+ car brands under the Tiger/],
    ['water element personality', /Water is one of the five elements, the fixed one of the Rat and Pig/],
    ['toyota vs honda astrology', /Toyota \(1937\) .* Ox.*Honda \(1948\) .* Rat.*Ox and Rat score 95 of 100/],
    [
      'Texas or Vermont for a move',
      /Texas \(1845\) .* Snake.*Vermont \(1791\) .* Pig.*Snake and Pig score 20/,
    ],
    ['Ferrari', /Ferrari \(1947\) is filed under the Pig(?!.*Both stand)/],
    ['number 8 numerology', /life path 8 is called the Organiser/],
    ['birthday number 29', /day 29 reduces to 11, and 11 is called the Inspirer/],
    [
      'what is my sign if born 20 January 1990',
      /born on 20 January 1990 is a Snake, of the 1989 Earth Snake year/,
    ],
    ['zodiac of February 5th, 1962', /born on 5 February 1962 is a Tiger/],
    ['born 1962-02-04', /born on 4 February 1962 is an Ox/],
    ['double hour of the horse', /The Horse’s double hour is 11:00 to 12:59/],
    ['lucky numbers for rabbits', /the Rabbit’s lucky numbers are 3, 4 and 6/],
    ['three harmonies', /belong together: Rat, Dragon and Monkey; Ox, Snake and Rooster;/],
    ['what is a six clash', /stand against each other: Rat and Horse; Ox and Goat;/],
    [
      'electric car brands by zodiac',
      /our list begins with \d+ car brands under the \w+ and ends with \d+ car/,
    ],
    [
      'US states by zodiac',
      /begins with 10 US states under the Monkey and ends with 1 US state under the Rooster/,
    ],
    ['goat vs rat', /six harm \(六害\)/],
    [
      'quantum gardening',
      /Neither the Chinese calendar nor the tables of Zodiac Atlas have an entry of that name/,
    ],
    ['1988 rabbit', /the 1988 Earth Dragon year/i],
  ])('the first paragraph about "%s" answers it', (keyword, answer) => {
    const { html } = write(keyword, 600);
    expect(matches(html, /^<p>(.*?)<\/p>/g)[0]).toMatch(answer);
  });

  test('compatibility is given for signs, never for birth years', () => {
    for (const keyword of [
      'quantum gardening',
      'zodiac compatibility',
      'chinese zodiac elements',
      'rabbit love',
    ]) {
      const { html } = write(keyword, 5000);
      expect(html).toMatch(/score \d+ of 100/);
      expect(html).not.toMatch(/loves somebody|try it on|stand between the \d|two people from/);
      for (const [sentence] of html.replaceAll(/<[^>]*>/g, ' ').matchAll(/[^.]*\bscore \d+ of 100\b[^.]*\./g))
        expect(sentence).not.toMatch(/\b(?!100\b)\d{3,4}\b/);
    }
  });

  test.each([
    '1990 horse and 2012 dragon compatibility',
    'rabbit man 1975 and 2011 rabbit girl love',
    'dragon 2012 love match',
    'born 5 March 1988 and 7 June 2013, marriage',
    'tiger and ox born 2027 and 1985',
    'horse and 2024 dragon',
    '15 year old snake and rat dating',
    'love between a goat aged 17 and a pig',
    'teen romance of the ox',
    'ox and unborn tiger compatibility',
  ])('a keyword that pairs a minor or an unborn person is refused: "%s"', (keyword) => {
    expect(() => write(keyword, 600)).toThrow(KeywordRefused);
  });

  test.each([
    'is 2027 a good year for a horse',
    'rabbit love 2027',
    'year of the horse 2026',
    'water tiger 2022',
    'metal ox 2021 child personality',
    '1990 horse and 1988 dragon compatibility',
    'Texas companies founded in 2015 or 2018',
  ])('a year alone is written about: "%s"', (keyword) => {
    expect(write(keyword, 600).html).toContain('<h2>');
  });

  test('life path 33 is described as unreachable, and no table is empty', () => {
    // The range of month + day + year over all dates of the calendar.
    const sums = Array.from({ length: 2243 - 1585 + 1 }, (_, index) => 1585 + index);
    expect(sums.filter((sum) => lifePathNumber({ year: sum - 2, month: 1, day: 1 }) === 33)).toEqual([]);
    for (const keyword of ['life path 33', 'master number 33 meaning', ...keywords]) {
      const { html } = write(keyword, 2000);
      expect(html, keyword).not.toContain('<tbody></tbody>');
    }
    const { html } = write('life path 33', 2000);
    expect(html).toContain('No birth date from 1583 to 2200 adds up to 33');
    expect(unaccountedFigures(html, 'life path 33', shippedFacts)).toEqual([]);
  });

  test('an article names at most fifteen rows of a table, and all articles together a tenth', () => {
    const requested = [
      ...keywords,
      'companies founded in dragon years',
      'car brands by zodiac sign',
      'US states by zodiac sign',
      'Vermont and Texas and Ohio and Utah and Iowa',
      'Microsoft and Intel and Sony and Samsung',
    ];
    const keywordsSoFar: string[] = [];
    const all = { companies: new Set<string>(), carBrands: new Set<string>(), usStates: new Set<string>() };
    for (const keyword of requested) {
      for (const target of [2000, 5000]) {
        const { html } = write(keyword, target, { ...shippedFacts, keywords: keywordsSoFar });
        for (const table of ['companies', 'carBrands', 'usStates'] as const) {
          const named = shippedFacts[table].filter(({ name, year }) => namesRow(html, name, year));
          expect(named.length, `${keyword} ${table}`).toBeLessThanOrEqual(15);
          for (const { name } of named) all[table].add(name);
        }
      }
      keywordsSoFar.push(keyword);
    }
    for (const table of ['companies', 'carBrands', 'usStates'] as const) {
      expect(all[table].size, table).toBeGreaterThan(0);
      expect(all[table].size, table).toBeLessThanOrEqual(shippedFacts[table].length / 10);
    }
  });

  test('a row that articles may not name is referred to the database', () => {
    const keywordsSoFar = ['Ohio', 'Utah', 'Iowa', 'Maine', 'Nevada', 'Idaho'];
    const { html } = write('Vermont zodiac', 600, { ...shippedFacts, keywords: keywordsSoFar });
    expect(html).toContain('The sign of Vermont stands in the database');
    expect(html).not.toContain('Vermont (1791)');
  });

  test('the same keyword gives the same article', () => {
    expect(write('rabbit love', 900)).toEqual(write('rabbit love', 900));
  });

  test('markup in a keyword reaches neither the title nor the body', () => {
    const draft = write('<img src=x onerror=alert(1)> "tiger" & <svg/onload=alert(2)>', 500);
    expect(JSON.stringify(draft)).not.toMatch(/<img|<svg|onerror|onload/);
    expect(draft.title).toMatch(/^Tiger: /);
  });

  test('the business location is mentioned if local SEO is on', () => {
    const request = {
      keyword: 'tiger',
      targetWordCount: 600,
      businessLocation: 'Texas',
      includeLocalSeo: true,
    };
    const { html } = composeArticle(request, shippedFacts);
    expect(html).toMatch(/Texas \(1845\) is itself filed under the Snake/);
  });

  test('the text has no repeated word, wrong indefinite article, space before a full stop or empty sentence', () => {
    for (const keyword of keywords) {
      const { html } = write(keyword, 5000);
      const text = html.replace(/<[^>]+>/g, '\n').replaceAll(`“${plainKeyword(keyword)}”`, '“”');
      expect(
        text.match(
          /\ba (?:Ox|Earth|Inspirer|Explorer|Organiser)\b|\ban (?:Rat|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)\b|\b([a-z]+) \1\b|[^.]\.\.| \.| ,|\bundefined\b|\bNaN\b/g,
        ),
        keyword,
      ).toBeNull();
    }
  });
});
