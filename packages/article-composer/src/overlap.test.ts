import { zodiacSigns } from '@org/zodiac-core';
import { describe, expect, test } from 'vitest';
import { KeywordRefused } from './article.ts';
import { keywordOfWording, overlap, requireOwnWording, wordingOf } from './overlap.ts';
import { keywords } from './test/keywords.ts';
import { mixedKeywords } from './test/mixed-keywords.ts';
import { searchersKeywords } from './test/searchers-keywords.ts';
import { strangersKeywords } from './test/strangers-keywords.ts';
import { write } from './test/write.ts';
import { qualities } from './understand/qualities.ts';

const aspects = [
  'personality',
  'love',
  'career',
  'lucky numbers',
  'money',
  'years',
  'own year',
  'culture',
  'hour',
  'man',
  'woman',
  'in 2027',
  'companies',
] as const;

/** The highest share that an article has of another one, with the two keywords. */
function highest(wanted: readonly string[]): { share: number; pair: string } {
  const wordings = wanted.map((keyword) => ({ keyword, wording: wordingOf(write(keyword).html) }));
  let found = { share: 0, pair: '' };
  for (const a of wordings)
    for (const b of wordings) {
      const share = a === b ? 0 : overlap(a.wording, b.wording);
      if (share > found.share) found = { share, pair: `${a.keyword} / ${b.keyword}` };
    }
  return found;
}

/** Without those that ask for the subject of another one. */
const different = keywords.filter(
  (keyword) =>
    !/January|Honda founding|\b1962\b|born|lucky number 7|unlucky|red lucky|of the cat|tai sui 2027/.test(
      keyword,
    ),
);

describe('with signs, numbers, months and names masked', () => {
  test('articles of every kind share less than 15 % of their wording', () => {
    expect(highest(different)).toMatchObject({ share: expect.toSatisfy((share: number) => share < 0.15) });
  });

  test('more than sixty articles of mixed kinds share less than 15 %', () => {
    expect(mixedKeywords.length).toBeGreaterThan(60);
    const { share, pair } = highest(mixedKeywords);
    expect(share, pair).toBeLessThan(0.15);
    // The measure finds something, or it could not fail.
    expect(share).toBeGreaterThan(0.05);
  });

  test.for([
    ['strangers', strangersKeywords],
    ['searchers', searchersKeywords],
  ] as const)(
    'more than sixty articles on what %s type share less than 15 %',
    async ([, wanted], { annotate }) => {
      expect(wanted.length).toBeGreaterThan(60);
      const { share, pair } = highest(wanted);
      await annotate(
        `The largest overlap of ${wanted.length} articles: ${Math.round(share * 1_000) / 10} % (${pair})`,
      );
      expect(share, pair).toBeLessThan(0.15);
    },
  );

  test('a short article is compared too: one common sentence is part of thirty-five sequences', () => {
    const sentence = 'It was founded long ago by people who sold ropes and tar to sailors.';
    const [one, other] = [
      wordingOf(`<p>${sentence}</p>`),
      wordingOf(`<p>${sentence} Later it sold sails.</p>`),
    ];
    expect(one.size).toBeLessThan(10);
    expect(overlap(one, other)).toBeCloseTo(one.size / 35);
  });

  test.each(aspects)('the articles on "%s" of the twelve signs share less than 15 %', (aspect) => {
    const { share, pair } = highest(zodiacSigns.map(({ id }) => `${id} ${aspect}`));
    expect(share, pair).toBeLessThan(0.15);
  });

  test.each<[string, string[]]>([
    ['past years', Array.from({ length: 12 }, (_, index) => `chinese zodiac ${1960 + index}`)],
    ['coming years', Array.from({ length: 12 }, (_, index) => `chinese zodiac ${2026 + index}`)],
    ['New Years', Array.from({ length: 12 }, (_, index) => `chinese new year ${2020 + index}`)],
    ['the signs of a year', Array.from({ length: 12 }, (_, index) => `lucky signs ${2026 + index}`)],
    ['elements of years', Array.from({ length: 12 }, (_, index) => `what element is ${1970 + index}`)],
    [
      'ends of years',
      zodiacSigns.map(({ id }, index) => `when did the ${2020 + index} year of the ${id} end`),
    ],
    ['ages', zodiacSigns.map(({ id }) => `how old is a ${id} in 2026`)],
    ['lists of years', zodiacSigns.map(({ id }) => `list of ${id} years`)],
    ['unlucky signs', Array.from({ length: 12 }, (_, index) => `unlucky signs ${2026 + index}`)],
    [
      'months of years',
      Array.from({ length: 8 }, (_, index) => `how many months in chinese year ${2026 + index}`),
    ],
    [
      'clashes',
      [
        ...zodiacSigns
          .slice(0, 6)
          .map(({ id }, index) => `why do ${id} and ${zodiacSigns[index + 6]?.id ?? ''} clash`),
        'why do rooster and dog clash',
      ],
    ],
    ['birth dates', Array.from({ length: 24 }, (_, index) => `zodiac of ${index + 1} March ${1960 + index}`)],
    ['life paths', [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].map((number) => `life path ${number}`)],
    ['birthdays', Array.from({ length: 9 }, (_, index) => `birthday number ${index + 1}`)],
    ['neighbours', zodiacSigns.map(({ id }) => `what comes after the year of the ${id}`)],
    ['Korean ages', Array.from({ length: 12 }, (_, index) => `korean age if born in ${1980 + index}`)],
    ['Chinese ages', Array.from({ length: 12 }, (_, index) => `chinese age if born in ${1980 + index}`)],
    [
      'solar terms',
      ['24 solar terms', ...Array.from({ length: 6 }, (_, index) => `solar terms ${2027 + index}`)],
    ],
    ['leap months', Array.from({ length: 8 }, (_, index) => `leap month ${2026 + index}`)],
    ['starts of spring', Array.from({ length: 8 }, (_, index) => `li chun ${2026 + index}`)],
    [
      'years of Vietnam',
      ['vietnamese zodiac', 'tet 2028', 'tet 2031', 'vietnamese zodiac 1987', 'vietnamese zodiac 1990'],
    ],
    ['years of Korea', ['korean zodiac', 'seollal 2028', 'seollal 2030', 'korean zodiac 1990']],
    ['years of Japan', ['japanese zodiac', 'japanese zodiac 2026', 'japanese zodiac 2029']],
    [
      'two rows',
      [
        'bmw and mercedes compatibility',
        'google and microsoft zodiac',
        'netflix and disney zodiac',
        'honda or nissan zodiac',
        'Ford vs Toyota zodiac',
        'Apple and Samsung zodiac',
        'Texas and California zodiac',
        'Pepsi vs Coca-Cola zodiac',
        'tiger vs dragon in love',
        'tiger and rabbit compatibility',
      ],
    ],
    ['elements', ['wood', 'fire', 'earth', 'metal', 'water'].map((name) => `${name} element`)],
    ['signs with an element', zodiacSigns.map(({ id }) => `water ${id}`)],
    [
      'pairs',
      zodiacSigns.flatMap(({ id }) => [
        `${id} and tiger love`,
        ...(id === 'tiger' ? [] : [`${id} and pig love`]),
      ]),
    ],
    [
      'festivals',
      [
        'lantern',
        'qingming',
        'dragon boat',
        'qixi',
        'ghost',
        'mid-autumn',
        'double ninth',
        'winter solstice',
        'laba',
        'kitchen god',
      ].map((name) => `${name} festival 2027`),
    ],
    [
      'qualities of signs',
      qualities.map(
        (quality) => `which zodiac sign is the best ${quality === 'founder' ? 'entrepreneur' : quality}`,
      ),
    ],
    [
      'three signs',
      [
        'rat dragon monkey',
        'tiger horse dog',
        'ox goat dog',
        'rat ox tiger',
        'snake horse goat',
        'pig dog rat',
      ],
    ],
    [
      'companies of an industry',
      ['tech', 'retail', 'energy', 'media'].flatMap((kind) => [
        `${kind} companies rat`,
        `${kind} companies by zodiac sign`,
      ]),
    ],
    ['states', ['Texas', 'Ohio', 'Florida', 'Alaska', 'Utah'].map((name) => `${name} zodiac`)],
    ...['companies', 'car brands', 'US states'].map((table): [string, string[]] => [
      `${table} of a sign`,
      zodiacSigns.map(({ id }) => `${table} ${id}`),
    ]),
    ['companies', ['Apple', 'Nvidia', 'Pfizer', 'Microsoft', 'Netflix'].map((name) => `${name} zodiac`)],
  ])('articles on %s share less than 15 %%', (_, wanted) => {
    const { share, pair } = highest(wanted);
    expect(share, pair).toBeLessThan(0.15);
  });

  test('fifteen articles on one sign share less than 20 %', () => {
    const more = ['metal tiger', 'tiger and pig compatibility', 'tiger and monkey marriage'];
    const { share, pair } = highest([...aspects.map((aspect) => `tiger ${aspect}`), ...more]);
    expect(share, pair).toBeLessThan(0.2);
  });

  test('an article from the same template is refused, whatever it is filled with', () => {
    const template = (sign: string, year: number) =>
      `<p>Everyone who was born under the ${sign} in ${year} likes to walk home slowly in the evening, and tells the neighbours about each of the seven bridges on the way, at length and with gestures, before supper is put on the table by whoever came home first.</p>`;
    const other = { targetKeyword: 'rat walks', content: template('Rat', 1984) };
    expect(() => requireOwnWording(wordingOf(template('Goat', 1991)), other)).toThrow(KeywordRefused);
    expect(() => requireOwnWording(wordingOf(template('Goat', 1991)), other)).toThrow('“rat walks”');
    expect(() => requireOwnWording(wordingOf(write('rat man').html), other)).not.toThrow();
  });

  test('the reason names the article whose wording it is, as no other reason does', () => {
    const content = write('rat man').html;
    const reasonFor = (targetKeyword: string): string => {
      try {
        requireOwnWording(wordingOf(content), { targetKeyword, content });
      } catch (error) {
        if (error instanceof KeywordRefused) return error.message;
        throw error;
      }
      return '';
    };
    expect(keywordOfWording(reasonFor('the “rat” man'))).toBe('the “rat” man');
    expect(keywordOfWording('An article on this exists: “rat man”.')).toBeUndefined();
  });

  test('tables are data and are not compared', () => {
    expect(
      wordingOf('<table><tr><td>one two three four five six seven eight nine</td></tr></table>').size,
    ).toBe(0);
  });
});
