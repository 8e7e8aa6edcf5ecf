import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/** The place of a sign on the circle, 0 (Rat) to 11 (Pig). */
export function placeOf(id: ZodiacSignId): number {
  const place = zodiacSignIds.indexOf(id);
  if (place < 0) throw new RangeError(`There is no sign ${id}.`);
  return place;
}
