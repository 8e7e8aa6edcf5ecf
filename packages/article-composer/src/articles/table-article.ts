import { zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import type { Article } from '../article-parts.ts';
import { paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import { linked, say, type Phrase } from '../claims/passage.ts';
import type { Founding } from '../article.ts';
import type { TableName } from '../claims/claim.ts';
import { foundedTexts } from '../prose/founded-texts.ts';
import { vary } from '../vary.ts';
import { nameOfSign, plural } from '../wording/sign-phrases.ts';
import {
  countOfSign,
  dateOfRow,
  nameOfRow,
  numberOfSign,
  rowsOfSign,
  signOfRow,
  tableWords,
  totalOf,
  yearOfRows,
} from '../wording/table-phrases.ts';
import { yearsOfSign, newYearsDay, newYearsEve, yearByName } from '../wording/calendar-phrases.ts';
import { thisYear, type Context } from './context.ts';
import { listedRows } from './listed-rows.ts';

/** Answers how many rows a table has under a sign, or under each of the twelve, and names the best known. */
export function tableArticle(of: TableName, sign: ZodiacSign | null, context: Context): Article {
  return sign ? ofSign(of, sign, context) : ofAll(of, context);
}

function ofSign(of: TableName, sign: ZodiacSign, context: Context): Article {
  const { facts } = context;
  const words = tableWords[of];
  const seed = `${of} ${sign.id}`;
  const years = yearsOfSign(sign, thisYear(context) - 36, thisYear(context));
  const rows = listedRows(of, sign, context);
  const texts = foundedTexts[sign.id][of];
  return {
    title: `${words.title} of the ${sign.name}`,
    description: say`${countOfSign(facts, of, sign)} in our tables carry the sign of the ${sign.name} by their date. The best known, and how the twelve signs compare.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            oldestOf(of, rowsOfSign(facts[of], sign), context),
            say`${numberOfSign(facts, of, sign)} of our ${totalOf(facts, of)} are ${plural(sign)}.`,
          ),
          paragraph(texts),
        ],
      },
      ...(rows.length > 0
        ? [
            {
              heading: vary(`${seed} list`, [
                'The best known',
                `Names under the ${sign.name}`,
                'Some of them, with dates',
              ]),
              blocks: [listOf(of, rows, `Under the ${sign.name}, the best known first`), moreOf(of)],
            },
          ]
        : []),
      {
        heading: vary(`${seed} all`, [
          `The ${sign.name} among the twelve`,
          'How the signs compare',
          'All twelve, counted',
        ]),
        blocks: [countsTable(of, context)],
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

function ofAll(of: TableName, context: Context): Article {
  const { facts } = context;
  const words = tableWords[of];
  const counts = zodiacSigns
    .map((sign) => ({ sign, count: rowsOfSign(facts[of], sign).length }))
    .toSorted((a, b) => b.count - a.count);
  const [most, fewest] = [counts[0]?.sign, counts.findLast(({ count }) => count > 0)?.sign];
  return {
    title: `${words.title} by Chinese Zodiac Sign`,
    description: say`${totalOf(facts, of)} sorted by the animal of the year in which each ${of === 'usStates' ? 'joined the Union' : 'was founded'}: the count for all twelve signs.`,
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(
            most && fewest
              ? say`Of the ${totalOf(facts, of)} in our table the most stand under the ${most.name}, with ${numberOfSign(facts, of, most)}, and the fewest under the ${fewest.name}, with ${numberOfSign(facts, of, fewest)}.`
              : '',
            introductions[of],
          ),
        ],
      },
      { heading: 'All twelve signs, counted', blocks: [countsTable(of, context)] },
      {
        heading: 'Examples with their dates',
        blocks: [listOf(of, listedRows(of, null, context), 'Some rows of the table'), moreOf(of)],
      },
      { heading: 'How they are sorted', blocks: [paragraph(methods[of])] },
    ],
  };
}

/** Answers a keyword that asks for the oldest or the newest row. A row that articles may not name is given by its year. */
function oldestOf(of: TableName, rows: readonly Founding[], { text, facts, nameable }: Context): Phrase {
  const asked = /\b(oldest|youngest|newest)\b/.exec(text)?.[1];
  const byYear = rows.toSorted((a, b) => a.year - b.year);
  const row = asked === 'oldest' ? byYear[0] : byYear.at(-1);
  if (asked === undefined || row === undefined) return '';
  const named = { table: of, row };
  return nameable[of].includes(row)
    ? say`The ${asked} of them is ${nameOfRow(named)}, of ${dateOfRow(named)}.`
    : say`The ${asked} of them dates from ${yearOfRows(facts, of, row.year)}; its name is in the whole list.`;
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

const countsTable = (of: TableName, { facts }: Context): Markup =>
  table(
    say`${totalOf(facts, of)} by sign`,
    ['Sign', 'Number'],
    zodiacSigns.map((sign) => [nameOfSign(sign.id), numberOfSign(facts, of, sign)]),
  );
