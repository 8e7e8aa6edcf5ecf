import {
  firstCalendarYear,
  getChineseNewYear,
  getLunarNewYear,
  getStartOfSpring,
  getZodiacSignByDate,
  lastCalendarYear,
  sexagenaryYear,
  zodiacSigns,
  type CalendarDate,
  type CalendarName,
  type Element,
  type ZodiacSign,
} from '@org/zodiac-core';
import { leapMonthOf } from '@org/zodiac-core/lunar';
import { text } from '@org/content/articles';
import { filled, filledIn } from '../claims/filled.ts';
import { stated, type Passage, type Phrase } from '../claims/passage.ts';
import { signOfYear } from '../keyword/sign-words.ts';
import { nameOfSign } from './sign-phrases.ts';

export const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** `'May 5, 1990'`. */
export const dateInWords = ({ year, month, day }: CalendarDate): string =>
  `${monthNames[month - 1]} ${day}, ${year}`;

/** The first and the last day of a zodiac year. */
const dateRange = (year: number) =>
  ({
    kind: 'date range',
    year,
    sign: signOfYear(year).id,
    from: getChineseNewYear(year),
    to: dayBefore(getChineseNewYear(year + 1)),
  }) as const;

/** The day before `date`, which must be from January 21 to February 21. */
const dayBefore = ({ year, month, day }: CalendarDate): CalendarDate =>
  day > 1 ? { year, month, day: day - 1 } : { year, month: 1, day: 31 };

/** The first day of a zodiac year: `'January 29, 1987'`. */
export const newYearsDay = (year: number): Passage =>
  stated({ kind: 'first day', year, date: getChineseNewYear(year) }, ({ date }) => dateInWords(date));

/** The last day of the previous zodiac year: `'January 28, 1987'`. */
export const newYearsEve = (year: number): Passage =>
  stated(dateRange(year - 1), ({ to }) => dateInWords(to));

/** `'January 29, 1987 to February 16, 1988'`. */
export const spanOfYear = (year: number): Passage =>
  stated(dateRange(year), ({ from, to }) => `${dateInWords(from)} to ${dateInWords(to)}`);

export const elementOfYear = (year: number): Element => sexagenaryYear(year).stem.element;

const zodiacYear = (year: number) =>
  ({ kind: 'zodiac year', year, sign: signOfYear(year).id, element: elementOfYear(year) }) as const;

/** `'1987 Fire Rabbit'`. */
export const yearByName = (year: number): Passage =>
  stated(zodiacYear(year), ({ element, sign }) => `${year} ${element} ${nameOfSign(sign)}`);

/** `'1987'`, a zodiac year. */
export const yearInFigures = (year: number): Passage =>
  stated(zodiacYear(year), (claim) => String(claim.year));

/** `'Fire'`, for 1987. */
export const elementByYear = (year: number): Passage => stated(zodiacYear(year), ({ element }) => element);

/** `'Rabbit'`, for 1987. */
export const signByYear = (year: number): Passage => stated(zodiacYear(year), ({ sign }) => nameOfSign(sign));

/** The place of a year in the cycle of sixty, for sentences about its name, its stem or its place. */
export function placeInCycle(year: number) {
  const { place, name, pinyin, stem } = sexagenaryYear(year);
  const { character, polarity, element } = stem;
  return { kind: 'place in cycle', year, place, name, pinyin, stem: character, polarity, element } as const;
}

/** The zodiac years of a sign from `first` to `last`, both inclusive. */
export function yearsOfSign(sign: ZodiacSign, first: number, last: number): number[] {
  const place = zodiacSigns.indexOf(sign);
  const from = first + ((((place + 4 - first) % 12) + 12) % 12);
  return Array.from(
    { length: Math.max(0, Math.floor((last - from) / 12) + 1) },
    (_, index) => from + 12 * index,
  );
}

/** The latest year of a sign that has begun, and the sign's next year. */
export function lastAndNextYear(sign: ZodiacSign, today: Date): readonly [last: number, next: number] {
  const now = zodiacYearOn(today);
  const [last = now] = yearsOfSign(sign, now - 11, now);
  return [last, last + 12];
}

/** The years between two, both inclusive, whose first and last day the calendar has. */
export function calendarYearsBetween(first: number, last: number): number[] {
  const from = Math.max(first, firstCalendarYear);
  return Array.from({ length: Math.min(last, lastCalendarYear - 1) - from + 1 }, (_, index) => from + index);
}

/** Whether the calendar has a year and the one after it. */
export const isInCalendar = (year: number): boolean => calendarYearsBetween(year, year).length === 1;

/** The day of New Year in another country: `'January 21, 1985'`. */
export const newYearsDayIn = (calendar: CalendarName, year: number): Passage =>
  stated({ kind: 'country day', calendar, year, date: getLunarNewYear(year, { calendar }) }, ({ date }) =>
    dateInWords(date),
  );

export const startOfSpring = (year: number): Passage =>
  stated({ kind: 'start of spring', year, date: getStartOfSpring(year) }, ({ date }) => dateInWords(date));

/** The Starts of Spring between the first and the last day of a zodiac year, of which there may be none. */
export const springsIn = (year: number): readonly Passage[] =>
  [year, year + 1]
    .filter(
      (each) =>
        !isBefore(getStartOfSpring(each), getChineseNewYear(year)) &&
        isBefore(getStartOfSpring(each), getChineseNewYear(year + 1)),
    )
    .map(startOfSpring);

/** `'the year has 384 days'`, and its leap month if it has one. */
export function lengthOfYear(year: number) {
  const days = Math.round(
    (timeOf(getChineseNewYear(year + 1)) - timeOf(getChineseNewYear(year))) / 86_400_000,
  );
  return { kind: 'length of year', year, days, leapMonth: leapMonthOf(year) ?? null } as const;
}

const timeOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

export const isBefore = (date: CalendarDate, other: CalendarDate): boolean => timeOf(date) < timeOf(other);

/** The zodiac year of a day, by the calendar of China. */
export const zodiacYearOn = (day: Date): number => {
  const year = day.getUTCFullYear();
  const date = { year, month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  return isBefore(date, getChineseNewYear(year)) ? year - 1 : year;
};

/** Whether a day is over. On the day itself it is not. */
export const isPast = ({ year, month, day }: CalendarDate, today: Date): boolean =>
  isBefore(
    { year, month, day },
    { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1, day: today.getUTCDate() },
  );

/** `'was'` for a day that is over, and `'is'` for others. */
export const isOrWas = (date: CalendarDate, today: Date): string => (isPast(date, today) ? 'was' : 'is');

/** Whether the last day of a zodiac year is over. */
export const isYearOver = (year: number, today: Date): boolean => year < zodiacYearOn(today);

/** The zodiac year that begins next. */
export const nextNewYear = (today: Date): number => zodiacYearOn(today) + 1;

/** Names the present year, if the year that is asked for is over. */
export const nowAfter = (asked: number, today: Date): Phrase =>
  isYearOver(asked, today)
    ? filled(text('year.now'), {
        element: elementByYear(zodiacYearOn(today)),
        sign: signByYear(zodiacYearOn(today)),
        span: spanOfYear(zodiacYearOn(today)),
      })
    : '';

/** A claim about a birth date, which is written as `'January 29, 1987'`. */
export function birthDate(date: CalendarDate) {
  const born = getZodiacSignByDate(date);
  if (!born) throw new RangeError('There is no such day in the calendar.');
  return { kind: 'birth date', date, sign: born.sign.id, year: born.zodiacYear } as const;
}

/** The sign of a date by the Start of Spring. */
export function springSign(date: CalendarDate) {
  const born = getZodiacSignByDate(date, { convention: 'li-chun' });
  if (!born) throw new RangeError('There is no such day in the calendar.');
  return { kind: 'spring sign', date, sign: born.sign.id } as const;
}

/** The age by the traditional count in the year `on`, and the year of birth. */
export function countedInYear(born: number, on: number): Record<'counted' | 'born', Passage> {
  const claim = { kind: 'counted years', born, on, counted: on - born + 1 } as const;
  return {
    counted: stated(claim, (each) => String(each.counted)),
    born: stated(claim, (each) => String(each.born)),
  };
}

/** `'January 21 and February 20'`, the earliest and the latest New Year's Day of two centuries. */
export const newYearRange: Passage = stated(
  { kind: 'range of new years', firstYear: 1900, lastYear: 2100, from: 'January 21', to: 'February 20' },
  ({ from, to }) => `${from} and ${to}`,
);

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayOf = ({ year, month, day }: CalendarDate): string =>
  weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';

/** The sign of a date, for callers that have checked that it is a day of the calendar. */
export function signOfDate(date: CalendarDate): { sign: ZodiacSign; year: number } {
  const born = getZodiacSignByDate(date);
  const sign = zodiacSigns.find(({ id }) => id === born?.sign.id);
  if (!born || !sign) throw new RangeError('There is no such day in the calendar.');
  return { sign, year: born.zodiacYear };
}

/** `'after month 6'`, or a text that says that there is no leap month. */
export const leapMonthInWords = (month: number | null): string =>
  month === null ? text('labels.none') : filledIn(text('labels.afterMonth'), { month: String(month) });
