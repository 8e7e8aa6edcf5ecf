import { daysInMonth } from './calendar-date.ts';
import { reduceToDigit } from './digit-sum.ts';

/**
 * The personal year number: birth month + birth day + the year in question, reduced like a life path.
 *
 * @param birthday - month and day of birth; 29 February is one
 * @param year - the year in question, an integer of 1 to 9999
 * @returns 1 to 9, 11, 22 or 33
 * @throws RangeError when there is no such birthday or year
 * @example
 * personalYearNumber({ month: 5, day: 15 }, 2026); // 3, from 2046
 */
export function personalYearNumber(
  { month, day }: { readonly month: number; readonly day: number },
  year: number,
): number {
  const leapYear = 2000;
  const real =
    Number.isInteger(month) && Number.isInteger(day) && day > 0 && day <= daysInMonth(leapYear, month);
  if (!real || !Number.isInteger(year) || year < 1 || year > 9999) {
    throw new RangeError('A personal year needs a real birthday and a year of 1 to 9999.');
  }
  return reduceToDigit(month + day + year);
}
