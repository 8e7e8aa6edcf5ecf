import { modulo } from './modulo.ts';
import { placeOfYear } from './place-of-year.ts';
import { placeOf } from './place-of.ts';
import type { ZodiacSignId } from './sign-ids.ts';

/**
 * The next zodiac year of a sign after a given year.
 *
 * @param id - the sign
 * @param after - a zodiac year, any integer; the answer is 1 to 12 years later
 * @returns the Gregorian year in which that zodiac year begins
 * @throws RangeError when there is no such sign, or the year is not an integer
 * @example
 * nextYearOfSign('dragon', 2026); // 2036
 */
export function nextYearOfSign(id: ZodiacSignId, after: number): number {
  return after + 12 - modulo(placeOfYear(after) - placeOf(id), 12);
}
