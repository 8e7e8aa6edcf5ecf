import {
  birthDayNumber,
  firstCalendarYear,
  lastCalendarYear,
  lifePathMeaning,
  lifePathNumber,
  monthDescription,
  type CalendarDate,
} from '@org/zodiac-core';
import { say, stated, type Passage } from '../claims/passage.ts';
import { dateInWords, monthNames, yearByName } from './calendar-phrases.ts';
import { lowerFirst } from './words.ts';

export const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33];
export const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The name and the gloss of a life path number. */
export const lifePath = (number: number) =>
  ({ kind: 'life path', number, ...lifePathMeaning(number) }) as const;

/** `'11, 22 and 33'`. */
export const masterNumbers = (): Passage =>
  stated(
    { kind: 'master numbers', numbers: [11, 22, 33] },
    ({ numbers: [a, b, c] }) => `${a}, ${b} and ${c}`,
  );

const lifePathSum = (date: CalendarDate) =>
  ({
    kind: 'life path sum',
    date,
    sum: date.month + date.day + date.year,
    number: lifePathNumber(date),
  }) as const;

/** `'5 + 15 + 1990 = 2010'`. */
const sumInWords = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), ({ date: { year, month, day }, sum }) => `${month} + ${day} + ${year} = ${sum}`);

const lifePathInWords = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), ({ number }) => String(number));

const dateOfSum = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), (claim) => dateInWords(claim.date));

/**
 * The calculation for an example date: `'15 May 1990, for instance, … gives 5 + 15 + 1990 = 2010, which reduces to 3; …'`
 *
 * @param date - from March to December, so that the zodiac year has the same number
 */
export const addedUp = (date: CalendarDate): Passage =>
  say`${dateOfSum(date)}, for instance, a date of the ${yearByName(date.year)} year, gives ${sumInWords(date)}, which reduces to ${lifePathInWords(date)}; the day alone gives ${stated(birthDay(date.day), ({ number }) => String(number))}.`;

/** The same as cells of a table: year, date and sum. */
export const sumInCells = (date: CalendarDate): Passage[] => [
  stated(lifePathSum(date), (claim) => String(claim.date.year)),
  dateOfSum(date),
  say`${sumInWords(date)}, so ${lifePathInWords(date)}`,
];

/** The birth day number, which is read apart from the life path. */
export const birthDay = (day: number) =>
  ({ kind: 'birth day number', day, number: birthDayNumber(day) }) as const;

/** `'May stands for freedom'`. */
export const monthInWords = (month: number): Passage =>
  stated(
    { kind: 'month word', month, word: monthDescription(month) },
    ({ word }) => `${monthNames[month - 1]} stands for ${lowerFirst(word)}`,
  );

const birthdaysOfYears = new Map<number, ReadonlyMap<number, readonly CalendarDate[]>>();

/** Returns the dates of a year whose life path number is `number`. Days 29 to 31 are not included. */
export function birthdaysOf(number: number, year: number): readonly CalendarDate[] {
  const byNumber = birthdaysOfYears.get(year) ?? byLifePathNumber(year);
  birthdaysOfYears.set(year, byNumber);
  return byNumber.get(number) ?? [];
}

const byLifePathNumber = (year: number): ReadonlyMap<number, readonly CalendarDate[]> =>
  Map.groupBy(
    months.flatMap((month) => Array.from({ length: 28 }, (_, index) => ({ year, month, day: index + 1 }))),
    lifePathNumber,
  );

/**
 * Whether no birth date has this life path number. Month, day and year are added first (specification, section 5). For
 * the years of the calendar the sum is 1585 to 2243, whose digits add up to at most 28. So no date reduces to 33.
 */
export const isNeverReached = (number: number): boolean => number === 33;

const unreached = (number: number) =>
  ({
    kind: 'unreached number',
    number,
    firstYear: firstCalendarYear,
    lastYear: lastCalendarYear,
    maxDigitSum: 28,
  }) as const;

export const neverReached = (number: number): Passage =>
  say`${stated(unreached(number), (claim) => `No birth date from ${claim.firstYear} to ${claim.lastYear} adds up to ${claim.number} by this rule, since the digits of month, day and year added together make ${claim.maxDigitSum} at most`)}; it is a number that is read about and not reached.`;

export const neverReachedInShort = (number: number): Passage =>
  say`${stated(unreached(number), () => 'No birth date within the calendar adds up to it')}, so it is told for completeness.`;
