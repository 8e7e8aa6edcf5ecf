import {
  firstCalendarYear,
  getZodiacSignByDate,
  lastCalendarYear,
  type CalendarDate,
} from '@org/zodiac-core';

/**
 * The first and the last year that a keyword may name. The calendar also knows the New Year’s Day after each of these years.
 */
export const firstKeywordYear = firstCalendarYear + 1;
export const lastKeywordYear = lastCalendarYear - 1;

const monthWords = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const monthForm = String.raw`(?<month>(?:${monthWords.join('|')})\p{L}*)\.?`;
const dayForm = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const yearForm = String.raw`(?<year>\d{4})`;

/**
 * `5 February 1962`, `February 5th, 1962`, `1962-02-05`, `5.2.1962`, and `2/25/1962` where only one of the numbers can be the
 * month.
 */
const dateForms = [
  new RegExp(String.raw`\b${dayForm}(?: of)? ${monthForm},? ${yearForm}\b`, 'giu'),
  new RegExp(String.raw`\b${monthForm} ${dayForm},? ${yearForm}\b`, 'giu'),
  /\b(?<year>\d{4})[-/](?<month>\d\d)[-/](?<day>\d\d)\b/gu,
  /\b(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4})\b/gu,
  /\b(?<month>0?[1-9]|1[0-2])\/(?<day>1[3-9]|2\d|3[01])\/(?<year>\d{4})\b/gu,
  /\b(?<day>1[3-9]|2\d|3[01])\/(?<month>0?[1-9]|1[0-2])\/(?<year>\d{4})\b/gu,
];
/** `3/4/1991`: March 4 in the United States, 3 April elsewhere. */
const eitherForm = /\b(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})\b/gu;
const allForms = [...dateForms, eitherForm];

/** The full dates in a text. */
export const datesIn = (text: string): CalendarDate[] => writtenDates(text).filter(isInCalendar);

/** The two dates that a text may mean, with the month first and with the day first; `undefined` if it is clear. */
export function eitherDateIn(text: string): readonly [CalendarDate, CalendarDate] | undefined {
  const { first, second, year } = eitherForm[Symbol.matchAll](text).next().value?.groups ?? {};
  const [a, b] = [Number(first), Number(second)];
  if (a === b) return undefined;
  const dates = [
    { year: Number(year), month: a, day: b },
    { year: Number(year), month: b, day: a },
  ] as const;
  return dates.every(isInCalendar) ? dates : undefined;
}

/** Whether a text has the form of a date that does not exist, such as 30 February. */
export const hasNoSuchDate = (text: string): boolean =>
  allForms.some((form) => form[Symbol.matchAll](text).next().done === false) &&
  datesIn(text).length === 0 &&
  eitherDateIn(text) === undefined;

function writtenDates(text: string): CalendarDate[] {
  const sameNumbers = [...text.matchAll(eitherForm)].flatMap(({ groups: { first, second, year } = {} }) =>
    Number(first) === Number(second)
      ? [{ year: Number(year), month: Number(first), day: Number(second) }]
      : [],
  );
  const clear = dateForms
    .flatMap((form) => [...text.matchAll(form)])
    .map(({ groups: { year = '', month = '', day = '' } = {} }) => ({
      year: Number(year),
      month: Number(month) || monthWords.indexOf(month.slice(0, 3).toLowerCase()) + 1,
      day: Number(day),
    }));
  return [...clear, ...sameNumbers];
}

const isInCalendar = (date: CalendarDate): boolean =>
  date.year >= firstKeywordYear &&
  date.year <= lastKeywordYear &&
  date.month >= 1 &&
  date.month <= 12 &&
  getZodiacSignByDate(date) !== undefined;

/** Replaces dates with spaces. */
export const withoutDates = (text: string): string =>
  allForms.reduce((left, form) => left.replace(form, ' '), text);

/** A day of any year, or a month without a day. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number | undefined;
}

const monthAlone =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** `February 1st` or `5 June`. */
const daysOfYear = [
  new RegExp(String.raw`\b${dayForm}(?: of)? ${monthAlone}\b\.?`, 'iu'),
  new RegExp(String.raw`\b${monthAlone}\.? ${dayForm}\b`, 'iu'),
];

/** A month of birth after New Year, as in "born in march". In an earlier month the day decides. */
const monthOfBirth = new RegExp(
  String.raw`(?<=\bborn\b.*|\bbirth.*)\b(?!jan|feb|(?<!\bin )may\b)${monthAlone}\b|\b(?!jan|feb)${monthAlone.replace('month', 'before')}(?= (?:born|birth))`,
  'iu',
);

const formsWithoutYear = [...daysOfYear, monthOfBirth];

/** The first day without a year in a text from which full dates are removed, if any year has it; or the month of birth. */
export function dayOfYearIn(text: string): DayOfYear | undefined {
  const found = formsWithoutYear
    .map((form) => form.exec(text)?.groups)
    .find((groups) => groups !== undefined);
  if (!found) return undefined;
  const month = monthWords.indexOf((found.month ?? found.before ?? '').slice(0, 3).toLowerCase()) + 1;
  if (found.day === undefined) return { month, day: undefined };
  const day = Number(found.day);
  return isInCalendar({ year: leapYear, month, day }) ? { month, day } : undefined;
}
const leapYear = 2000;

export const withoutDayOfYear = (text: string): string =>
  formsWithoutYear.reduce((left, form) => left.replace(form, ' '), text);
