import { describe, expect, test } from 'vitest';
import { isTrue } from './test/claim-is-true.ts';
import { keywords as kinds } from './test/keywords.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf, unstatedFigures } from './test/stated-figures.ts';
import { searchersKeywords } from './test/searchers-keywords.ts';
import { strangersKeywords } from './test/strangers-keywords.ts';
import { matches, write } from './test/write.ts';
import type { ArticleFacts } from './article.ts';
import { countWords } from './check-draft.ts';
import type { Claim } from './claims/claim.ts';
import { dayOfCountsIn, isCount } from './claims/day-of-counts.ts';
import type { ComposedArticle } from './compose-article.ts';

const keywords = [...kinds, ...strangersKeywords, ...searchersKeywords];

const withoutRows: ArticleFacts = { ...shippedFacts, companies: [], carBrands: [], usStates: [] };

const falseClaims = (article: ComposedArticle): Claim[] =>
  claimsOf(article)
    .map(({ claim }) => claim)
    .filter((claim) => !isTrue(claim, shippedFacts));

/** Copies of a claim in which one number is higher by one. Two years may have one length or one number of rows. */
const withOneNumberChanged = (claim: Claim): Claim[] =>
  Object.entries(claim).flatMap(([name, value]) =>
    typeof value === 'number' && !(name === 'year' && /^(?:length|count) of year$/.test(claim.kind))
      ? [{ ...claim, [name]: value + 1 }]
      : [],
  );

describe('the built-in composer', () => {
  test.each(keywords)(
    'every claim of an article about "%s" is true of the calendar and the tables',
    (keyword) => {
      expect(falseClaims(write(keyword, 5000))).toEqual([]);
    },
  );

  test.each(keywords)('every figure in an article about "%s" is stated by one of its claims', (keyword) => {
    for (const target of [300, 5000]) expect(unstatedFigures(write(keyword, target))).toEqual([]);
  });

  test('nearly all articles state claims of the calendar or the tables', () => {
    const silent = keywords.filter((keyword) => claimsOf(write(keyword)).length === 0);
    expect(silent).toEqual(['Chinese zodiac reading']);
  });

  test('a claim with a changed number is false', () => {
    const changedKinds = new Set<string>();
    for (const keyword of keywords) {
      for (const { claim } of claimsOf(write(keyword, 5000))) {
        for (const changed of withOneNumberChanged(claim)) {
          changedKinds.add(claim.kind);
          expect(isTrue(changed, shippedFacts), JSON.stringify(changed)).toBe(false);
        }
      }
    }
    expect(changedKinds.size).toBeGreaterThan(13);
  });

  test('a figure that is changed only in the text is detected', () => {
    const article = write('year of the horse 2026', 2000);
    const { html } = article;
    const digits = [...html.matchAll(/(?<!<\/?h)\d/g)].filter((_, index) => index % 7 === 0);
    expect(digits.length).toBeGreaterThan(20);
    for (const { index, 0: digit } of digits) {
      const changed = html.slice(0, index) + ((Number(digit) + 1) % 10) + html.slice(index + 1);
      expect(unstatedFigures({ ...article, html: changed }), html.slice(index - 60, index + 20)).not.toEqual(
        [],
      );
    }
  });

  test('the target is a ceiling with a tolerance of a tenth, and nothing is added to reach it', () => {
    for (const keyword of keywords) {
      const lengths = [300, 700, 2000, 5000].map((target) => {
        const words = countWords(write(keyword, target).html);
        expect(words, keyword).toBeLessThanOrEqual(target * 1.1);
        return words;
      });
      expect(lengths, keyword).toEqual(lengths.toSorted((a, b) => a - b));
    }
    expect(write('goat man', 2000).html).toBe(write('goat man', 5000).html);
  });

  test('without rows of the tables, articles about signs and the calendar are written all the same', () => {
    for (const keyword of ['ox career', 'tiger and ox compatibility', 'year of the horse 2026', 'tai sui'])
      expect(countWords(write(keyword, 2000, withoutRows).html), keyword).toBeGreaterThan(100);
  });

  test('titles have at most 60 characters, descriptions at most 155, and both are the article’s own', () => {
    const [titles, descriptions] = [new Set<string>(), new Set<string>()];
    for (const keyword of kinds) {
      const { title, metaDescription } = write(keyword);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(155);
      titles.add(title);
      descriptions.add(metaDescription);
    }
    // Two keywords ask for one article: "DRAGNO compatability" is about the Dragon only.
    expect([titles.size, descriptions.size]).toEqual([kinds.length, kinds.length]);
  });

  test('the outline names the headings in the order of the text, and every article ends with the notice', () => {
    for (const keyword of keywords) {
      const { html, outline } = write(keyword);
      expect(matches(html, /<h2>(.*?)<\/h2>/g), keyword).toEqual(
        outline.map(({ heading }) => heading).filter(Boolean),
      );
      expect(html).toMatch(/<blockquote><p>For entertainment only[^<]*<\/p><\/blockquote>$/);
    }
  });

  test('an article with counts names their day at its end, another names none, and neither states one in its headline', () => {
    const day = '<p>Counts are as of July 1, 2026.</p>';
    for (const target of [300, 5000]) {
      for (const keyword of keywords) {
        const { html, outline, headlineClaims, figure } = write(keyword, target);
        const hasCounts = outline.some(({ claims }) => claims.some(({ claim }) => isCount(claim)));
        expect([keyword, html.includes(`${day}<blockquote>`)]).toEqual([keyword, hasCounts]);
        expect([keyword, dayOfCountsIn(html)]).toEqual([keyword, hasCounts ? day : undefined]);
        // The year of rows is stated from a count of them.
        expect(headlineClaims.filter(({ claim, words }) => isCount(claim) && !/^\d{4}$/.test(words))).toEqual(
          [],
        );
        const caption = figure?.kind === 'bars' ? figure.caption : '';
        expect(caption).not.toMatch(/ by sign(?! on July 1, 2026$)/);
      }
    }
  });

  test('no table, list, paragraph or heading is empty, and no heading stands alone', () => {
    for (const keyword of keywords) {
      expect(write(keyword).html, keyword).not.toMatch(/<(\w+)[^>]*>\s*<\/\1>|<\/h2>(?:<h2>|$)/);
    }
  });

  test('links lead to pages of the product, to sources, or to https addresses of the tables', () => {
    const websites = new Set<string | null>(shippedTable.map(({ website }) => website));
    const links = keywords.flatMap((keyword) => matches(write(keyword).html, /href="([^"]*)"/g));
    const pages = links.filter(
      (href) => !websites.has(href) && !href.startsWith('https://en.wikipedia.org/wiki/'),
    );
    expect(links.length).toBeGreaterThan(20);
    expect([...new Set(pages)].toSorted()).toEqual([
      '/car-brands',
      '/companies',
      '/us-states',
      '/zodiac-sample',
    ]);
  });

  test('the same keyword gives the same article', () => {
    expect(write('rabbit love', 900)).toEqual(write('rabbit love', 900));
  });

  test('compatibility is given for signs, never for birth years', () => {
    for (const keyword of [
      'zodiac compatibility',
      'rabbit love',
      '1990 horse and 1988 dragon compatibility',
    ]) {
      const { html } = write(keyword, 5000);
      for (const [sentence] of html.replaceAll(/<[^>]*>/g, ' ').matchAll(/[^.]*\bscore \d+ of 100\b[^.]*\./g))
        expect(sentence).not.toMatch(/\b(?!100\b)\d{3,4}\b/);
    }
    expect(write('1990 horse and 1988 dragon compatibility').html).toContain(
      'Horse and Dragon score 60 of 100',
    );
  });

  test('the text has no repeated word, wrong indefinite article, space before a full stop or empty sentence', () => {
    for (const keyword of keywords) {
      const text = write(keyword, 5000).html.replace(/<[^>]+>/g, '\n');
      expect(
        text.match(
          /\ba (?:Ox|Earth|Inspirer|Explorer|Organiser)\b|\ban (?:Rat|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)\b|\b([a-z]+) \1\b|[^.]\.\.| \.| ,|\bundefined\b|\bNaN\b/g,
        ),
        keyword,
      ).toBeNull();
    }
  });
});

const shippedTable = [...shippedFacts.companies, ...shippedFacts.carBrands, ...shippedFacts.usStates];
