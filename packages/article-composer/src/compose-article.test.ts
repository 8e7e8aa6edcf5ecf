import { expect, test } from 'vitest';
import { isTrue } from './test/claim-is-true.ts';
import { keywords } from './test/keywords.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf, unstatedFigures } from './test/stated-figures.ts';
import { matches, write } from './test/write.ts';
import type { ArticleFacts } from './article.ts';
import { countWords } from './check-draft.ts';
import type { Claim } from './claims/claim.ts';
import { dayOfCountsIn, isCount } from './claims/day-of-counts.ts';
import { composeArticle, refusalOf, type ComposedArticle } from './compose-article.ts';

const withoutRows: ArticleFacts = { ...shippedFacts, companies: [], carBrands: [], usStates: [] };

const shippedTable = [...shippedFacts.companies, ...shippedFacts.carBrands, ...shippedFacts.usStates];

const falseClaims = (article: ComposedArticle): Claim[] =>
  claimsOf(article)
    .map(({ claim }) => claim)
    .filter((claim) => !isTrue(claim, shippedFacts));

/**
 * Copies of a claim in which one number is higher by one. Leaves out numbers whose change may leave the claim true: two years
 * may have equal lengths or equal counts.
 */
const withOneNumberChanged = (claim: Claim): Claim[] =>
  Object.entries(claim).flatMap(([name, value]) =>
    typeof value === 'number' &&
    claim.kind !== 'range of new years' &&
    !(name === 'year' && /^(?:length of year|count of year|count of kind)$/.test(claim.kind))
      ? [{ ...claim, [name]: value + 1 }]
      : [],
  );

test.each(keywords)(
  'every claim of an article about "%s" is true of the calendar and the tables',
  (keyword) => {
    expect(falseClaims(write(keyword, 5000))).toEqual([]);
  },
);

test.each(keywords)('every figure in an article about "%s" is stated by one of its claims', (keyword) => {
  for (const target of [300, 5000]) expect(unstatedFigures(write(keyword, target))).toEqual([]);
});

test('a claim with a changed number is false', () => {
  const claims = keywords.flatMap((keyword) => claimsOf(write(keyword, 5000)));
  // Many articles state the same claim.
  const distinct = new Map(claims.map(({ claim }) => [JSON.stringify(claim), claim]));
  const changed = [...distinct.values()].flatMap(withOneNumberChanged);
  expect(changed.filter((claim) => isTrue(claim, shippedFacts))).toEqual([]);
  const changedKinds = new Set(changed.map(({ kind }) => kind));
  expect(changedKinds.size).toBeGreaterThan(10);
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
    const lengths = [300, 2000, 5000].map((target) => {
      const words = countWords(write(keyword, target).html);
      expect(words, keyword).toBeLessThanOrEqual(target * 1.1);
      return words;
    });
    expect(lengths, keyword).toEqual(lengths.toSorted((a, b) => a - b));
  }
  expect(write('goat man', 3000).html).toBe(write('goat man', 5000).html);
});

test('the composer writes articles about signs and the calendar even if the lists are empty', () => {
  for (const keyword of ['ox career', 'tiger and ox compatibility', 'year of the horse 2026', 'tai sui'])
    expect(countWords(write(keyword, 2000, withoutRows).html), keyword).toBeGreaterThan(100);
});

test('titles have at most 60 characters, descriptions at most 155', () => {
  for (const keyword of keywords) {
    const { title, metaDescription } = write(keyword);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(metaDescription.length, metaDescription).toBeLessThanOrEqual(155);
  }
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

test('an article with counts names their day at its end, and no headline states a count', () => {
  const day = '<p>Counts are as of July 1, 2026.</p>';
  for (const target of [300, 5000]) {
    for (const keyword of keywords) {
      const { html, outline, headlineClaims, figure } = write(keyword, target);
      const hasCounts = outline.some(({ claims }) => claims.some(({ claim }) => isCount(claim)));
      expect([keyword, html.includes(`${day}<blockquote>`)]).toEqual([keyword, hasCounts]);
      expect([keyword, dayOfCountsIn(html)]).toEqual([keyword, hasCounts ? day : undefined]);
      // Headlines may state the year of a count.
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
  expect([...new Set(pages)].toSorted()).toEqual(['/car-brands', '/companies', '/us-states']);
});

test('the same keyword gives the same article', () => {
  expect(write('rabbit love', 900, { ...shippedFacts })).toEqual(write('rabbit love', 900));
});

test('an article has no table twice', () => {
  for (const keyword of keywords) {
    const tables = matches(write(keyword, 5000).html, /<table>(.*?)<\/table>/gs);
    expect(new Set(tables).size, keyword).toBe(tables.length);
  }
});

test.each(['tiger and tiger compatibility', 'dog temper', 'rooster personality', 'rabbit 2028', 'ox money'])(
  'an article about "%s" says no sentence twice',
  (keyword) => {
    const paragraphs = matches(write(keyword, 5000).html, /<p>(.*?)<\/p>/g);
    const sentences = paragraphs.flatMap((each) => each.split(/(?<=[.?!]) (?=[A-Z])/));
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((each, at) => sentences.indexOf(each) !== at)).toEqual([]);
  },
);

test('short texts share a paragraph, so few paragraphs have a single sentence', () => {
  for (const keyword of ['rat personality', 'rabbit 2028', 'snake and rooster at work', 'wood element']) {
    const paragraphs = matches(write(keyword, 5000).html, /<p>(.*?)<\/p>/g);
    const single = paragraphs.filter((each) => !/[.?!] [A-Z]/.test(each));
    expect(single.length, keyword).toBeLessThan(paragraphs.length / 2);
  }
});

test('a new article of fewer than four hundred words is refused and a larger one suggested; a published one is written again', () => {
  const request = {
    keyword: 'life path number 33',
    targetWordCount: 2000,
    businessLocation: 'Global',
    includeLocalSeo: false,
  };
  expect(countWords(composeArticle(request, shippedFacts).html)).toBeLessThan(400);
  expect(() => composeArticle({ ...request, isNew: true }, shippedFacts)).toThrow(
    'It is better as a section of a larger article. Did you mean “life path numbers”?',
  );
  expect(refusalOf(request.keyword, shippedFacts)).toMatch(/^There are only \d+ honest words/);
  expect(refusalOf(request.keyword, { ...shippedFacts, keywords: [request.keyword] })).toBeUndefined();
  const long = { ...request, keyword: 'rat personality', isNew: true };
  expect(countWords(composeArticle(long, shippedFacts).html)).toBeGreaterThan(700);
});

test('the text has no repeated word, wrong indefinite article, space before a full stop or empty sentence', () => {
  for (const keyword of keywords) {
    const text = write(keyword, 5000).html.replace(/<[^>]+>/g, '\n');
    expect(
      text.match(
        /\ba (?:Ox|Earth|Inspirer|Explorer|Organizer)\b|\ban (?:Rat|Tiger|Rabbit|Dragon|Snake|Horse|Goat|Monkey|Rooster|Dog|Pig)\b|\b([a-z]+) \1\b| {2}|[^.]\.\.| \.| ,|[{}]|\bundefined\b|\bNaN\b/g,
      ),
      keyword,
    ).toBeNull();
  }
});
