import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/** How two signs stand to each other on the circle of twelve. */
export type Relation = 'same-sign' | 'six-harmony' | 'three-harmonies' | 'six-clash' | 'six-harm' | 'neutral';

/** The relation of two places (0 to 11) of the circle; every pair has exactly one. */
export function relationOf(a: number, b: number): Relation {
  if (a === b) return 'same-sign';
  // Harmonies and harms pair the circle across two axes at right angles: Rat-Ox, Tiger-Pig …; Rat-Goat, Ox-Horse …
  if ((a + b) % 12 === 1) return 'six-harmony';
  if ((a - b) % 4 === 0) return 'three-harmonies';
  if ((a - b) % 6 === 0) return 'six-clash';
  if ((a + b) % 12 === 7) return 'six-harm';
  return 'neutral';
}

/** The place of a sign on the circle, 0 (Rat) to 11 (Pig). */
export function placeOf(id: ZodiacSignId): number {
  const place = zodiacSignIds.indexOf(id);
  if (place < 0) throw new RangeError(`There is no sign "${id}".`);
  return place;
}
