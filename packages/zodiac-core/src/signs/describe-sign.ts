import { placeOf } from '../cycle/place-of.ts';
import type { ZodiacSignId } from '../cycle/sign-ids.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * Returns the sign with an id: its facts and its prose. The prose of the signs is most of this package. `getZodiacSignById`
 * returns the facts only and leaves the prose out of a bundle.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that lists the twelve ids, when there is no such sign
 * @see general tradition; lists of numbers and colors differ from place to place
 * @example
 * describeSign('dragon').traits; // 'Confident, ambitious and generous'
 */
export function describeSign(id: ZodiacSignId): ZodiacSign {
  return zodiacSigns[placeOf(id)] as ZodiacSign;
}
