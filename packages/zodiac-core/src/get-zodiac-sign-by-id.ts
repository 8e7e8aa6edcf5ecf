import { placeOf } from './place-of.ts';
import type { ZodiacSignId } from './sign-ids.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The sign with an id.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError when there is no such sign
 * @example
 * getZodiacSignById('dragon').character; // '龍'
 */
export function getZodiacSignById(id: ZodiacSignId): ZodiacSign {
  return zodiacSigns[placeOf(id)] as ZodiacSign;
}
