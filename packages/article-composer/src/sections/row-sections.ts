import type { ToldFact } from '@org/api-contract/lists';
import { describeSign, getChineseNewYear, getZodiacSign, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { TableName } from '../claims/claim.ts';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import { linked, listed, say, stated, textOf, type Passage, type Phrase } from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import type { Context } from '../kind.ts';
import { isBefore, newYearsDay, springSign, yearByName, yearInFigures } from '../wording/calendar-phrases.ts';
import { nameOfSign } from '../wording/sign-phrases.ts';
import {
  countOfYear,
  dateOfRow,
  knownForOf,
  nameOfRow,
  signOfRow,
  tableWords,
} from '../wording/table-phrases.ts';

/** Minimum rows of a table. Fewer rows are named in a sentence. */
const minOfTable = 3;

/** How many rows a list of an article names. */
export const maxListed = 12;

/** How many others of its sign and of its trade an article on a row names, so that it has fifteen rows at most. */
export const maxPeers = 5;

/** `'was founded on July 1, 2003'`. */
export const beganOn = (named: NamedRow): Passage =>
  say`${tableWords[named.table].verb} ${named.row.day === null ? 'in' : 'on'} ${dateOfRow(named)}`;

/**
 * Rows with their dates and signs, oldest first.
 *
 * @param sign - the sign that the article is about; if all rows are of it, there is no column of signs
 */
export function rowsTable(
  of: TableName,
  caption: Phrase,
  rows: readonly Founding[],
  sign?: ZodiacSign,
): Markup {
  const hasSigns = rows.some((row) => row.sign !== sign?.id);
  const shown = (cells: readonly Phrase[]): readonly Phrase[] => (hasSigns ? cells : cells.toSpliced(2, 1));
  return table(
    caption,
    shown(text(of === 'usStates' ? 'columns.states' : 'columns.rowsKnown')),
    rows
      .toSorted(
        (a, b) => a.year - b.year || (a.month ?? 13) - (b.month ?? 13) || (a.day ?? 32) - (b.day ?? 32),
      )
      .map((row) => {
        const named = { table: of, row };
        return shown([
          linked(nameOfRow(named), row.website),
          dateOfRow(named),
          signOfRow(named),
          knownForOf(row),
        ]);
      }),
  );
}

export const fullList = (of: TableName): Markup =>
  pointer('The full list is under', tableWords[of].many, tableWords[of].path);

/**
 * The companies and the car brands that were founded in a year, some by name. Without any company there is no section.
 *
 * @param except - the row that the article is about
 * @param isLinked - whether the section links the full list
 */
export function foundedIn(
  year: number,
  { facts, nameable }: Context,
  {
    except,
    heading = filled(text('heads.founded'), { year: yearInFigures(year) }),
    max = 8,
    isLinked = true,
  }: { except?: Founding; heading?: Phrase; max?: number; isLinked?: boolean } = {},
): readonly Section[] {
  const named = (of: TableName) =>
    nameable[of].filter((row) => row.year === year && row !== except).toSorted((a, b) => b.fame - a.fame);
  const rows = named('companies').slice(0, max);
  const brands = named('carBrands').slice(0, 3);
  if (rows.length === 0) return [];
  // An article about a row has the sign of the row, which may have begun before New Year.
  const sign = except ? undefined : signOfYear(year);
  const values = { year: yearInFigures(year), count: countOfYear(facts, 'companies', year) };
  if (rows.length + brands.length < minOfTable)
    return [
      {
        heading,
        blocks: [
          paragraph(
            filled(text('year.founded-few'), values),
            ...rows.map((row) => foundedOnItsDay({ table: 'companies', row })),
          ),
          ...(isLinked ? [fullList('companies')] : []),
        ],
      },
    ];
  return [
    {
      heading,
      blocks: [
        paragraph(filled(text('year.founded'), values)),
        rowsTable(
          'companies',
          filled(text('titles.companiesOfYear'), { year: yearInFigures(year) }),
          rows,
          sign,
        ),
        rowsTable(
          'carBrands',
          filled(text('titles.brandsOfYear'), { year: yearInFigures(year) }),
          brands,
          sign,
        ),
        ...(isLinked ? [fullList('companies')] : []),
      ],
    },
  ];
}

/** `'Intel was founded on July 18, 1968, in a year of the Monkey.'` */
const foundedOnItsDay = (named: NamedRow): Phrase =>
  filled(text('year.founded-one'), {
    name: nameOfRow(named),
    began: beganOn(named),
    sign: signOfRow(named),
  });

/**
 * The companies of sixty years before, when animal and element of the year were the same.
 *
 * @param isLinked - whether the section links the full list
 */
export const foundedSixtyYearsBefore = (
  year: number,
  context: Context,
  { isLinked }: { readonly isLinked: boolean },
): readonly Section[] =>
  foundedIn(year - 60, context, {
    max: 6,
    isLinked,
    heading: filled(text('heads.foundedBefore'), { year: yearInFigures(year - 60) }),
  });

/** The full date of a row, if its day is known. */
export const dayOf = ({ row: { year, month, day } }: NamedRow) =>
  month !== null && day !== null ? { year, month, day } : undefined;

/** The zodiac year of a row. Without a day, it is the one that begins in the year of its founding. */
export function zodiacYearOf(named: NamedRow): number {
  const date = dayOf(named);
  return date && isBefore(date, getChineseNewYear(named.row.year)) ? named.row.year - 1 : named.row.year;
}

/** The date of a row beside the dates that decide its sign. */
export function evidenceTable(named: NamedRow): Markup {
  const { row } = named;
  const date = dayOf(named);
  const year = zodiacYearOf(named);
  return table(
    filled(text('titles.rowInCalendar'), { name: nameOfRow(named) }),
    [],
    [
      [nameOfRow(named), beganOn(named)],
      [text(date ? 'labels.newYearBeforeIt' : 'labels.newYearOfYear'), newYearsDay(year)],
      ...(date ? [[text('labels.newYearAfterIt'), newYearsDay(year + 1)]] : []),
      [text('labels.zodiacYear'), yearByName(year)],
      [text('labels.sign'), signOfRow(named)],
      ...(date
        ? [[text('labels.springSign'), stated(springSign(date), ({ sign }) => nameOfSign(sign))]]
        : []),
      ...(row.website === null
        ? []
        : [[text('labels.site'), linked(say`${text('titles.officialSite')}`, row.website)]]),
    ],
  );
}

/** The facts of a row from its table: its known-for text, founders, seat and the like. */
export const aboutRow = (named: NamedRow): Section => ({
  heading: filled(text('titles.aboutRow'), { name: nameOfRow(named) }),
  blocks: [
    ...(named.table === 'usStates' && named.row.knownFor !== null
      ? [paragraph(filled(text('row.joined'), { text: knownForOf(named.row) }))]
      : []),
    table(
      filled(text('titles.rowInShort'), { name: nameOfRow(named) }),
      [],
      [
        ...(named.table === 'usStates' || named.row.knownFor === null
          ? []
          : // Some texts say what a company is, such as “A watchmaker; the Submariner”.
            [[text(named.row.knownFor.startsWith('is ') ? 'row.is-a' : 'row.known'), knownForOf(named.row)]]),
        ...Object.entries(named.row.facts ?? {})
          .filter(([fact, value]) => fact !== 'largestCity' || value !== named.row.facts?.capital)
          .map(([fact, value]) => factOfRow(named, fact as ToldFact, value)),
      ],
    ),
  ],
});

const factOfRow = (
  { table: of, row: { name } }: NamedRow,
  fact: ToldFact,
  value: string,
): readonly Phrase[] => [
  text(`row.facts.${fact}`),
  stated({ kind: 'fact of row', table: of, name, fact, text: value } as const, (claim) =>
    textOf(listed(claim.text.split('; '))),
  ),
];

/** A note for a row whose sign is uncertain, because only the year or the month is known. */
export const precision = ({ row }: NamedRow): Phrase =>
  row.day !== null || (row.month !== null && row.month > 2)
    ? ''
    : filled(text('row.month'), {
        known: row.month === null ? 'year' : 'month',
        day: newYearsDay(row.year),
        other: nameOfSign((getZodiacSign(row.year - 1) ?? describeSign(row.sign)).id),
      });
