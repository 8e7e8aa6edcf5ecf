import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Founding } from '../article.ts';
import { filled } from '../claims/filled.ts';
import { listed, textOf, upperFirst, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { namesOf } from '../sections/list-sections.ts';
import { beganOn } from '../sections/row-sections.ts';
import { theSign } from '../sections/sign-sections.ts';
import { aboutSign } from '../sections/trade-sections.ts';
import { elementByYear, newYearsDay, signByYear, yearInFigures } from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  dateOfRow,
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  rowsOfSignInWords,
  signOfRow,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import type { Context } from '../kind.ts';

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

export const suitsAnswer = (
  asked: Asked,
  one: ZodiacSign,
  suits: readonly ZodiacSign[],
  named: readonly Founding[],
): Phrase =>
  filled(text(named.length < maxNames ? 'list.suits' : 'list.suits-named'), {
    many: rowsInWords(asked),
    best: listed(suits.map(({ name }) => name)),
    sign: one.name,
    names: namesOf(asked.of, named.slice(0, maxNames)),
  });

/** How many rows an answer names. */
const maxNames = 3;

export function answerOf(asked: Asked, named: readonly Founding[], context: Context): readonly Phrase[] {
  const { of, one, year } = asked;
  const { facts } = context;
  const living = named.filter(({ hasEnded }) => hasEnded !== true);
  const names = namesOf(of, (living.length > 1 ? living : named).slice(0, maxNames));
  if (one) {
    const number = numberAsked(facts, asked);
    const [only] = number.text === '1' ? named : [];
    if (only) {
      const row = { table: of, row: only };
      return [
        filled(text('list.only'), {
          total: totalAsked(facts, asked),
          name: nameOfRow(row),
          sign: one.name,
          began: beganOn(row),
        }),
        aboutSign(of, one),
      ];
    }
    return [
      named.length < 2
        ? filled(text(of === 'usStates' ? 'list.states' : 'list.of-sign'), {
            count: number.text === '0' ? text('list.none') : number,
            total: totalAsked(facts, asked),
            sign: one.name,
          })
        : filled(text(of === 'usStates' ? 'list.states-named' : 'list.of-sign-named'), {
            names,
            number,
            total: totalAsked(facts, asked),
            many: rowsOfSignInWords(asked),
            sign: one.name,
          }),
      ...(named.length === 1 && named[0] ? [oneNamed(of, named[0])] : []),
      aboutSign(of, one),
    ];
  }
  return year === undefined ? answerOfAll(asked, named, context) : answerOfYear(asked, year, named, context);
}

const oneNamed = (of: Asked['of'], row: Founding): Phrase =>
  filled(text('list.one-named'), {
    name: nameOfRow({ table: of, row }),
    date: dateOfRow({ table: of, row }),
  });

function answerOfYear(
  asked: Asked,
  year: number,
  named: readonly Founding[],
  { facts }: Context,
): readonly Phrase[] {
  const { of } = asked;
  const count = countOfYear(facts, of, year);
  const values = { year: yearInFigures(year), count };
  return [
    filled(text(of === 'usStates' ? 'list.year-of-states' : 'list.year'), values),
    named.length === 0
      ? ''
      : named.length === 1 && named[0]
        ? oneNamed(of, named[0])
        : filled(text('list.among-them'), { names: namesOf(of, named.slice(0, maxNames)) }),
    filled(text('list.year-from'), {
      day: newYearsDay(year),
      element: elementByYear(year),
      sign: signByYear(year),
      other: signByYear(year - 1),
    }),
    rowsAsked(facts[of], { ...asked, one: signOfYear(year - 1) }).length === 0
      ? ''
      : filled(text('list.year-signs'), {
          fewer: numberAsked(facts, { ...asked, one: signOfYear(year - 1) }),
          other: signByYear(year - 1),
        }),
  ];
}

/** The signs by their number of rows, most first. */
export const signsByCount = (asked: Asked, { facts }: Pick<Context, 'facts'>): readonly ZodiacSign[] => {
  const size = (one: ZodiacSign): number => rowsAsked(facts[asked.of], { ...asked, one }).length;
  return zodiacSigns.toSorted((a, b) => size(b) - size(a));
};

function answerOfAll(asked: Asked, named: readonly Founding[], context: Context): readonly Phrase[] {
  const { of } = asked;
  const { facts } = context;
  const signs = signsByCount(asked, context);
  const [most, fewest] = [signs[0], signs.at(-1)];
  if (!most || !fewest) return [];
  const number = (one: ZodiacSign): Passage => numberAsked(facts, { ...asked, one });
  const withCountOf = (sign: ZodiacSign): readonly ZodiacSign[] =>
    signs.filter((one) => number(one).text === number(sign).text);
  const total = totalAsked(facts, asked);
  const famous = named.toSorted((a, b) => b.fame - a.fame);
  if (number(most).text === '1')
    return [
      filled(text('list.spread'), { total }),
      named.length < 2 ? '' : filled(text('list.among'), { names: namesOf(of, famous.slice(0, maxNames)) }),
    ];
  const tied = withCountOf(most);
  if (tied.length > maxTied) return [filled(text('list.tied-many'), { total, high: number(most) })];
  if (tied.length > 1)
    return [
      filled(text('list.tied'), { total, names: listed(tied.map(theSign)), high: number(most) }),
      atTheEnd(withCountOf(fewest), number(fewest)),
    ];
  const ofMost = famous.filter((row) => row.sign === most.id).slice(0, 2);
  return [
    filled(text(ofMost.length === 0 ? 'list.most' : 'list.most-named'), {
      many: rowsInWords(asked),
      most: most.name,
      high: number(most),
      all: numberAsked(facts, { ...asked, one: undefined }),
      names: namesOf(of, ofMost),
    }),
    busiestYear({ ...asked, one: most }, context),
    atTheEnd(withCountOf(fewest), number(fewest)),
  ];
}
/** Maximum number of signs with the highest count that an answer names. */
const maxTied = 4;

/** A sentence on the signs with the fewest rows; empty if there are many such signs. */
function atTheEnd(fewest: readonly ZodiacSign[], low: Passage): Phrase {
  if (fewest.length >= maxTied) return '';
  const names = upperFirst(textOf(listed(fewest.map(theSign))));
  const [have, each] = fewest.length === 1 ? ['has', ''] : ['have', ' each'];
  return textOf(low) === '0'
    ? filled(text('list.have-none'), { names, have })
    : filled(text('list.have-fewest'), { names, have, low, each });
}

/** A sentence on the year in which most rows of a sign began; empty if no year has many. */
function busiestYear(asked: Asked, { facts }: Context): Phrase {
  const rows = rowsAsked(facts[asked.of], asked);
  const [most] = [...Map.groupBy(rows, ({ year }) => year)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (!most || most[1].length < minOfBusyYear || most[1].length < rows.length * minShareOfBusyYear) return '';
  return filled(text('list.busy-year'), {
    number: numberAsked(facts, { ...asked, year: most[0] }),
    year: yearInFigures(most[0]),
  });
}
const minOfBusyYear = 3;
const minShareOfBusyYear = 0.15;
