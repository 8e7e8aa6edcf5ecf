import type { ZodiacSignId } from './sign-ids.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The sign with an id.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError when there is no such sign
 */
export function getZodiacSignById(id: ZodiacSignId): ZodiacSign {
  const sign = zodiacSigns.find((candidate) => candidate.id === id);
  if (!sign) throw new RangeError(`There is no sign "${id}".`);
  return sign;
}
