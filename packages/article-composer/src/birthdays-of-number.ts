import { lifePathNumber } from '@org/zodiac-core';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

interface Birthday {
  year: number;
  month: number;
  day: number;
}

const birthdaysOfYears = new Map<number, ReadonlyMap<number, readonly Birthday[]>>();

/** Returns the dates of a year whose life path number is `number`. Days 29 to 31 are not included. */
export function birthdaysOf(number: number, year: number): readonly Birthday[] {
  const byNumber = birthdaysOfYears.get(year) ?? byLifePathNumber(year);
  birthdaysOfYears.set(year, byNumber);
  return byNumber.get(number) ?? [];
}

const byLifePathNumber = (year: number): ReadonlyMap<number, readonly Birthday[]> =>
  Map.groupBy(
    months.flatMap((month) => Array.from({ length: 28 }, (_, index) => ({ year, month, day: index + 1 }))),
    lifePathNumber,
  );

/**
 * Whether no birth date has this life path number. Month, day and year are added first (specification, section 5). For
 * the years of the calendar the sum is 1585 to 2243, whose digits add up to at most 28. So no date reduces to 33.
 */
export const isNeverReached = (number: number): boolean => number === 33;

export const neverReached = (number: number): string =>
  `No birth date from 1583 to 2200 adds up to ${number} by this rule, since the digits of month, day and year added together make 28 at most; it is a number that is read about and not reached.`;
