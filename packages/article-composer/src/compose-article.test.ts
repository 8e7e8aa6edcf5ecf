import { describe, expect, test } from 'vitest';
import { isTrue } from './test/claim-is-true.ts';
import { shippedFacts } from './test/shipped-facts.ts';
import { claimsOf, unstatedFigures } from './test/stated-figures.ts';
import { KeywordRefused, type ArticleFacts } from './article.ts';
import { countWords } from './check-draft.ts';
import type { Claim } from './claims/claim.ts';
import { composeArticle, type ComposedArticle } from './compose-article.ts';
import { plainKeyword } from './keyword/plain-keyword.ts';

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
const nothing: ArticleFacts = { ...shippedFacts, companies: [], carBrands: [], usStates: [] };

const write = (keyword: string, targetWordCount: number, facts = shippedFacts): ComposedArticle =>
  composeArticle(
    {
      keyword,
      targetWordCount,
      businessLocation: 'Global',
      includeLocalSeo: false,
    },
    facts,
  );

const falseClaims = (article: ComposedArticle, keyword: string): Claim[] =>
  claimsOf(article)
    .map(({ claim }) => claim)
    .filter((claim) => !isTrue(claim, shippedFacts, plainKeyword(keyword)));

/** The claims of the introduction, which answers the keyword. */
const answersTo = (keyword: string): Claim[] =>
  write(keyword, 600).outline.flatMap(({ about, claims }) =>
    about === 'answers' ? claims.map(({ claim }) => claim) : [],
  );

const subjectsOf = (keyword: string): string[] => write(keyword, 2000).outline.map(({ about }) => about);

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

  test.each(keywords)(
    'every claim of an article about "%s" is true of the calendar and the tables',
    (keyword) => {
      for (const target of [300, 2000, 5000])
        expect(falseClaims(write(keyword, target), keyword)).toEqual([]);
    },
  );

  test.each(keywords)('every figure in an article about "%s" is stated by one of its claims', (keyword) => {
    for (const target of [300, 2000, 5000]) expect(unstatedFigures(write(keyword, target))).toEqual([]);
  });

  test('a claim with a changed number is false', () => {
    const kinds = new Set<string>();
    for (const keyword of keywords) {
      for (const { claim } of claimsOf(write(keyword, 5000))) {
        for (const changed of withOneNumberChanged(claim)) {
          kinds.add(claim.kind);
          expect(isTrue(changed, shippedFacts, plainKeyword(keyword)), JSON.stringify(changed)).toBe(false);
        }
      }
    }
    expect(kinds.size).toBeGreaterThan(15);
  });

  test('a figure that is changed only in the text is detected', () => {
    const article = write('1987 rabbit man in business', 2000);
    const { html } = article;
    const digits = [...html.matchAll(/(?<!<\/?h)\d/g)].filter((_, index) => index % 7 === 0);
    expect(digits.length).toBeGreaterThan(40);
    for (const { index, 0: digit } of digits) {
      const changed = html.slice(0, index) + ((Number(digit) + 1) % 10) + html.slice(index + 1);
      expect(unstatedFigures({ ...article, html: changed }), html.slice(index - 60, index + 20)).not.toEqual(
        [],
      );
    }
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

  test.each<[keyword: string, title: RegExp, description: Partial<Claim>]>([
    [
      'dragon and monkey compatibility',
      /^Dragon and Monkey Compatibility: /,
      { kind: 'pairing', signs: ['dragon', 'monkey'], score: 90 },
    ],
    [
      'year of the horse 2026',
      /^Year of the Horse 2026: /,
      { kind: 'date range', year: 2026, sign: 'horse' },
    ],
    [
      'companies founded in dragon years',
      /^Companies Founded in Dragon Years/,
      { kind: 'count', of: 'companies', sign: 'dragon' },
    ],
  ])('the title and description of "%s" are about the keyword', (keyword, title, description) => {
    const article = write(keyword, 600);
    expect(article.title).toMatch(title);
    expect(article.headlineClaims.map(({ claim }) => claim)).toContainEqual(
      expect.objectContaining(description),
    );
  });

  test.each([
    ['DRAGNO career', /^Dragon Career/, /^At work the Dragon/],
    [
      '',
      /^The Chinese Zodiac: /,
      /^(?:The Chinese zodiac gives each year one of twelve animals|Twelve animals and five elements)/,
    ],
  ])('the title and description of "%s" are about the keyword in words', (keyword, title, description) => {
    const article = write(keyword, 600);
    expect(article.title).toMatch(title);
    expect(article.metaDescription).toMatch(description);
  });

  test.each([
    ['companies founded in dragon years', 'companies'],
    ['life path number 7 meaning', 'numerology'],
    ['dragon and monkey compatibility', 'pair'],
    ['water element personality', 'element'],
    ['fire and metal elements in marriage', 'two elements'],
    ['electric car brands by zodiac', 'carBrands'],
    ['year of the horse 2026', 'table of years'],
  ])(
    'after the introduction, an article about "%s" begins with the section on its subject: %s',
    (keyword, about) => {
      expect(subjectsOf(keyword).slice(0, 2)).toEqual(['answers', about]);
    },
  );

  test('an article about the elements has a section on each of the five', () => {
    expect(subjectsOf('chinese zodiac elements').filter((about) => about === 'element')).toHaveLength(5);
  });

  test('short and long articles have a table of years, questions and the entertainment notice', () => {
    for (const target of [300, 2000]) {
      const { html, outline } = write('is 2027 a good year for a horse', target);
      expect(outline.map(({ about }) => about)).toEqual(
        expect.arrayContaining(['answers', 'table of years', 'questions', 'notice']),
      );
      expect(outline.find(({ about }) => about === 'table of years')?.claims).toContainEqual({
        claim: { kind: 'zodiac year', year: 2027, sign: 'goat', element: 'Fire' },
        source: 'cycle of sixty',
        words: '2027 Fire Goat',
      });
      expect(html).toMatch(/<table>.*<th scope="row">2027 Fire Goat</);
      expect(matches(html, /<h3>([^<]*\?)<\/h3>/g).length).toBeGreaterThanOrEqual(2);
      expect(html).toMatch(/<blockquote>.*entertainment.*professional/);
    }
  });

  test('the outline names the headings in the order of the text', () => {
    const { html, outline } = write('rabbit love', 2000);
    expect(matches(html, /<h2>(.*?)<\/h2>/g)).toEqual(outline.map(({ heading }) => heading).filter(Boolean));
  });

  test.each<[keyword: string, ...answers: Partial<Claim>[]]>([
    ['is 2027 a good year for a horse', { kind: 'pairing', signs: ['horse', 'goat'], score: 95 }],
    [
      'snake and monkey marriage',
      {
        kind: 'pairing',
        signs: ['snake', 'monkey'],
        score: 70,
        rules: ['six-harmony', 'punishment', 'six-destruction'],
      },
    ],
    ['rat and rabbit marriage', { kind: 'pairing', score: 45, rules: ['punishment'] }],
    ['rat and pig marriage', { kind: 'pairing', score: 60, rules: ['three-meetings'] }],
    [
      'water dragon 1952 vs 2012',
      { kind: 'date range', from: { year: 1952, month: 1, day: 27 }, to: { year: 1953, month: 2, day: 13 } },
      { kind: 'date range', from: { year: 2012, month: 1, day: 23 }, to: { year: 2013, month: 2, day: 9 } },
    ],
    ['Texas zodiac sign', { kind: 'table row', table: 'usStates', name: 'Texas', year: 1845, sign: 'snake' }],
    ['life path 11 and the year of the snake', { kind: 'life path', number: 11, title: 'Inspirer' }],
    ['best car for a tiger', { kind: 'count', of: 'carBrands', sign: 'tiger' }],
    ['water element personality', { kind: 'signs of element', element: 'Water', signs: ['rat', 'pig'] }],
    [
      'toyota vs honda astrology',
      { kind: 'table row', name: 'Toyota', year: 1937, sign: 'ox' },
      { kind: 'table row', name: 'Honda', year: 1948, sign: 'rat' },
      { kind: 'pairing', signs: ['ox', 'rat'], score: 95 },
    ],
    [
      'Texas or Vermont for a move',
      { kind: 'table row', name: 'Texas', sign: 'snake' },
      { kind: 'table row', name: 'Vermont', sign: 'pig' },
      { kind: 'pairing', signs: ['snake', 'pig'], score: 20 },
    ],
    ['Ferrari', { kind: 'table row', name: 'Ferrari', year: 1947, sign: 'pig' }],
    ['number 8 numerology', { kind: 'life path', number: 8, title: 'Organiser' }],
    [
      'birthday number 29',
      { kind: 'birth day number', day: 29, number: 11 },
      { kind: 'life path', number: 11, title: 'Inspirer' },
    ],
    [
      'what is my sign if born 20 January 1990',
      { kind: 'birth date', date: { year: 1990, month: 1, day: 20 }, sign: 'snake', year: 1989 },
    ],
    ['zodiac of February 5th, 1962', { kind: 'birth date', sign: 'tiger', year: 1962 }],
    ['born 1962-02-04', { kind: 'birth date', sign: 'ox', year: 1961 }],
    ['double hour of the horse', { kind: 'double hour', sign: 'horse', hours: [11, 12] }],
    ['lucky numbers for rabbits', { kind: 'lucky tokens', sign: 'rabbit', numbers: [3, 4, 6] }],
    [
      'three harmonies',
      {
        kind: 'pairing rule',
        groups: [
          ['rat', 'dragon', 'monkey'],
          ['ox', 'snake', 'rooster'],
          ['tiger', 'horse', 'dog'],
          ['rabbit', 'goat', 'pig'],
        ],
      },
    ],
    ['what is a six clash', { kind: 'pairing rule', rule: 'six-clash' }],
    [
      'US states by zodiac',
      { kind: 'extreme count', of: 'usStates', extreme: 'most', sign: 'monkey', value: 10 },
      { kind: 'extreme count', of: 'usStates', extreme: 'fewest', sign: 'rooster', value: 1 },
    ],
    ['goat vs rat', { kind: 'pairing', signs: ['goat', 'rat'], rules: ['six-harm'] }],
    ['1988 rabbit', { kind: 'zodiac year', year: 1988, sign: 'dragon', element: 'Earth' }],
  ])('the introduction of "%s" answers it', (keyword, ...answers) => {
    const claims = answersTo(keyword);
    for (const answer of answers) expect(claims).toContainEqual(expect.objectContaining(answer));
  });

  test('the introduction says that an unknown subject has no entry', () => {
    expect(write('quantum gardening', 600).html).toContain(
      'Neither the Chinese calendar nor the tables of Zodiac Atlas have an entry of that name',
    );
  });

  test('an article about one row states no pair of signs', () => {
    expect(answersTo('Ferrari').filter(({ kind }) => kind === 'pairing')).toEqual([]);
    expect(write('Ferrari', 600).html).not.toContain('Both stand');
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
  ])('a keyword that matches a minor or an unborn person is refused: "%s"', (keyword) => {
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
  ])('a keyword with years but without a match is accepted: "%s"', (keyword) => {
    expect(write(keyword, 600).html).toContain('<h2>');
  });

  test('a keyword that matches a person who is 18 on the day of writing is accepted', () => {
    const keyword = 'dragon 2012 love match';
    expect(() => write(keyword, 600)).toThrow(KeywordRefused);
    expect(write(keyword, 600, { ...shippedFacts, today: new Date('2032-01-01') }).html).toContain('<h2>');
  });

  test('life path 33 is described as unreachable, and no table is empty', () => {
    for (const keyword of ['life path 33', 'master number 33 meaning', ...keywords]) {
      const { html } = write(keyword, 2000);
      expect(html, keyword).not.toContain('<tbody></tbody>');
    }
    const article = write('life path 33', 2000);
    expect(claimsOf(article)).toContainEqual(
      expect.objectContaining({
        claim: { kind: 'unreached number', number: 33, firstYear: 1583, lastYear: 2200, maxDigitSum: 28 },
        words: expect.stringMatching(/^No birth date from 1583 to 2200 adds up to 33/),
      }),
    );
    expect(falseClaims(article, 'life path 33')).toEqual([]);
    expect(unstatedFigures(article)).toEqual([]);
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
        const article = write(keyword, target, { ...shippedFacts, keywords: keywordsSoFar });
        for (const table of ['companies', 'carBrands', 'usStates'] as const) {
          const named = namesOfRows(article, table);
          expect(named.size, `${keyword} ${table}`).toBeLessThanOrEqual(15);
          for (const name of named) all[table].add(name);
        }
      }
      keywordsSoFar.push(keyword);
    }
    for (const table of ['companies', 'carBrands', 'usStates'] as const) {
      expect(all[table].size, table).toBeGreaterThan(0);
      expect(all[table].size, table).toBeLessThanOrEqual(shippedFacts[table].length / 10);
    }
  });

  test('every row that the text names with its year is a claim', () => {
    for (const keyword of keywords) {
      const article = write(keyword, 5000);
      const tables = ['companies', 'carBrands', 'usStates'] as const;
      // A company and a car brand may have one name and one year, as Rivian does.
      const named = new Set(tables.flatMap((table) => [...namesOfRows(article, table)]));
      for (const table of tables) {
        const unclaimed = shippedFacts[table].filter(
          ({ name, year }) => !named.has(name) && article.html.includes(`>${name}</th><td>${year}</td>`),
        );
        expect(unclaimed, keyword).toEqual([]);
      }
    }
  });

  test('a row that articles may not name is referred to the database', () => {
    const keywordsSoFar = ['Ohio', 'Utah', 'Iowa', 'Maine', 'Nevada', 'Idaho'];
    const article = write('Vermont zodiac', 600, { ...shippedFacts, keywords: keywordsSoFar });
    expect(claimsOf(article).map(({ claim }) => claim)).toContainEqual({
      kind: 'withheld row',
      name: 'Vermont',
    });
    expect(article.html).toContain('The sign of Vermont stands in the database');
    expect(namesOfRows(article, 'usStates')).not.toContain('Vermont');
  });

  test('the same keyword gives the same article', () => {
    expect(write('rabbit love', 900)).toEqual(write('rabbit love', 900));
  });

  test('markup in a keyword reaches neither the title nor the body', () => {
    const { title, metaDescription, html } = write(
      '<img src=x onerror=alert(1)> "tiger" & <svg/onload=alert(2)>',
      500,
    );
    expect(title + metaDescription + html).not.toMatch(/<img|<svg|onerror|onload/);
    expect(title).toMatch(/^Tiger: /);
  });

  test('the business location is mentioned if local SEO is on', () => {
    const request = {
      keyword: 'tiger',
      targetWordCount: 600,
      businessLocation: 'Texas',
      includeLocalSeo: true,
    };
    const article = composeArticle(request, shippedFacts);
    expect(claimsOf(article).map(({ claim }) => claim)).toEqual(
      expect.arrayContaining([
        { kind: 'place', name: 'Texas' },
        { kind: 'table row', table: 'usStates', name: 'Texas', year: 1845, sign: 'snake' },
      ]),
    );
    expect(falseClaims(article, 'tiger')).toEqual([]);
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

const namesOfRows = (article: ComposedArticle, table: 'companies' | 'carBrands' | 'usStates') =>
  new Set(
    claimsOf(article).flatMap(({ claim }) =>
      (claim.kind === 'table row' || claim.kind === 'oldest row') && claim.table === table
        ? [claim.name]
        : [],
    ),
  );

/**
 * Copies of a claim in which one number is higher by one. After 2024 and after 2025 comes the same year of a sign, so
 * `after` is left out.
 */
function withOneNumberChanged(claim: Claim): Claim[] {
  return Object.entries(claim).flatMap(([name, value]) =>
    typeof value === 'number' && name !== 'after' ? [{ ...claim, [name]: value + 1 }] : [],
  );
}
