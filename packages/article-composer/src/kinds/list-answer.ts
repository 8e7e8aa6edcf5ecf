import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Founding } from '../article.ts';
import { filled } from '../claims/filled.ts';
import { listed, textOf, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import type { Age } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { isPart, signsByCount } from '../sections/list-findings.ts';
import { theSign } from '../sections/sign-sections.ts';
import { elementByYear, newYearsDay, signByYear, yearInFigures } from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  dateOfRow,
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  signOfRow,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import type { Context } from '../kind.ts';
import { nameableRows } from './list-rows.ts';

/** Minimum number of rows of a category in a country for an article about it. */
const minOfCategory = 3;

/**
 * The answer for a category of a country that has too few rows for an article: their number, and the name of the row if it is
 * the only one.
 */
export function thinAnswer(asked: Asked, context: Context): readonly Phrase[] {
  const { of, rowKind, trade, country } = asked;
  const isNarrow = typeof rowKind === 'string' || trade !== undefined;
  if (!isNarrow || country === undefined) return [];
  const { facts, nameable } = context;
  if (rowsAsked(facts[of], asked).length >= minOfCategory) return [];
  const [row] = rowsAsked(nameable[of], asked);
  const isOnly = rowsAsked(facts[of], asked).length === 1;
  return [
    filled(text(trade === undefined ? 'list.thin' : 'list.thin-trade'), {
      number: numberAsked(facts, asked),
      total: totalAsked(facts, { of, country }),
      kind: trade === undefined ? (rowKind ?? '') : text(`trades.${trade}`),
    }),
    row && isOnly
      ? filled(text('list.the-one'), {
          name: nameOfRow({ table: of, row }),
          date: dateOfRow({ table: of, row }),
          sign: signOfRow({ table: of, row }),
        })
      : '',
  ];
}

export const suitsAnswer = (asked: Asked, one: ZodiacSign, suits: readonly ZodiacSign[]): Phrase =>
  filled(text('list.suits'), {
    many: rowsInWords(asked),
    best: listed(suits.map(({ name }) => name)),
    sign: one.name,
  });

export function answerOf(asked: Asked, context: Context, age: Age | undefined): readonly Phrase[] {
  const { of, one, year } = asked;
  const { facts } = context;
  const total = totalAsked(facts, asked);
  if (one)
    return [
      filled(of === 'usStates' ? text('list.states') : text('list.answer'), {
        count: countAtStart(numberAsked(facts, asked)),
        total,
        sign: one.name,
      }),
      someNamed(asked, context),
    ];
  if (year !== undefined)
    return [
      filled(text(of === 'usStates' ? 'list.year-of-states' : 'list.year'), {
        year: yearInFigures(year),
        count: countOfYear(facts, of, year),
      }),
      amongThem(asked, nameableRows(asked, context, undefined)),
      filled(text('list.year-from'), {
        day: newYearsDay(year),
        element: elementByYear(year),
        sign: signByYear(year),
        other: signByYear(year - 1),
      }),
      rowsAsked(facts[of], { ...asked, one: signOfYear(year - 1) }).length === 0
        ? ''
        : filled(text('list.year-signs'), {
            number: numberAsked(facts, { ...asked, one: signOfYear(year) }),
            sign: signByYear(year),
            fewer: numberAsked(facts, { ...asked, one: signOfYear(year - 1) }),
            other: signByYear(year - 1),
          }),
    ];
  const signs = signsByCount(asked, context);
  const [most, fewest] = [signs[0], signs.at(-1)];
  if (!most || !fewest) return [];
  const [high, low] = [most, fewest].map((sign) => numberAsked(facts, { ...asked, one: sign }));
  if (!high || !low) return [];
  const signsWithCount = ({ text: count }: Passage): readonly ZodiacSign[] =>
    signs.filter((sign) => numberAsked(facts, { ...asked, one: sign }).text === count);
  const tied = signsWithCount(high);
  // Names no well-known rows in an article on the oldest or the youngest, which lists other rows.
  const named = isPart(asked) && age === undefined ? someNamed(asked, context) : '';
  if (high.text === '1') return [filled(text('list.spread'), { total }), named];
  return [
    tied.length > 1
      ? filled(text('list.tied'), { total, names: listed(tied.map(theSign)), high })
      : signsAtBothEnds({ total, most: most.name, high, low }, signsWithCount(low)),
    named,
  ];
}

/** The sign with the most rows and those with the fewest, of which there may be several. */
function signsAtBothEnds(
  said: Readonly<Record<'total' | 'most' | 'high' | 'low', string | Passage>>,
  fewest: readonly ZodiacSign[],
): Phrase {
  const [one, ...others] = fewest;
  if (!one || others.length >= maxNamedSigns) return filled(text('list.most-only'), said);
  const names = upperFirst(textOf(listed(fewest.map(theSign))));
  if (textOf(said.low) === '0')
    return filled(text('list.all-but-some'), {
      ...said,
      fewest: names,
      have: others.length === 0 ? 'has' : 'have',
    });
  return others.length === 0
    ? filled(text('list.all'), { ...said, fewest: one.name })
    : filled(text('list.fewest-each'), { ...said, fewest: names });
}

/** Maximum signs that an answer names. More would hide the answer. */
const maxNamedSigns = 4;

/** A number at the beginning of a sentence. */
const countAtStart = (count: Passage): Phrase => (count.text === '0' ? text('list.none-of') : count);

/** `'Among them are Chevrolet, Tatra, and BAIC.'` */
export function amongThem({ of }: Asked, rows: readonly Founding[]): Phrase {
  const [first, ...others] = rows.slice(0, 3).map((row) => ({ table: of, row }));
  if (!first) return '';
  return others.length === 0
    ? filled(text('list.one-named'), { name: nameOfRow(first), date: dateOfRow(first) })
    : filled(text('list.among-them'), { names: listed([first, ...others].map(nameOfRow)) });
}

/** The first rows that articles may name, or the only one. */
function someNamed(asked: Asked, context: Context): Phrase {
  const rows = nameableRows(asked, context, undefined).slice(0, 3);
  const [first, ...others] = rows.map((row) => ({ table: asked.of, row }));
  if (asked.one || !first) return amongThem(asked, rows);
  const many = rowsInWords(asked);
  return others.length === 0
    ? filled(text('list.one-of-all'), { name: nameOfRow(first), date: dateOfRow(first), many })
    : filled(text('list.among'), { names: listed([first, ...others].map(nameOfRow)) });
}
