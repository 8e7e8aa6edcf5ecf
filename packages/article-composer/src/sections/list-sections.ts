import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { dayInWords } from '@org/api-contract/lists';
import { text } from '@org/content/articles';
import { text as ofRow } from '@org/content/rows';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled, filledIn } from '../claims/filled.ts';
import { paragraph, table } from '../claims/markup.ts';
import { listed, say, textOf, upperFirst, type Phrase } from '../claims/passage.ts';
import type { ArticleFigure } from '../figures/figure.ts';
import type { NamedRow } from '../keyword/entities.ts';
import type { Context } from '../kind.ts';
import {
  calendarYearsBetween,
  newYearsDay,
  newYearsEve,
  yearByName,
  yearsOfSign,
  zodiacYearOn,
} from '../wording/calendar-phrases.ts';
import {
  nameOfRow,
  numberAsked,
  rowsAsked,
  rowsInWords,
  spanAsked,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import { aboutSign, expectation, expectedOfSign, tradeOfRow } from './trade-sections.ts';

/** Whether an industry, category, region, trade or country is asked for. */
export const isPart = ({ rowKind, trade, country }: Asked): boolean =>
  typeof rowKind === 'string' || trade !== undefined || country !== undefined;

/** The names of some rows. */
export const namesOf = (of: TableName, rows: readonly Founding[]): Phrase =>
  listed(rows.map((row) => nameOfRow({ table: of, row })));

/** Each sign with its number of rows, its best known row and how we read it. */
export function signBySign(
  asked: Asked,
  bestOf: (sign: ZodiacSign) => Founding | undefined,
  { facts }: Context,
): Section {
  const { of } = asked;
  const ofSigns = zodiacSigns.map((sign) => ({
    sign,
    best: bestOf(sign),
    expected: expectedOf(asked, sign),
  }));
  const hasExpected = ofSigns.every(({ expected }) => expected !== '');
  const hasExamples = ofSigns.every(({ best }) => best);
  const kept = [true, true, hasExamples, hasExpected];
  const shown = <Cell>(cells: readonly Cell[]): readonly Cell[] => cells.filter((_, at) => kept[at] === true);
  return {
    heading: text('heads.allTwelveSigns'),
    blocks: [
      ...(hasExpected ? [paragraph(filled(text('list.ours-all'), { many: tableWords[of].many }))] : []),
      table(
        text(hasExpected ? 'tables.signBySign' : 'tables.counts'),
        shown(text(isAnyTrade(asked) ? 'columns.signBySignInBusiness' : 'columns.signBySign')),
        ofSigns.map(({ sign, best, expected }) =>
          shown<Phrase>([
            sign.name,
            numberAsked(facts, { ...asked, one: sign }),
            best ? nameOfRow({ table: of, row: best }) : '–',
            expectation(expected),
          ]),
        ),
      ),
    ],
  };
}

/**
 * The expectation of tradition for a sign in the requested trade, or for its car brands or states. If no trade is
 * requested, the traits of the sign in business.
 */
const expectedOf = (asked: Asked, sign: ZodiacSign): string =>
  isAnyTrade(asked) ? sign.businessTraits : expectedOfSign(asked, sign);

/** Whether companies of all trades are asked for. */
const isAnyTrade = ({ of, rowKind = null, trade }: Asked): boolean =>
  of === 'companies' && rowKind === null && trade === undefined;

/** The character of things that begin in the years of some signs, with further sentences for each sign. */
export const charactersOf = (
  of: TableName,
  signs: readonly (readonly [sign: ZodiacSign, ...said: readonly Phrase[]])[],
): Section => ({
  heading: text('heads.whatTheseSignsBring'),
  blocks: signs.map(([sign, ...said]) => paragraph(aboutSign(of, sign), ...said)),
});

/** Our reading of a sign in the trades of some companies, with the companies as examples. */
export function tradeByTrade(one: ZodiacSign, rows: readonly Founding[]): readonly Section[] {
  const examples = rows.flatMap((row) => {
    const trade = row.sign === one.id ? tradeOfRow(row)?.id : undefined;
    return trade === undefined
      ? []
      : [{ row, trade, expected: expectation(expectedOfSign({ of: 'companies' }, one, row)) }];
  });
  const shown = [...Map.groupBy(examples, ({ expected }) => expected)].map(([expected, group]): Phrase[] => [
    upperFirst([...new Set(group.map(({ trade }) => ofRow(`about.trade.${trade}`)))].join('; ')),
    expected,
    namesOf(
      'companies',
      group.map(({ row }) => row),
    ),
  ]);
  return shown.length < minOfTrades
    ? []
    : [
        {
          heading: text('heads.tradeByTrade'),
          blocks: [
            paragraph(filled(text('list.trades'), { sign: one.name })),
            table(
              filled(text('tables.tradeByTrade'), { sign: one.name }),
              text('columns.tradeByTrade'),
              shown,
            ),
          ],
        },
      ];
}
const minOfTrades = 3;

/**
 * The number of rows in each zodiac year of a sign. A zodiac year also has the rows that began early in the next Gregorian
 * year, before New Year.
 */
export function countsByYear(
  asked: Asked & { readonly one: ZodiacSign },
  { facts }: Context,
  named?: NamedRow,
): Section {
  const now = zodiacYearOn(facts.today);
  const ofZodiacYear = (year: number): Asked => ({ ...asked, span: [year, year + 1] });
  const firstYear = asked.of === 'usStates' ? firstYearOfStates : now - 60;
  const years = yearsOfSign(asked.one, firstYear, now).filter(
    (year) => textOf(numberAsked(facts, ofZodiacYear(year))) !== '0',
  );
  const earlier = numberAsked(facts, { ...asked, span: [firstYearOfRows, Math.min(...years, now) - 1] });
  return {
    heading: filled(text('titles.yearsOfSign'), { sign: asked.one.name }),
    blocks: [
      paragraph(
        named
          ? filled(text('row.share'), {
              total: totalAsked(facts, asked),
              number: numberAsked(facts, asked),
              sign: asked.one.name,
            })
          : text(`signs.${asked.one.id}.theme`),
      ),
      table(text('tables.yearsThatCount'), text('columns.yearsAndCounts'), [
        ...(asked.of === 'usStates' || textOf(earlier) === '0'
          ? []
          : [[filled(text('list.earlier'), { sign: asked.one.name }), '–', '–', earlier]]),
        ...years.map((year): Phrase[] => [
          yearByName(year),
          newYearsDay(year),
          newYearsEve(year + 1),
          numberAsked(facts, ofZodiacYear(year)),
        ]),
      ]),
    ],
  };
}
const firstYearOfStates = 1787;
const firstYearOfRows = 1;

/** The rows by class or by region, if the keyword asks for none: their number, and the most common sign. */
export function byKind(asked: Asked, { facts }: Context): readonly Section[] {
  const { of } = asked;
  if (of === 'companies' || isPart(asked)) return [];
  const kinds = [...Map.groupBy(rowsAsked(facts[of], asked), ({ kind }) => kind)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .flatMap(([kind]) => kind ?? []);
  return [
    {
      heading: text(`heads.byKind.${of}`),
      blocks: [
        ...(of === 'usStates' ? [paragraph(text('list.census'))] : []),
        table(
          text('tables.byKind'),
          [text(`labels.kind.${of}`), ...text('columns.byKind')],
          kinds.map((rowKind): Phrase[] => [
            rowKind,
            numberAsked(facts, { of, rowKind }),
            mostCommonSign({ of, rowKind }, facts),
          ]),
        ),
      ],
    },
  ];
}

/** `'Monkey, 5'`; a dash if more than two signs have the most rows, or none has two. */
function mostCommonSign(asked: Asked, facts: Context['facts']): Phrase {
  const counts = zodiacSigns.map((one) => ({
    one,
    count: rowsAsked(facts[asked.of], { ...asked, one }).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  const signs = counts.filter(({ count }) => count === most).map(({ one }) => one);
  const [first] = signs;
  return first && signs.length < 3 && most > 1
    ? say`${listed(signs.map(({ name }) => name))}, ${numberAsked(facts, { ...asked, one: first })}`
    : '–';
}

/** The periods in which the states joined the Union. */
const periodsOfStates = [
  [1787, 1790],
  [1791, 1820],
  [1821, 1860],
  [1861, 1900],
  [1901, 1959],
] as const;

/** How many of the states joined in each period, because a few years decide which signs are common. */
export const periodsSection = (asked: Asked, { facts }: Context): readonly Section[] =>
  asked.of === 'usStates'
    ? [
        {
          heading: text('heads.whenTheyJoined'),
          blocks: [
            paragraph(text('list.periods'), isPart(asked) ? text('list.census') : ''),
            table(
              text('tables.periods'),
              text('columns.periods'),
              periodsOfStates
                .map((span): Asked => ({ ...asked, span }))
                .filter((each) => rowsAsked(facts.usStates, each).length > 0)
                .map((each) => [
                  spanAsked(facts, each),
                  numberAsked(facts, each),
                  mostCommonSign(each, facts),
                ]),
            ),
          ],
        },
      ]
    : [];

/** The best known row of each sign that articles may name; none if most signs have none. */
export function bestOfEach(asked: Asked, { nameable }: Pick<Context, 'nameable'>): readonly Founding[] {
  const rows = zodiacSigns.flatMap((one) =>
    rowsAsked(nameable[asked.of], { ...asked, one })
      .toSorted((a, b) => b.fame - a.fame)
      .slice(0, 1),
  );
  return rows.length < zodiacSigns.length / 2 ? [] : rows;
}

/** The counts by sign, as bars. */
export const countsFigure = (asked: Asked, { facts }: Context): ArticleFigure => ({
  kind: 'bars',
  caption: filledIn(text('titles.countsFigure'), {
    rows: isPart(asked) ? upperFirst(rowsInWords(asked)) : tableWords[asked.of].title,
    day: dayInWords(facts.today),
  }),
  bars: zodiacSigns.map((one) => ({
    label: one.name,
    value: rowsAsked(facts[asked.of], { ...asked, one }).length,
  })),
  current: asked.one?.name ?? null,
});

/** The counts of the years around a year, as bars. */
export const yearsFigure = (of: TableName, year: number, { facts }: Context): ArticleFigure => ({
  kind: 'bars',
  caption: filledIn(text('titles.yearsFigure'), {
    rows: tableWords[of].title,
    day: dayInWords(facts.today),
  }),
  bars: calendarYearsBetween(year - 5, Math.min(year + 5, zodiacYearOn(facts.today))).map((each) => ({
    label: String(each),
    value: rowsAsked(facts[of], { of, year: each }).length,
  })),
  current: String(year),
});
