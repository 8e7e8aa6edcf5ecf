import { reduceToDigit } from './reduce-to-digit.ts';
import { requireInteger } from '../require-input.ts';

/**
 * The birth-day number: the day of the month, reduced like a life path, so that 11 and 22 are kept, and 29 becomes 11.
 *
 * @param day - day of the month, an integer of 1 to 31
 * @returns 1 to 9, 11 or 22
 * @throws RangeError when no month has such a day
 * @see `lifePathNumber` for the tradition
 * @example
 * birthDayNumber(15); // 6
 * birthDayNumber(29); // 11
 */
export function birthDayNumber(day: number): number {
  requireInteger('day', day, 1, 31);
  return reduceToDigit(day);
}
