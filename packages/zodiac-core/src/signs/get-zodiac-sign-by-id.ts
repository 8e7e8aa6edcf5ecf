import { placeOf } from '../cycle/place-of.ts';
import { signFacts, type SignFacts } from './sign-facts.ts';
import type { ZodiacSignId } from '../cycle/sign-ids.ts';

/**
 * Returns the facts of the sign with an id: its names, element, polarity and branch. `describeSign` also returns its prose.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that lists the twelve ids, when there is no such sign
 * @see general tradition; the element is that of the branch
 * @example
 * getZodiacSignById('dragon').character; // '龍'
 */
export function getZodiacSignById(id: ZodiacSignId): SignFacts {
  return signFacts[placeOf(id)] as SignFacts;
}
