import { text } from '@org/content/match';
import { compatibility, relations, zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';

/** Two signs in the order of the circle; they may be the same. */
export type Pair = readonly [ZodiacSignId, ZodiacSignId];

const placeOf = (id: ZodiacSignId): number => zodiacSignIds.indexOf(id);

/** Puts two signs into the order of the circle. */
export const pairOf = (a: ZodiacSignId, b: ZodiacSignId): Pair =>
  placeOf(a) <= placeOf(b) ? [a, b] : [b, a];

/** The pair as it stands in an address, such as `rat-ox`. */
export const nameOfPair = ([a, b]: Pair): string => `${a}-${b}`;

/** Reads a pair from an address, in any order. */
export function readPair(name: string): Pair | undefined {
  const [a, b, ...more] = name.split('-').map((part) => zodiacSignIds.find((id) => id === part));
  return a && b && more.length === 0 ? pairOf(a, b) : undefined;
}

/** The numbers of signs that share a page, beyond a pair. */
const [minSeveral, maxSeveral] = [3, 8];

/** Reads three to eight signs from an address, in any order; they may be the same. */
export function readSeveralSigns(name: string): readonly ZodiacSignId[] | undefined {
  const parts = name.split('-', maxSeveral + 1);
  const signs = zodiacSignIds.flatMap((id) => parts.filter((part) => part === id).map(() => id));
  const isWhole = signs.length === parts.length && parts.length >= minSeveral && parts.length <= maxSeveral;
  return isWhole ? signs : undefined;
}

/** The 78 pairs, each once. */
export const allPairs: readonly Pair[] = zodiacSignIds.flatMap((a, place) =>
  zodiacSignIds.slice(place).map((b): Pair => [a, b]),
);

const scores = allPairs.map((pair) => compatibility(...pair).score);

/** The lowest and the highest score of all pairs. */
export const lowestAndHighest = { low: Math.min(...scores), high: Math.max(...scores) };

/** Whether the relation that decides is a harmony, a conflict or neither. */
export function toneOf(pair: Pair): 'good' | 'hard' | 'even' {
  const { basis, relations: scored } = compatibility(...pair);
  const points = scored.find(({ kind }) => kind === basis)?.points ?? 0;
  if (points === 0) return 'even';
  return points > 0 ? 'good' : 'hard';
}

/** The names of the relations of a pair, the one that decides first. */
export const relationNames = (pair: Pair): string[] => [
  ...new Set(relations(...pair).map(({ kind }) => text(`labels.relations.${kind}`))),
];
