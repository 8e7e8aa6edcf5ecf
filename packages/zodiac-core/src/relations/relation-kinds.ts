import { modulo } from '../cycle/sexagenary.ts';

/** The relations of earthly branches, in the order of precedence. */
export const relationKinds = [
  'same-sign',
  'six-harmony',
  'three-harmonies',
  'six-clash',
  'six-harm',
  'punishment',
  'six-destruction',
  'three-meetings',
] as const;

export type RelationKind = (typeof relationKinds)[number];

/**
 * The place that each place of the circle punishes. It follows from pairing the three harmonies with the three meetings:
 * Monkey, Rat and Dragon with Tiger, Rabbit and Dragon, and so on (三命通會, 論三刑).
 */
export const punishedPlaces: readonly number[] = [3, 10, 5, 0, 4, 8, 6, 1, 2, 9, 7, 11];

/** The season of a place: 0 for winter (Pig, Rat, Ox) to 3 for fall. */
const seasonOf = (place: number): number => Math.floor(((place + 1) % 12) / 3);

/** Every relation of two places of the circle, 0 (Rat) to 11 (Pig). */
export function relationKindsOf(a: number, b: number): RelationKind[] {
  const sum = (a + b) % 12;
  const distance = Math.abs(a - b);
  const fromOddToEven = a % 2 ? b - a : a - b;
  const holds: Readonly<Record<RelationKind, boolean>> = {
    'same-sign': distance === 0,
    // Harmonies and harms pair the circle across two axes at right angles: Rat-Ox, Tiger-Pig …; Rat-Goat, Ox-Horse …
    'six-harmony': sum === 1,
    'three-harmonies': distance > 0 && distance % 4 === 0,
    'six-clash': distance === 6,
    'six-harm': sum === 7,
    punishment: punishedPlaces[a] === b || punishedPlaces[b] === a,
    // A Yang branch destroys the third branch before it: Rat-Rooster, Dragon-Ox …
    'six-destruction': distance % 2 === 1 && modulo(fromOddToEven, 12) === 3,
    'three-meetings': distance > 0 && seasonOf(a) === seasonOf(b),
  };
  return relationKinds.filter((kind) => holds[kind]);
}
