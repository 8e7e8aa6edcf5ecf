import { describeSign, getChineseNewYear, getZodiacSign, type ZodiacSign } from '@org/zodiac-core';
import type { Founding } from '../article.ts';
import { fittingDescription, fittingTitle, type Article } from '../article-parts.ts';
import { paragraph, pointer, table, type Markup } from '../claims/markup.ts';
import { linked, say, stated, type Passage, type Phrase } from '../claims/passage.ts';
import { signTexts } from '../prose/sign-texts.ts';
import type { NamedRow } from '../understand/subject.ts';
import { vary } from '../vary.ts';
import { isBefore, newYearsDay, springSign, yearByName } from '../wording/calendar-phrases.ts';
import { nameOfSign } from '../wording/sign-phrases.ts';
import {
  countOfSign,
  countOfYear,
  dateOfRow,
  nameOfRow,
  signOfRow,
  tableWords,
} from '../wording/table-phrases.ts';
import type { Context } from './context.ts';

/** Answers which sign a company, brand or state is filed under, and whether it is the one that was asked. */
export function rowArticle(named: NamedRow, asked: ZodiacSign | null, { facts, text }: Context): Article {
  const { row, table: of } = named;
  const words = tableWords[of];
  const sign = describeSign(row.sign);
  const alias = aliasIn(text, row);
  return {
    title: fittingTitle([
      ...(alias === undefined
        ? [say`${nameOfRow(named)}: Chinese Zodiac Sign`]
        : [say`${alias} (${nameOfRow(named)}): Zodiac Sign`]),
      say`${nameOfRow(named)}: Zodiac Sign`,
      say`${nameOfRow(named)}: Sign`,
      nameOfRow(named),
    ]),
    description: fittingDescription([
      ...(alias === undefined
        ? []
        : [
            say`${alias}: ${nameOfRow(named)} ${words.verb} ${inOrOn(named)}${dateOfRow(named)}, in a Year of the ${signOfRow(named)}. The days that decide, and what the sign is said to mean.`,
          ]),
      say`${nameOfRow(named)} ${words.verb} ${inOrOn(named)}${dateOfRow(named)}, in a Year of the ${signOfRow(named)}. The days that decide, and what the sign is said to mean.`,
      say`${nameOfRow(named)} ${words.verb} ${inOrOn(named)}${dateOfRow(named)}, in a Year of the ${signOfRow(named)}. The days that decide.`,
    ]),
    sections: [
      {
        heading: '',
        blocks: [
          paragraph(signSentence(named, asked === null ? null : asked === sign ? 'Yes' : 'No', alias)),
        ],
      },
      { heading: 'The dates', blocks: [evidenceTable(named)] },
      {
        heading: vary(`${row.name} around`, [
          'What goes with the date',
          `Beside the date`,
          'The sign and the year',
        ]),
        blocks: [
          table(
            say`${nameOfRow(named)} by our table and by tradition`,
            [],
            [
              ...(row.knownFor === null ? [] : [knownFor(named, row.knownFor)]),
              [`${words.title} of the same sign`, countOfSign(facts, of, sign)],
              [`${words.title} of the same year`, countOfYear(facts, of, row.year)],
              [`Said of the ${sign.name}`, signTexts[sign.id].inShort],
            ],
          ),
          pointer('All of them are under', words.many, words.path),
        ],
      },
    ],
  };
}

/** `'Tesla was founded on July 1, 2003, in a Year of the Goat.'` */
const foundingSentence = (named: NamedRow): Passage =>
  say`${nameOfRow(named)} ${tableWords[named.table].verb} ${inOrOn(named)}${dateOfRow(named)}, in a Year of the ${signOfRow(named)}.`;

/**
 * The answer in one of several wordings, after a verdict if the keyword asks for one.
 *
 * @param alias - the other name by which the keyword calls the row, which the answer names too
 */
function signSentence(named: NamedRow, verdict: 'Yes' | 'No' | null, alias: string | undefined): Passage {
  const [name, date, sign] = [nameOfRow(named), dateOfRow(named), signOfRow(named)];
  const lead = verdict === null ? '' : `${verdict}. `;
  if (alias !== undefined)
    return say`${lead}${alias}, which our table has under ${name}, ${tableWords[named.table].verb} ${inOrOn(named)}${date}, in a Year of the ${sign}.`;
  return vary<Passage>(`${named.row.name} founding`, [
    say`${lead}${foundingSentence(named)}`,
    say`${lead}By its date of ${named.table === 'usStates' ? 'statehood' : 'founding'}, ${date}, ${name} belongs to the ${sign}.`,
    say`${lead}${name} stands under the ${sign}: it ${tableWords[named.table].verb} ${inOrOn(named)}${date}.`,
    say`${verdict === null ? '' : `${verdict}: `}${name} dates from ${date}, in a year of the ${sign}.`,
  ]);
}

export const inOrOn = ({ row }: NamedRow): string => (row.day === null ? 'in ' : 'on ');

/** The short other name by which a keyword calls a row. */
const aliasIn = (text: string, { name, aliases }: Founding): string | undefined =>
  text.includes(name.toLowerCase())
    ? undefined
    : aliases.find((each) => text.includes(each.toLowerCase()) && name.length + each.length < 40);

/** Says so where the sign depends on a date that is known to the year or the month only. */
const precision = ({ row }: NamedRow): Phrase[][] =>
  row.day !== null || (row.month !== null && row.month > 2)
    ? []
    : [
        [
          `Only the ${row.month === null ? 'year' : 'month'} is known`,
          say`before ${newYearsDay(row.year)} it would be the ${nameOfSign((getZodiacSign(row.year - 1) ?? describeSign(row.sign)).id)}`,
        ],
      ];

/** A line of a table. */
export function knownFor({ table: of, row }: NamedRow, text: string): Phrase[] {
  const claim = { kind: 'known for', name: row.name, text: text.replace(/\.$/, '') } as const;
  return [of === 'usStates' ? 'How it joined' : 'Known for', stated(claim, (each) => each.text)];
}

/** The date of a row among the days that decide on its sign. */
export function evidenceTable(named: NamedRow): Markup {
  const { row, table: of } = named;
  const date =
    row.month !== null && row.day !== null ? { year: row.year, month: row.month, day: row.day } : undefined;
  const year = date && isBefore(date, getChineseNewYear(row.year)) ? row.year - 1 : row.year;
  const rows: Phrase[][] = [
    [nameOfRow(named), say`${tableWords[of].verb} ${inOrOn(named)}${dateOfRow(named)}`],
    [date ? 'New Year before it' : 'New Year of that year', newYearsDay(year)],
    ...(date ? [['New Year after it', newYearsDay(year + 1)]] : []),
    ['Year', yearByName(year)],
    ['Sign by New Year’s Day', signOfRow(named)],
    ...(date
      ? [['Sign by the Start of Spring', stated(springSign(date), ({ sign }) => nameOfSign(sign))]]
      : []),
    ...precision(named),
    ...(row.website === null ? [] : [['Site', linked(say`official site`, row.website)]]),
  ];
  return table(say`${nameOfRow(named)} in the calendar`, [], rows);
}
