import { getChineseNewYear, getZodiacSign, getZodiacSignById, type FoundingDate } from '@org/zodiac-core';
import {
  day,
  integer,
  known,
  month,
  text,
  type About,
  type Beginning,
  type Fact,
  type RowWith,
} from './list.ts';

/** The columns of a founding date. */
export const foundingColumns = {
  foundedYear: known(integer),
  foundedMonth: month,
  foundedDay: day,
  /** The source of the date. With `general knowledge` or `doubtful year`, it is the date that is commonly given; `date of a merger` is the day or year in which its parts merged. */
  dateSource: text,
  /** The other possible sign, if only the year or month is known and New Year's Day decides. */
  otherSign: { type: 'sign', isKnown: false, from: 'rule' },
} as const;

type Founded = RowWith<typeof foundingColumns>;

export const founding = {
  prefix: 'founded',
  label: 'Founded',
  verb: 'was founded',
} as const satisfies Beginning;

export const foundingDate = ({
  foundedYear,
  foundedMonth,
  foundedDay,
}: Pick<Founded, 'foundedYear' | 'foundedMonth' | 'foundedDay'>): FoundingDate => ({
  year: foundedYear,
  month: foundedMonth,
  day: foundedDay,
});

// The formatters are created once, because creating one takes longer than rendering a card.
const formats = {
  day: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  dayOfYear: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }),
};
const figures = new Intl.NumberFormat('en-US');

/** A number in figures, such as `2,542`. */
export const inFigures = (number: number): string => figures.format(number);

/**
 * Formats an instant as its day in UTC, such as `'November 24, 2026'`.
 *
 * @param instant - a `Date`, milliseconds since 1970, or ISO 8601 text. Text without a time is a day in UTC
 * @throws RangeError if it is no valid date
 */
export const dayInWords = (instant: Date | number | string): string => formats.day.format(new Date(instant));

/** A date with its known parts: `'April 15, 1955'`, `'April 1955'` or `'1955'`. */
export function dateInWords({ year, month: ofYear, day: ofMonth }: FoundingDate): string {
  if (!ofYear) return String(year);
  // `Date.UTC` alone would read years below 100 as years of the 20th century.
  const date = new Date(Date.UTC(2000, ofYear - 1, ofMonth ?? 1));
  date.setUTCFullYear(year);
  return formats[ofMonth ? 'day' : 'month'].format(date);
}

/** A founding date with its known parts, and how certain it is. */
function foundedOn(row: Founded): string {
  const date = dateInWords(foundingDate(row));
  const certainty = certaintyOf[row.dateSource ?? ''];
  return certainty ? `${date}, ${certainty}` : date;
}

/** How certain a date is, by its source. */
const certaintyOf: Readonly<Record<string, string>> = {
  'general knowledge': 'as commonly given',
  'doubtful year': 'as commonly given, though accounts differ',
  'date of a merger': 'the date of the merger that formed it',
};

/** Why the date of a founding is not the only possible one, for the text on the page of the row. */
export const yearIs = ({ dateSource }: Pick<Founded, 'dateSource'>): About['yearIs'] =>
  dateSource === 'doubtful year' ? 'doubtful' : dateSource === 'date of a merger' ? 'of a merger' : undefined;

/** The date of the founding, and both signs if New Year's Day decides. */
export function foundedFacts(row: Founded): Fact[] {
  return [
    ['Founded', foundedOn(row)],
    ['Sign', signsInWords(row)],
  ];
}

/** The other possible sign, for the badge on a card: `or Tiger`. */
export const orOtherSign = ({ otherSign }: Pick<Founded, 'otherSign'>): string | null =>
  otherSign && `or ${getZodiacSignById(otherSign).name}`;

function signsInWords({ foundedYear: year, zodiacSign, otherSign }: Founded): string | null {
  const newYear = otherSign && getChineseNewYear(year);
  if (!newYear) return null;
  const date = formats.dayOfYear.format(Date.UTC(year, newYear.month - 1, newYear.day));
  const [filed, other] = [getZodiacSignById(zodiacSign).name, getZodiacSignById(otherSign).name];
  // A founding in January has the sign of the previous year.
  const isFiledBefore = zodiacSign !== getZodiacSign(year)?.id;
  return isFiledBefore ? `${filed}, or ${other} from ${date}` : `${filed}, or ${other} before ${date}`;
}

/** The owners of a row, which the files separate with semicolons: `ICICI Bank and Prudential`. */
export const ownersInWords = (parent: string | null): string | null =>
  parent?.replaceAll('; ', ' and ') ?? null;
