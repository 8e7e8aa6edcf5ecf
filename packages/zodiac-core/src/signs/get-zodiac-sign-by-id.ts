import { placeOf } from './place-of.ts';
import { signFacts, type SignFacts } from './sign-facts.ts';
import type { ZodiacSignId } from './sign-ids.ts';

/**
 * The facts of the sign with an id: its names, element, polarity and branch. `describeSign` has the prose too.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that names the twelve, when there is no such sign
 * @example
 * getZodiacSignById('dragon').character; // '龍'
 */
export function getZodiacSignById(id: ZodiacSignId): SignFacts {
  return signFacts[placeOf(id)] as SignFacts;
}
