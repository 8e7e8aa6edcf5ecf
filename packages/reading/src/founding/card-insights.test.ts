import { getChineseNewYear, getZodiacSignByDate, getZodiacSignById, zodiacSignIds } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { foundings } from '../test/foundings.ts';
import { cardInsights, type InsightRow } from './card-insights.ts';
import { zodiacYearOfFounding } from './founding-facts.ts';

const presentYear = 2026;
const pageSize = 20;
const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';
const modulo = (a: number, b: number): number => ((a % b) + b) % b;
const nameOf = (year: number) => stems.charAt(modulo(year - 4, 10)) + branches.charAt(modulo(year - 4, 12));

/** The first year after the present one that is a multiple of a cycle away from a year. */
const nextAfter = (year: number, cycle: number): number =>
  presentYear + cycle - modulo(presentYear - year, cycle);

/** Each figure, computed anew from the zodiac year. */
function expected({ date, endedYear }: InsightRow): Record<string, unknown> {
  const zodiacYear = zodiacYearOfFounding(date);
  const place = modulo(zodiacYear - 4, 12);
  const sixHarmony = modulo(13 - place, 12);
  const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }) =>
    Date.UTC(year, month - 1, day) / 86_400_000;
  return {
    name: nameOf(zodiacYear),
    'zodiac-year': zodiacYear,
    'present-year': presentYear,
    'next-own-year': nextAfter(zodiacYear, 12),
    'year-of-twelve': modulo(presentYear - zodiacYear, 12) + 1,
    'round-of-twelve': Math.floor((presentYear - zodiacYear) / 12) + 1,
    'year-of-sixty': modulo(presentYear - zodiacYear, 60) + 1,
    'round-of-sixty': Math.floor((presentYear - zodiacYear) / 60) + 1,
    partner: zodiacSignIds[sixHarmony],
    'next-partner-year': nextAfter(4 + sixHarmony, 12),
    'name-again': nextAfter(zodiacYear, 60),
    across: zodiacSignIds[modulo(place + 6, 12)],
    'next-year-across': nextAfter(zodiacYear + 6, 12),
    'own-years': Math.floor((presentYear - zodiacYear) / 12),
    place: modulo(zodiacYear - 4, 60) + 1,
    'round-began': zodiacYear - modulo(zodiacYear - 4, 60),
    'year-before': zodiacYear - 1,
    'year-after': zodiacYear + 1,
    'opposite-name': nameOf(zodiacYear + 30),
    'opposite-year': zodiacYear + 30,
    'name-before': zodiacYear - 60,
    hundredth: zodiacYear + 99,
    'hour-from': modulo(place * 2 - 1, 24),
    'hour-to': modulo(place * 2 + 1, 24),
    'stem-again': nextAfter(zodiacYear, 10),
    harm: zodiacSignIds[modulo(7 - place, 12)],
    degrees: place * 30,
    ended: endedYear ?? undefined,
    'day-of-zodiac-year':
      date.month && date.day && date.year >= 1583
        ? dayNumber({ year: date.year, month: date.month, day: date.day }) -
          dayNumber(getChineseNewYear(zodiacYear)) +
          1
        : undefined,
  };
}

/** What the expectations do not count: words, which the sentences are tested by elsewhere. */
const ofWords = new Set([
  'kind',
  'na-yin',
  'group',
  'triangle',
  'season',
  'present-relation',
  'relation-with-reader',
]);

const pagesOf = (rows: readonly InsightRow[]): InsightRow[][] =>
  Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, page) =>
    rows.slice(page * pageSize, (page + 1) * pageSize),
  );

const lists = Object.entries(foundings).map(
  ([list, rows]) =>
    [
      list,
      rows
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }))
        .map(({ name, date, endedYear }) => ({ key: name, date, endedYear })),
    ] as const,
);

/** The pages that a reader may turn: all rows in the order of their list, and those of one sign, whose cards are most alike. */
const pages = lists.flatMap(([list, rows]) =>
  [rows, rows.filter(({ date }) => modulo(zodiacYearOfFounding(date) - 4, 12) === 4)]
    .flatMap(pagesOf)
    .map((page) => [list, page] as const),
);

test('no two cards of a page say the same, and no form comes twice on a page, with and without the sign of the reader', () => {
  const problems: string[] = [];
  for (const [list, page] of pages) {
    for (const readerSign of [undefined, 'tiger'] as const) {
      const insights = cardInsights(page, { presentYear, readerSign });
      const texts = insights.map(({ text }) => text);
      if (new Set(texts).size < page.length) problems.push(`${list}: ${texts.join(' / ')}`);
      if (new Set(insights.map(({ form }) => form)).size < page.length)
        problems.push(`${list}: a form twice`);
    }
  }
  expect(problems.slice(0, 3)).toEqual([]);
  expect(pages.flatMap(([, page]) => page).length).toBeGreaterThan(2_900);
});

test('every figure of every insight is that of its row', () => {
  const problems: string[] = [];
  const counted = new Map<string, number>();
  for (const [, page] of pages) {
    for (const [index, { text, claims }] of cardInsights(page, { presentYear }).entries()) {
      const row = page[index];
      if (!row) continue;
      const figures = expected(row);
      for (const { subject, value } of claims) {
        if (ofWords.has(subject)) continue;
        counted.set(subject, (counted.get(subject) ?? 0) + 1);
        if (value !== String(figures[subject])) problems.push(`${row.key}: ${subject} ${value} (${text})`);
      }
      const said = new Set(claims.map(({ value }) => value));
      for (const [number = ''] of text.matchAll(/\d+/g))
        if (!said.has(number) && number !== '00') problems.push(`${row.key}: ${number} in ${text}`);
    }
  }
  expect(problems.slice(0, 5)).toEqual([]);
  expect([...counted.keys()].toSorted()).toEqual(
    Object.keys(expected({ key: '', date: { year: 2000 } })).toSorted(),
  );
});

test('a page of one founding year, as a filter by year shows it, repeats nothing either', () => {
  const rows = Array.from({ length: pageSize }, (_, index) => ({
    key: `row-${index}`,
    date: { year: 1998 },
  }));
  const texts = cardInsights(rows, { presentYear }).map(({ text }) => text);
  expect(new Set(texts).size).toBe(pageSize);
});

test('the relation with the reader comes first where the books name one', () => {
  const [one, two] = cardInsights(
    [
      { key: 'a', date: { year: 1955, month: 4, day: 15 } },
      { key: 'b', date: { year: 1954, month: 4, day: 15 } },
    ],
    { presentYear, readerSign: 'horse' },
  ).map(({ text }) => text);
  expect(one).toBe('Its Goat and your Horse are partners of the six harmonies 六合.');
  expect(two).toBe('A Horse like you: its own years are your own years.');
  expect(getZodiacSignById(getZodiacSignByDate('1955-04-15')?.sign.id ?? 'rat').name).toBe('Goat');
});
