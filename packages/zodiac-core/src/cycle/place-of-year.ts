import { modulo } from './modulo.ts';
import { wrongInput } from '../require-input.ts';

/**
 * The place of any zodiac year in a cycle: on the circle of twelve 0 (Rat) to 11 (Pig). Cycles of 10, 12 and 60 years
 * began with 4 CE.
 *
 * @throws RangeError when the year is not an integer
 */
export function placeOfYear(zodiacYear: number, cycle = 12): number {
  if (!Number.isInteger(zodiacYear))
    throw wrongInput('year', 'an integer', zodiacYear, typeof zodiacYear === 'number');
  // The remainder first: beyond 2^53 a subtraction is not exact.
  return modulo((zodiacYear % cycle) - 4, cycle);
}
