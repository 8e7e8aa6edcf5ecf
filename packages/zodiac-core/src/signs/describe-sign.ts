import { placeOf } from './place-of.ts';
import type { ZodiacSignId } from './sign-ids.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The sign with an id, whole: its facts and its prose. The prose of the twelve is most of this package; where the
 * names and the element are enough, `getZodiacSignById` leaves it out of a bundle.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that names the twelve, when there is no such sign
 * @example
 * describeSign('dragon').traits; // 'Confident, ambitious and generous'
 */
export function describeSign(id: ZodiacSignId): ZodiacSign {
  return zodiacSigns[placeOf(id)] as ZodiacSign;
}
