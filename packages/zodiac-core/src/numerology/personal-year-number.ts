import { requireDate, toIso } from '../calendar/date-input.ts';
import { reduceToDigit } from './reduce-to-digit.ts';
import { requireInteger } from '../require-input.ts';

/**
 * The personal year number: birth month + birth day + the year in question, reduced like a life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param year - the year in question, an integer of 1 to 9999
 * @returns 1 to 9, 11, 22 or 33; never 33 in the years 32 to 6955
 * @throws RangeError when there is no such birthday or year
 * @see `lifePathNumber` for the tradition
 * @example
 * personalYearNumber({ month: 5, day: 15 }, 2026); // 3, from 2046
 */
export function personalYearNumber(
  birthday: { readonly month: number; readonly day: number },
  year: number,
): number {
  const { month, day } = toIso<typeof birthday>(birthday, 'birthday');
  const leapYear = 2000;
  requireDate({ year: leapYear, month, day }, 'birthday');
  requireInteger('year', year, 1, 9999);
  return reduceToDigit(month + day + year);
}
