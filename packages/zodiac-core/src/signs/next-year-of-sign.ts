import { modulo } from '../cycle/modulo.ts';
import { placeOfYear } from '../cycle/place-of-year.ts';
import { placeOf } from '../cycle/place-of.ts';
import { requireInteger } from '../require-input.ts';
import type { ZodiacSignId } from '../cycle/sign-ids.ts';

/**
 * The next zodiac year of a sign after a given year.
 *
 * @param id - the sign
 * @param after - a zodiac year, an integer of -(2^53 - 1) to 2^53 - 13; the answer is 1 to 12 years later
 * @returns the Gregorian year in which that zodiac year begins
 * @throws RangeError when there is no such sign, or the year is not an integer that leaves room for the answer
 * @see `sexagenaryYear` for the cycle: 4 CE began with the Rat
 * @example
 * nextYearOfSign('dragon', 2026); // 2036
 */
export function nextYearOfSign(id: ZodiacSignId, after: number): number {
  requireInteger('year', after, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 12);
  return after + 12 - modulo(placeOfYear(after) - placeOf(id), 12);
}
