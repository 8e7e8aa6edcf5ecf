import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { listed, type Passage, type Phrase } from '../claims/passage.ts';
import type { Context } from '../kind.ts';
import { signByYear, yearInFigures } from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  numberAsked,
  rowsAsked,
  rowsInWords,
  tableWords,
  type Asked,
} from '../wording/table-phrases.ts';

/** Whether an industry, category, region, trade or country is asked for. */
export const isPart = ({ rowKind, trade, country }: Asked): boolean =>
  typeof rowKind === 'string' || trade !== undefined || country !== undefined;

type Facts = Pick<Context, 'facts'>;

/** The signs by their number of rows, most first. */
export const signsByCount = (asked: Asked, { facts }: Facts): readonly ZodiacSign[] => {
  const size = (one: ZodiacSign): number => rowsAsked(facts[asked.of], { ...asked, one }).length;
  return zodiacSigns.toSorted((a, b) => size(b) - size(a));
};

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'last']; // prettier-ignore

/** Which signs have the most rows. For a part of a list, also whether the same sign is first in the whole list. */
export function rankOfSigns(asked: Asked, { facts }: Facts): readonly Phrase[] {
  const signs = signsByCount(asked, { facts });
  const number = (one: ZodiacSign): Passage => numberAsked(facts, { ...asked, one });
  const [first, second, third, fourth] = signs;
  if (!first || !second || !third || sizeOf(asked, first, facts) < 2) return [];
  const { one } = asked;
  if (one) {
    const more = signs.filter((each) => sizeOf(asked, each, facts) > sizeOf(asked, one, facts));
    return [
      more.length === 0
        ? filled(text('list.is-first'), { sign: one.name, number: number(one) })
        : filled(text('list.is-place'), {
            sign: one.name,
            place: places[more.length] ?? 'last',
            number: number(one),
            first: first.name,
            most: number(first),
          }),
    ];
  }
  const isAhead = sizeOf(asked, first, facts) > sizeOf(asked, second, facts);
  const [whole] = isPart(asked) && isAhead ? signsByCount({ of: asked.of }, { facts }) : [];
  return [
    // Names the first three signs only if no other has as many rows. The answer names signs that are equal.
    ...(isAhead && fourth && sizeOf(asked, third, facts) > sizeOf(asked, fourth, facts)
      ? [
          filled(text('list.first-three'), {
            first: first.name,
            second: second.name,
            third: third.name,
            most: number(first),
            more: number(second),
            many: number(third),
          }),
        ]
      : []),
    ...(whole === undefined
      ? []
      : [
          whole === first
            ? filled(text('list.as-in-all'), { sign: first.name, many: tableWords[asked.of].many })
            : filled(text('list.unlike-all'), {
                sign: first.name,
                whole: whole.name,
                number: number(whole),
                many: tableWords[asked.of].many,
                most: numberAsked(facts, { of: asked.of, one: whole }),
              }),
        ]),
  ];
}

const sizeOf = (asked: Asked, one: ZodiacSign, facts: Context['facts']): number =>
  rowsAsked(facts[asked.of], { ...asked, one }).length;

/** `'31'` or `'31 companies'`, of a year. */
export const countOfYearAsked = (asked: Asked, year: number, { facts }: Facts): Passage =>
  isPart(asked) ? numberAsked(facts, { ...asked, year }) : countOfYear(facts, asked.of, year);

/** The year in which most rows began, if one has more than the others. */
export function yearFirstOf(asked: Asked, { facts }: Facts): readonly Phrase[] {
  const years = [...Map.groupBy(rowsAsked(facts[asked.of], asked), ({ year }) => year)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const [[year, rows] = [0, []], [, others] = [0, []]] = years;
  if (rows.length < minOfYear || rows.length === others.length) return [];
  return [
    filled(text('list.year-first'), {
      year: yearInFigures(year),
      count: numberAsked(facts, { ...asked, year }),
      sign: signByYear(year),
    }),
  ];
}
/** Minimum rows of one year that are worth a sentence. */
const minOfYear = 3;

/** The industries, categories or regions of a table. */
export const kindsOf = (of: TableName, { facts }: Facts): readonly string[] =>
  [...new Set(facts[of].flatMap(({ kind }) => kind ?? []))].toSorted();

/** The kind with the most rows, the kinds in which a sign is ahead of all others, and those in which it has none. */
export function notableKinds(asked: Asked, { facts }: Facts): readonly Phrase[] {
  const { of, one, year } = asked;
  const size = (rowKind: string, sign = one): number =>
    rowsAsked(facts[of], { ...asked, one: sign, rowKind }).length;
  const kinds = kindsOf(of, { facts }).toSorted((a, b) => size(b) - size(a));
  const [most] = kinds;
  if (most === undefined) return [];
  const ahead = one
    ? kinds.filter((rowKind) =>
        zodiacSigns.every((other) => other === one || size(rowKind, other) < size(rowKind)),
      )
    : [];
  const empty = kinds.filter((rowKind) => size(rowKind) === 0);
  const [, second = ''] = kinds;
  return [
    ...(size(most) > Math.max(1, size(second))
      ? [
          filled(text('list.kind-first'), {
            kind: most,
            number: numberAsked(facts, { ...asked, rowKind: most }),
            total: numberAsked(facts, asked),
            rows: one
              ? `${tableWords[of].many} of the ${one.name}`
              : year === undefined
                ? rowsInWords(asked)
                : `${tableWords[of].many} of that year`,
          }),
        ]
      : []),
    ...(one && ahead.length > 0
      ? [filled(text('list.kinds-ahead'), { kinds: listed(ahead.slice(0, 3)), sign: one.name })]
      : []),
    ...(empty.length > 0 && empty.length <= maxEmpty
      ? [filled(text('list.kinds-empty'), { kinds: listed(empty) })]
      : []),
  ];
}

/** Maximum kinds without a row that a sentence names. More are in the table only. */
const maxEmpty = 3;
