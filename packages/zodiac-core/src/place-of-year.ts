import { modulo } from './modulo.ts';

/**
 * The place on the circle of twelve, 0 (Rat) to 11 (Pig), of any zodiac year; 4 CE was a Rat's.
 *
 * @throws RangeError when the year is not an integer
 */
export function placeOfYear(zodiacYear: number): number {
  if (!Number.isInteger(zodiacYear)) throw new RangeError(`The year is an integer, not ${zodiacYear}.`);
  return modulo(zodiacYear - 4, 12);
}
