import {
  birthDayNumber,
  firstCalendarYear,
  lastCalendarYear,
  lifePathMeaning,
  lifePathNumber,
  type CalendarDate,
} from '@org/zodiac-core';
import { stated, type Passage } from '../claims/passage.ts';
import { dateInWords } from './calendar-phrases.ts';

export const lifePaths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33] as const;

/** The name and the gloss of a life path number. */
export const lifePath = (number: number) =>
  ({ kind: 'life path', number, ...lifePathMeaning(number) }) as const;

const lifePathSum = (date: CalendarDate) =>
  ({
    kind: 'life path sum',
    date,
    sum: date.month + date.day + date.year,
    number: lifePathNumber(date),
  }) as const;

export const dateOfSum = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), (claim) => dateInWords(claim.date));

/** `'5 + 15 + 1990 = 2010'`. */
export const sumInWords = (date: CalendarDate): Passage =>
  stated(lifePathSum(date), ({ date: { year, month, day }, sum }) => `${month} + ${day} + ${year} = ${sum}`);

/** The birth day number, which is read apart from the life path. */
export const birthDay = (day: number) =>
  ({ kind: 'birth day number', day, number: birthDayNumber(day) }) as const;

/** Example birth dates of adults with a life path number, a few years apart. */
export function datesOfLifePath(number: number, count: number): CalendarDate[] {
  const dates: CalendarDate[] = [];
  for (let year = 1951; year < 2000 && dates.length < count; year += 7) {
    const month = ((year * 5) % 12) + 1;
    const day = Array.from({ length: 28 }, (_, index) => index + 1).find(
      (each) => lifePathNumber({ year, month, day: each }) === number,
    );
    if (day !== undefined) dates.push({ year, month, day });
  }
  return dates;
}

/**
 * Whether no birth date has this life path number. Month, day and year are added first (specification, section 5). For
 * the years of the calendar the sum is 1585 to 2243, whose digits add up to at most 28. So no date reduces to 33.
 */
export const isNeverReached = (number: number): boolean => number === 33;

export const neverReached = (number: number): Passage =>
  stated(
    {
      kind: 'unreached number',
      number,
      firstYear: firstCalendarYear,
      lastYear: lastCalendarYear,
      maxDigitSum: 28,
    },
    (claim) =>
      `No birth date from ${claim.firstYear} to ${claim.lastYear} adds up to ${claim.number}, since the digits of month, day and year added together make ${claim.maxDigitSum} at most`,
  );
