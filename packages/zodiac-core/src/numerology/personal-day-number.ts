import { requireDate, type DateInput } from '../calendar/date-input.ts';
import { personalMonthNumber } from './personal-month-number.ts';
import { reduceToDigit } from './reduce-to-digit.ts';

/**
 * The personal day number: the personal month number (11, 22 and 33 as they are) + the day of the month, reduced like a life path.
 *
 * @param birthday - month and day of birth; February 29 is one. A Temporal date of any calendar
 * @param date - the day in question, as for `lifePathNumber`; years 1 to 9999
 * @returns 1 to 9, 11, 22 or 33
 * @throws RangeError when there is no such birthday or day, or the year is outside 1 to 9999
 * @see general tradition of modern numerology; books that reduce the month to one digit first get other master numbers
 * @example
 * personalDayNumber({ month: 5, day: 15 }, '2026-08-11'); // 22, from 11 + 11
 */
export function personalDayNumber(
  birthday: { readonly month: number; readonly day: number },
  date: DateInput,
): number {
  const day = requireDate(date);
  return reduceToDigit(personalMonthNumber(birthday, day) + day.day);
}
