import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import { linked, say, type Phrase } from '../claims/passage.ts';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import type { TableSubject } from '../understand/subject.ts';
import { foundedTexts } from '../prose/founded-texts.ts';
import { vary } from '../vary.ts';
import { nameOfSign, plural } from '../wording/sign-phrases.ts';
import {
  countOfSign,
  dateOfRow,
  nameOfRow,
  numberOfKind,
  numberOfSign,
  rowsOfKind,
  rowsOfSign,
  signOfRow,
  tableWords,
  totalOf,
  totalOfKind,
  yearOfRows,
} from '../wording/table-phrases.ts';
import { yearsOfSign, newYearsDay, newYearsEve, yearByName } from '../wording/calendar-phrases.ts';
import { upperFirst, withArticle } from '../wording/words.ts';
import { thisYear, type Context } from './context.ts';
import { listedRows } from './listed-rows.ts';

/** Answers how many rows a table has under a sign, or under each of the twelve, and names the best known. */
export function tableArticle({ table: of, sign, rowKind }: TableSubject, context: Context): Article {
  return sign ? ofSign(of, sign, rowKind, context) : ofAll(of, rowKind, context);
}

function ofSign(of: TableName, sign: ZodiacSign, rowKind: string | null, context: Context): Article {
  const { facts } = context;
  const seed = `${of} ${sign.id}`;
  const years = yearsOfSign(sign, thisYear(context) - 36, thisYear(context));
  const rows = listedRows(of, sign, rowKind, context);
  const oldest = oldestOf(of, rowsOfSign(ofKind(facts[of], rowKind), sign), context);
  return {
    title: titleOf(of, rowKind, ` of the ${sign.name}`),
    description:
      rowKind === null
        ? `Which ${tableWords[of].many} carry the sign of the ${sign.name} by their date: the best known of them, and how the twelve signs compare.`
        : `How many ${rowsOfKind(of, rowKind)} carry the sign of the ${sign.name} by their date, and how the twelve signs compare.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(oldest, shareOf(of, sign, rowKind, context)),
          paragraph(
            rowKind === null
              ? foundedTexts[sign.id][of]
              : say`The ${sign.name} has ${countOfSign(facts, of, sign)} in all.`,
          ),
        ],
      },
      {
        heading:
          rows.length === 0
            ? 'Where they are listed'
            : vary(`${seed} list`, [
                'The best known',
                `Names under the ${sign.name}`,
                'Some of them, with dates',
              ]),
        blocks: [listOf(of, rows, `Under the ${sign.name}, the best known first`), moreOf(of)],
      },
      {
        heading: vary(`${seed} all`, [
          `The ${sign.name} among the twelve`,
          'How the signs compare',
          'All twelve, counted',
        ]),
        blocks: [countsTable(of, rowKind, context)],
      },
      {
        heading: vary(`${seed} years`, [
          `Which years these are`,
          `The years that count`,
          'When the sign held the year',
        ]),
        blocks: [
          table(
            `Years of the ${sign.name}`,
            ['Year', 'From', 'To'],
            years.map((year): Phrase[] => [yearByName(year), newYearsDay(year), newYearsEve(year + 1)]),
          ),
        ],
      },
    ],
  };
}

/** How many of the rows are under a sign. A single one is named if articles may name it. */
function shareOf(
  of: TableName,
  sign: ZodiacSign,
  rowKind: string | null,
  { facts, nameable }: Context,
): Phrase {
  const [row, ...others] = ofKind(rowsOfSign(facts[of], sign), rowKind);
  const all = rowKind === null ? totalOf(facts, of) : totalOfKind(facts, of, rowKind);
  if (!row) return say`None of our ${all} is ${withArticle(sign.name)}.`;
  const number = rowKind === null ? numberOfSign(facts, of, sign) : numberOfKind(facts, of, rowKind, sign);
  if (others.length > 0) return say`${number} of our ${all} are ${plural(sign)}.`;
  return nameable[of].includes(row)
    ? say`${nameOfRow({ table: of, row })} is the only ${sign.name} of our ${all}.`
    : say`${number} of our ${all} is ${withArticle(sign.name)}.`;
}

function ofAll(of: TableName, rowKind: string | null, context: Context): Article {
  const { facts } = context;
  const number = (sign: ZodiacSign): Phrase =>
    rowKind === null ? numberOfSign(facts, of, sign) : numberOfKind(facts, of, rowKind, sign);
  const total = rowKind === null ? totalOf(facts, of) : totalOfKind(facts, of, rowKind);
  const counts = zodiacSigns
    .map((sign) => ({ sign, count: rowsOfSign(ofKind(facts[of], rowKind), sign).length }))
    .toSorted((a, b) => b.count - a.count);
  const [most, fewest] = [counts[0]?.sign, counts.findLast(({ count }) => count > 0)?.sign];
  return {
    title: titleOf(of, rowKind, ' by Chinese Zodiac Sign'),
    description: `${upperFirst(rowKind === null ? tableWords[of].many : rowsOfKind(of, rowKind))} sorted by the animal of the year in which each ${tableWords[of].verb}: the count for all twelve signs.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            oldestOf(of, ofKind(facts[of], rowKind), context),
            most && fewest
              ? rowKind === null
                ? say`Of the ${total} in our table the most stand under the ${most.name}, with ${number(most)}, and the fewest under the ${fewest.name}, with ${number(fewest)}.`
                : say`${plural(most)} lead, with ${number(most)} of our ${total}.`
              : '',
          ),
          paragraph(
            rowKind === null
              ? introductions[of]
              : fewest
                ? say`The fewest are ${plural(fewest)}, with ${number(fewest)}.`
                : '',
          ),
        ],
      },
      { heading: 'All twelve signs, counted', blocks: [countsTable(of, rowKind, context)] },
      {
        heading: 'Examples with their dates',
        blocks: [listOf(of, listedRows(of, null, rowKind, context), 'Some rows of the table'), moreOf(of)],
      },
      ...(rowKind === null ? [{ heading: 'How they are sorted', blocks: [paragraph(methods[of])] }] : []),
    ],
  };
}

const ofKind = (rows: readonly Founding[], rowKind: string | null): readonly Founding[] =>
  rows.filter(({ kind }) => rowKind === null || kind === rowKind);

/** `'Technology Companies of the Rat'`, `'US States of the Rat in the South'`. */
function titleOf(of: TableName, rowKind: string | null, sorted: string): string {
  const { title } = tableWords[of];
  if (rowKind === null) return title + sorted;
  return of === 'usStates' ? `${title}${sorted} in the ${rowKind}` : `${rowKind} ${title}${sorted}`;
}

/** Answers a keyword that asks for the oldest or the newest row. A row that articles may not name is given by its year. */
function oldestOf(of: TableName, rows: readonly Founding[], { text, facts, nameable }: Context): Phrase {
  const asked = /\b(oldest|youngest|newest)\b/.exec(text)?.[1];
  const byYear = rows.toSorted((a, b) => a.year - b.year || (a.month ?? 13) - (b.month ?? 13));
  const row = asked === 'oldest' ? byYear[0] : byYear.at(-1);
  if (asked === undefined || row === undefined) return '';
  const named = { table: of, row };
  const isOfAll = rows.length === facts[of].length;
  const which = isOfAll ? `${asked} ${tableWords[of].one} in our table` : `${asked} of them`;
  return nameable[of].includes(row)
    ? say`The ${which} is ${nameOfRow(named)}, of ${dateOfRow(named)}${isOfAll ? say`: ${signOfRow(named)}` : ''}.`
    : say`The ${which} dates from ${yearOfRows(facts, of, row.year)}; its name is in the whole list.`;
}

const introductions: Readonly<Record<TableName, string>> = {
  companies:
    'Differences between the signs come from history, not from the stars: a boom that falls into one year of the animal swells its list for good.',
  carBrands: 'Carmakers come in waves, and each wave left its mark on the animals of those years.',
  usStates:
    'States were admitted in bursts, some of them within one winter, so the signs are very unevenly spread.',
};

const methods: Readonly<Record<TableName, string>> = {
  companies:
    'A company with a full date of founding is sorted by the true New Year’s Day of that year. Where only the year is known, the year decides and the entry says so, because a founding in January may belong to the animal before.',
  carBrands:
    'The date is that of the make, not of the owner that holds it today. Brands that changed hands, names or countries keep the day on which their history begins.',
  usStates:
    'For a state it is the day on which Congress or the President made it one, and where the colony signed the Constitution first, the day of ratification. Those dates are known to the day, and the calendar of the time gives the animal.',
};

const listOf = (of: TableName, rows: readonly Founding[], caption: string): Markup =>
  table(
    caption,
    ['Name', 'Date', 'Sign'],
    rows.map((row) => {
      const named = { table: of, row };
      return [linked(nameOfRow(named), row.website), dateOfRow(named), signOfRow(named)];
    }),
  );

const moreOf = (of: TableName): Markup =>
  pointer('The whole list is under', tableWords[of].many, tableWords[of].path);

const countsTable = (of: TableName, rowKind: string | null, { facts }: Context): Markup =>
  table(
    say`${rowKind === null ? totalOf(facts, of) : totalOfKind(facts, of, rowKind)} by sign`,
    ['Sign', 'Number'],
    zodiacSigns.map((sign) => [
      nameOfSign(sign.id),
      rowKind === null ? numberOfSign(facts, of, sign) : numberOfKind(facts, of, rowKind, sign),
    ]),
  );
