import { requireDate, type DateInput } from '../calendar/date-input.ts';
import { reduceToDigit } from './reduce-to-digit.ts';
import { requireInteger } from '../require-input.ts';

/**
 * The life-path number: month + day + year as whole numbers, then the digits summed until at most 9; the master
 * numbers 11, 22 and 33 are kept at every step.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years 1
 * to 9999
 * @returns 1 to 9, 11, 22 or 33; never 33 in the years 32 to 6955
 * @throws RangeError when there is no such day, or the year is outside 1 to 9999
 * @see the general tradition of modern numerology, such as Juno Jordan, "Numerology: The Romance in Your Name"
 * (1965)
 * @example
 * lifePathNumber({ year: 1990, month: 5, day: 15 }); // 3, from 2010
 * lifePathNumber('1992-11-06'); // 11, from 2009
 */
export function lifePathNumber(date: DateInput): number {
  const day = requireDate(date);
  requireInteger('year', day.year, 1, 9999);
  return reduceToDigit(day.month + day.day + day.year);
}
