import type { ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import type { TableName } from '../claims/claim.ts';
import { filled } from '../claims/filled.ts';
import { paragraph } from '../claims/markup.ts';
import { textOf, type Phrase } from '../claims/passage.ts';
import type { Age } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import {
  bestOfEach,
  byKind,
  charactersOf,
  countsByYear,
  isPart,
  periodsSection,
  signBySign,
  tradeByTrade,
} from '../sections/list-sections.ts';
import { fullList, rowsTable, whomItSuits } from '../sections/row-sections.ts';
import { inBusiness, prose } from '../sections/sign-sections.ts';
import { aboutSign, expectedOfSign } from '../sections/trade-sections.ts';
import { elementOfYear } from '../wording/calendar-phrases.ts';
import { addedToYear } from '../wording/sign-phrases.ts';
import {
  dateOfRow,
  nameOfRow,
  rowsAsked,
  tableWords,
  totalAsked,
  type Asked,
} from '../wording/table-phrases.ts';
import type { Context } from '../kind.ts';
import { signsByCount } from './list-answer.ts';
import { extremeOf, extremeRow } from './list-rows.ts';

/** A table of rows with their dates. A single row is not listed, because the answer names it. */
export function namesSection(
  asked: Asked,
  rows: readonly Founding[],
  {
    context,
    age,
    suits,
  }: { context: Context; age: Age | undefined; suits: readonly ZodiacSign[] | undefined },
): readonly Section[] {
  const { of, one, year, country } = asked;
  if (rows.length === 0) return [];
  if (rows.length === 1) return [{ heading: '', blocks: [fullList(of)] }];
  // The answer about a sign has the number already.
  const isSome =
    one === undefined && country !== undefined && rows.length < rowsAsked(context.facts[of], asked).length;
  const told: readonly Phrase[] = [
    isSome ? filled(text('list.part'), { total: totalAsked(context.facts, asked) }) : '',
    ...(year === undefined && suits === undefined && age === undefined
      ? outsideOf(rows, asked, context)
      : []),
    rows.some(({ day, month }) => day === null && (month ?? 0) < 3) ? text('list.undated') : '',
  ].filter((each) => textOf(each) !== '');
  return [
    {
      heading: text('heads.namesWithTheirDates'),
      blocks: [
        ...(told.length === 0 ? [] : [paragraph(...told)]),
        rowsTable(of, text('tables.peersOfKind'), rows, one),
        fullList(of),
      ],
    },
  ];
}

/** Sentences on the oldest and the youngest of all requested rows, if articles may name them and the table does not. */
function outsideOf(rows: readonly Founding[], asked: Asked, context: Context): readonly Phrase[] {
  const { of } = asked;
  const [oldest, youngest] = (['oldest', 'youngest'] as const).map((age) => {
    const shown = extremeRow(age, asked, context);
    const isOfAll = shown === extremeRow(age, asked, { ...context, nameable: context.facts });
    return shown && isOfAll && !rows.includes(shown) ? shown : undefined;
  });
  if (rowsAsked(context.facts[of], asked).length <= rows.length) return [];
  return [
    oldest ? extremeOf('oldest', asked, context) : '',
    oldest && youngest
      ? filled(text('list.youngest-too'), {
          name: nameOfRow({ table: of, row: youngest }),
          date: dateOfRow({ table: of, row: youngest }),
        })
      : youngest
        ? extremeOf('youngest', asked, context)
        : '',
  ];
}

export function ofAllSigns(
  asked: Asked,
  named: readonly Founding[],
  age: Age | undefined,
  context: Context,
): readonly Section[] {
  const best =
    isPart(asked) || age !== undefined
      ? named.toSorted((a, b) => b.fame - a.fame)
      : bestOfEach(asked, context);
  return [
    signBySign(asked, (sign) => best.find((row) => row.sign === sign.id), context),
    ...byKind(asked, context),
    ...periodsSection(asked, context),
    charactersOf(
      asked.of,
      signsByCount(asked, context)
        .slice(0, maxCharacters)
        .map((sign) => [sign] as const),
    ),
  ];
}
/** How many signs an article on all signs describes, those with the most rows first. */
const maxCharacters = 4;

export function ofSign(
  asked: Asked & { readonly one: ZodiacSign },
  named: readonly Founding[],
  context: Context,
): readonly Section[] {
  const { of, one } = asked;
  return [...readingOf(asked, one, named), countsByYear(asked, context), whomItSuits(of, one, context)];
}

/** Our reading of the sign of some rows. Companies of several trades have one for each trade. */
function readingOf(asked: Asked, one: ZodiacSign, named: readonly Founding[]): readonly Section[] {
  const expected = expectedOfSign(asked, one);
  const byTrade = expected === '' ? tradeByTrade(one, named) : [];
  return byTrade.length > 0
    ? byTrade
    : [
        prose(
          text('heads.howWeRead'),
          filled(text('list.ours'), { many: tableWords[asked.of].many, sign: one.name }),
          expected,
          asked.of === 'usStates' ? '' : inBusiness(one),
        ),
      ];
}

/** Rows that suit a sign: how we read their signs. */
export const ofSuiting = (asked: Asked, suits: readonly ZodiacSign[]): readonly Section[] => [
  prose(
    text('heads.howWeRead'),
    filled(text('list.ours-all'), { many: tableWords[asked.of].many }),
    text('relations.six-harmony.pair'),
    text('relations.three-harmonies.pair'),
  ),
  charactersOf(
    asked.of,
    suits.map((each) => [each, expectedOfSign(asked, each) || inBusiness(each)]),
  ),
];

export function ofYear(
  of: TableName,
  year: number,
  named: readonly Founding[],
  context: Context,
): readonly Section[] {
  const sign = signOfYear(year);
  return [
    prose(
      text('heads.theYearBehindTheDate'),
      text(`signs.${sign.id}.theme`),
      addedToYear(elementOfYear(year)),
      aboutSign(of, sign),
    ),
    ...readingOf({ of }, sign, named),
    whomItSuits(of, sign, context),
  ];
}
