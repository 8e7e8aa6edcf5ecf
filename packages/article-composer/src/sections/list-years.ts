import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { say, type Passage, type Phrase } from '../claims/passage.ts';
import type { Context } from '../kind.ts';
import {
  calendarYearsBetween,
  elementByYear,
  newYearsDay,
  newYearsEve,
  signByYear,
  yearByName,
  yearInFigures,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import {
  countOfYear,
  numberAsked,
  rowsAsked,
  spanInWords,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import { countOfYearAsked, standingOut } from './list-findings.ts';
import { findings } from './list-sections.ts';

/**
 * The number of rows in each zodiac year of a sign. A zodiac year also has the rows that began early in the next Gregorian
 * year, before New Year.
 */
export function countsByYear(asked: Asked & { readonly one: ZodiacSign }, context: Context): Section {
  const now = zodiacYearOn(context.facts.today);
  const ofZodiacYear = (year: number): Asked => ({ ...asked, span: [year, year + 1] });
  const years =
    asked.of === 'usStates'
      ? yearsOfSign(asked.one, firstYearOfStates, now).filter(
          (year) => rowsAsked(context.facts.usStates, ofZodiacYear(year)).length > 0,
        )
      : yearsOfSign(asked.one, now - 60, now);
  return {
    heading: filled(text('titles.yearsOfSign'), { sign: asked.one.name }),
    blocks: [
      paragraph(text(`signs.${asked.one.id}.theme`)),
      ...findings(busyYear(asked, years, context)),
      table(
        text('tables.yearsThatCount'),
        text('columns.yearsAndCounts'),
        years.map((year): Phrase[] => [
          yearByName(year),
          newYearsDay(year),
          newYearsEve(year + 1),
          numberAsked(context.facts, ofZodiacYear(year)),
        ]),
      ),
    ],
  };
}
const firstYearOfStates = 1787;

/** The zodiac year in which many of a sign's rows began, if there is one. */
function busyYear(
  asked: Asked & { readonly one: ZodiacSign },
  years: readonly number[],
  { facts }: Context,
): readonly Phrase[] {
  const ofYear = (year: number): Asked => ({ ...asked, span: [year, year + 1] });
  const size = (one: Asked): number => rowsAsked(facts[asked.of], one).length;
  const [most] = years.toSorted((a, b) => size(ofYear(b)) - size(ofYear(a)));
  return most === undefined ||
    size(ofYear(most)) < minOfBusyYear ||
    size(ofYear(most)) < size(asked) * minShareOfBusyYear
    ? []
    : [
        filled(text('list.busy-year'), {
          number: numberAsked(facts, ofYear(most)),
          year: yearByName(most),
          many: tableWords[asked.of].many,
        }),
      ];
}
const minOfBusyYear = 4;
const minShareOfBusyYear = 0.15;

/** The years in which most rows began, which decide the counts of the signs. */
export function yearsWithTheMost(asked: Asked, { facts }: Context): readonly Section[] {
  const counts = Map.groupBy(rowsAsked(facts[asked.of], asked), ({ year }) => year);
  const years = [...counts]
    .filter(([, rows]) => rows.length > 1)
    .toSorted(([a, one], [b, other]) => other.length - one.length || a - b)
    .slice(0, maxYears)
    .map(([year]) => year)
    .toSorted((a, b) => a - b);
  const most = Math.max(0, ...[...counts.values()].map((rows) => rows.length));
  return years.length < minYears || most < minOfMost
    ? []
    : [
        {
          heading: text('heads.yearsWithTheMost'),
          blocks: [
            table(
              text('tables.yearsWithTheMost'),
              text('columns.countByYear'),
              years.map((year) => [...yearWithAnimal(year), countOfYearAsked(asked, year, { facts })]),
            ),
          ],
        },
      ];
}
const maxYears = 10;
const minYears = 3;
/** Minimum rows of the year with the most rows, because two in a year may be chance. */
const minOfMost = 3;

/** The periods in which the rows of a group began, beside those of the whole list. */
export function periodsSection(asked: Asked, { facts }: Context): readonly Section[] {
  const { of } = asked;
  const size = (span: Span): number => rowsAsked(facts[of], { ...asked, span }).length;
  const spans = spansUntil(facts.today.getUTCFullYear()).filter((span) => size(span) > 0);
  if (spans.length < 2 || rowsAsked(facts[of], asked).length < minOfPeriods) return [];
  const most = standingOut(spans, asked, (span) => ({ span }), { facts });
  const number = (span: Span): Passage => numberAsked(facts, { ...asked, span });
  const whole = (span: Span): Passage => numberAsked(facts, { of, span });
  return [
    {
      heading: text('heads.whenTheyBegan'),
      blocks: [
        ...findings(
          most === undefined
            ? []
            : [
                filled(text('list.period'), {
                  number: number(most),
                  total: totalAsked(facts, asked),
                  span: spanInWords(facts, { ...asked, span: most }),
                  all: whole(most),
                  whole: totalAsked(facts, { of }),
                }),
              ],
        ),
        table(
          text('tables.periods'),
          text('columns.byPeriod'),
          spans.map((span) => [spanInWords(facts, { ...asked, span }), number(span), whole(span)]),
        ),
      ],
    },
  ];
}
const minOfPeriods = 6;

type Span = readonly [first: number, last: number];

/** Quarters of centuries, and the time before them. */
const spansUntil = (last: number): readonly Span[] => [
  [0, 1875],
  ...[1876, 1901, 1926, 1951, 1976].map((from): Span => [from, from + 24]),
  [2001, last],
];

/** A calendar year, and the animal that begins in it. */
const yearWithAnimal = (year: number): readonly Phrase[] => [
  yearInFigures(year),
  say`${elementByYear(year)} ${signByYear(year)}`,
];

/** How many rows were founded in each year around a year, and whether the year is first or second among its neighbors. */
export function yearsAroundSection(of: TableName, year: number, { facts }: Context): Section {
  const years = calendarYearsBetween(year - 5, Math.min(year + 5, zodiacYearOn(facts.today)));
  const size = (each: number): number => rowsAsked(facts[of], { of, year: each }).length;
  const [most, ...others] = years.filter((each) => size(each) > size(year));
  const isEqual = years.some((each) => each !== year && size(each) === size(year));
  const compared =
    most === undefined
      ? [filled(text('list.most-around'), { year: yearInFigures(year) })]
      : others.length === 0 && !isEqual
        ? [
            filled(text('list.second-around'), {
              most: yearInFigures(most),
              count: countOfYear(facts, of, most),
              year: yearInFigures(year),
            }),
          ]
        : [];
  return {
    heading: text('heads.theYearsAroundIt'),
    blocks: [
      ...findings(compared),
      table(
        text('tables.yearByYear'),
        text('columns.countByYear'),
        years.map((each) => [...yearWithAnimal(each), countOfYear(facts, of, each)]),
      ),
    ],
  };
}
