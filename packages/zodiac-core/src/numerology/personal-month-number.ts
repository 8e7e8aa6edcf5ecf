import { toIso } from '../calendar/date-input.ts';
import { requireInteger } from '../require-input.ts';
import { personalYearNumber } from './personal-year-number.ts';
import { reduceToDigit } from './reduce-to-digit.ts';

/**
 * The personal month number: the personal year number (11, 22 and 33 as they are) + the calendar month, reduced like a
 * life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param month - the year in question, 1 to 9999, and its month, 1 to 12
 * @returns 1 to 9, 11, 22 or 33
 * @throws RangeError when there is no such birthday, year or month
 * @see general tradition of modern numerology; books that reduce the year to one digit first get other master numbers
 * @example
 * personalMonthNumber({ month: 5, day: 15 }, { year: 2026, month: 8 }); // 11, from 3 + 8
 */
export function personalMonthNumber(
  birthday: { readonly month: number; readonly day: number },
  month: { readonly year: number; readonly month: number },
): number {
  const asked = toIso<typeof month>(month, 'month');
  requireInteger('month', asked.month, 1, 12);
  return reduceToDigit(personalYearNumber(birthday, asked.year) + asked.month);
}
