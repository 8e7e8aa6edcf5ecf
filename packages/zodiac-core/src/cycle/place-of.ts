import { requireOption } from '../require-input.ts';
import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/**
 * The place of a sign on the circle, 0 (Rat) to 11 (Pig).
 *
 * @throws RangeError that lists the twelve ids, when there is no such sign
 */
export function placeOf(id: ZodiacSignId): number {
  const place = zodiacSignIds.indexOf(id);
  if (place < 0) requireOption('sign', id, zodiacSignIds);
  return place;
}
