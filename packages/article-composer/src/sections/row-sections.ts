import type { ToldFact } from '@org/api-contract/lists';
import { describeSign, getChineseNewYear, getZodiacSign, type ZodiacSign } from '@org/zodiac-core';
import { text } from '@org/content/articles';
import type { TableName } from '../claims/claim.ts';
import type { Founding } from '../article.ts';
import type { Section } from '../article-parts.ts';
import { filled } from '../claims/filled.ts';
import { bulletList, paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import {
  linked,
  listed,
  say,
  stated,
  textOf,
  upperFirst,
  withArticle,
  type Passage,
  type Phrase,
} from '../claims/passage.ts';
import type { NamedRow } from '../keyword/entities.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import type { Context } from '../kind.ts';
import {
  elementByYear,
  elementOfYear,
  isBefore,
  newYearsDay,
  signByYear,
  spanOfYear,
  springSign,
} from '../wording/calendar-phrases.ts';
import { bestPartnersOf, partnersOf } from '../wording/pairing-phrases.ts';
import { addedToYear, nameOfSign } from '../wording/sign-phrases.ts';
import {
  dateOfRow,
  knownForOf,
  knownInSentences,
  nameOfRow,
  signOfRow,
  tableWords,
} from '../wording/table-phrases.ts';
import { gradeOf } from './pair-sections.ts';
import { adultYearsOf, prose } from './sign-sections.ts';

/** Maximum number of rows that a list of an article names. */
export const maxListed = 12;

/** An article on a row names at most this many others of its sign and of its trade, so at most fifteen rows. */
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
  pointer(
    'The full list is on the page',
    tableWords[of].title,
    tableWords[of].path,
    ', which comes with lifetime access.',
  );

/** The full date of a row, if its day is known. */
export const dayOf = ({ row: { year, month, day } }: NamedRow) =>
  month !== null && day !== null ? { year, month, day } : undefined;

/** The zodiac year of a row. Without a day, it is the one that begins in the year of its founding. */
export function zodiacYearOf(named: NamedRow): number {
  const date = dayOf(named);
  return date && isBefore(date, getChineseNewYear(named.row.year)) ? named.row.year - 1 : named.row.year;
}

/**
 * The facts of a row from its table, by their labels: founders, seat and the like.
 *
 * @param rows - the rows of one table of facts, which share its labels
 */
export const factsOfRow = (
  named: NamedRow,
  rows: readonly NamedRow[] = [named],
): readonly (readonly [label: string, value: Phrase])[] => {
  const { facts = {}, website } = named.row;
  return [
    ...Object.entries(facts)
      .filter(([fact, value]) => fact !== 'largestCity' || value !== facts.capital)
      .flatMap(([fact, value]) =>
        isQuoted(fact) ? [[labelOf(fact, rows), factOfRow(named, fact, value)] as const] : [],
      ),
    ...(website === null
      ? []
      : [[text('labels.site'), linked(say`${text('titles.officialSite')}`, website)] as const]),
  ];
};

/** The trade of a row is the label of a database, so articles don't quote it. */
type QuotedFact = Exclude<ToldFact, 'trade'>;
const isQuoted = (fact: string): fact is QuotedFact => fact !== 'trade';

/** A fact of a row, in the words of its table. */
export const factOfRow = ({ table: of, row: { name } }: NamedRow, fact: QuotedFact, value: string): Phrase =>
  stated({ kind: 'fact of row', table: of, name, fact, text: value } as const, (claim) =>
    upperFirst(textOf(listed(claim.text.split('; ')))),
  );

const labelOf = (fact: QuotedFact, rows: readonly NamedRow[]): string =>
  fact === 'founders' && !rows.some(({ row }) => row.facts?.founders?.includes('; '))
    ? text('row.facts.founder')
    : text(`row.facts.${fact}`);

/** A section on a row: its known-for text or, for a state, how it joined the Union, and a table of its other facts. */
export const aboutRow = (named: NamedRow): Section => ({
  heading: filled(text('titles.aboutRow'), { name: nameOfRow(named) }),
  blocks: [
    ...(named.row.knownFor === null
      ? []
      : [
          paragraph(
            named.table === 'usStates'
              ? filled(text('row.joined'), { text: knownForOf(named.row) })
              : knownInSentences(named.row),
          ),
        ]),
    table(filled(text('titles.rowInShort'), { name: nameOfRow(named) }), [], factsOfRow(named)),
  ],
});

/** `'Diageo dates from the year of the Fire Ox, which ran from February 7, 1997 to January 27, 1998.'` */
export function dateFrom(named: NamedRow): Phrase {
  const year = zodiacYearOf(named);
  return filled(text('row.year'), {
    name: nameOfRow(named),
    element: elementByYear(year),
    sign: signByYear(year),
    span: spanOfYear(year),
  });
}

/** The zodiac year in which a row began, and what tradition says of such a year. */
export function whyItsSign(named: NamedRow): Section {
  const date = dayOf(named);
  const year = zodiacYearOf(named);
  const ruler = signOfYear(year);
  const spring = date === undefined ? undefined : springSign(date);
  return prose(
    filled(text('heads.whyItsSign'), { name: nameOfRow(named), sign: withArticle(ruler.name) }),
    named.table === 'usStates' ? text('row.state') : '',
    dateFrom(named),
    spring === undefined || spring.sign === named.row.sign
      ? ''
      : filled(text('date.spring'), { sign: stated(spring, ({ sign }) => nameOfSign(sign)) }),
    text(`signs.${ruler.id}.theme`),
    addedToYear(elementOfYear(year)),
  );
}

/** The signs whose people a row suits by the rules for two signs. */
export const suits = (named: NamedRow, sign: ZodiacSign, name: Phrase = nameOfRow(named)): Phrase =>
  filled(text('row.suits'), {
    name,
    people: text(`row.people.${named.table}`),
    best: bestPartnersOf(sign),
    sign: sign.name,
  });

/** The signs whose people some rows, or one row, suit by the rules for two signs. */
export const whomItSuits = (
  of: TableName,
  one: ZodiacSign,
  { facts: { today } }: Context,
  named?: NamedRow,
): Section => ({
  heading: named ? filled(text('heads.whomItSuits'), { name: nameOfRow(named) }) : text('heads.whomTheySuit'),
  blocks: [
    paragraph(
      named
        ? suits(named, one)
        : filled(text('list.suit-whom'), {
            many: tableWords[of].many,
            people: text(`row.people.${of}`),
            best: bestPartnersOf(one),
            sign: one.name,
          }),
      of === 'companies'
        ? filled(text('list.suit-not'), {
            worst: listed(partnersOf(one, 'six-clash').map(({ name }) => name)),
          })
        : '',
    ),
    bulletList(
      (['six-harmony', 'three-harmonies', 'six-clash'] as const).flatMap((rule) =>
        partnersOf(one, rule)
          .filter((other) => rule === 'six-clash' || gradeOf(one, other) === 'high')
          .map((other) =>
            filled(text(`row.bond.${rule}`), {
              other: other.name,
              years: adultYearsOf(other, today),
            }),
          ),
      ),
    ),
  ],
});

/** A note for a row whose sign is uncertain, because only the year or the month is known. */
export const precision = ({ row }: NamedRow): Phrase =>
  row.day !== null || (row.month !== null && row.month > 2)
    ? ''
    : filled(text('row.month'), {
        known: row.month === null ? 'year' : 'month',
        day: newYearsDay(row.year),
        other: nameOfSign((getZodiacSign(row.year - 1) ?? describeSign(row.sign)).id),
      });
