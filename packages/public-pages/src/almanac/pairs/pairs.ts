import { text } from '@org/content/match';
import { compatibility, relations, zodiacSignIds, type Relation, type ZodiacSignId } from '@org/zodiac-core';

/** Two signs in the order of the cycle. They may be the same. */
export type Pair = readonly [ZodiacSignId, ZodiacSignId];

const placeOf = (id: ZodiacSignId): number => zodiacSignIds.indexOf(id);

/** Sorts two signs by the order of the cycle. */
export const pairOf = (a: ZodiacSignId, b: ZodiacSignId): Pair =>
  placeOf(a) <= placeOf(b) ? [a, b] : [b, a];

/** The id of a pair in addresses, such as `rat-ox`. */
export const nameOfPair = ([a, b]: Pair): string => `${a}-${b}`;

/** Reads a pair from an address, in any order. */
export function readPair(name: string): Pair | undefined {
  const [a, b, ...more] = name.split('-').map((part) => zodiacSignIds.find((id) => id === part));
  return a && b && more.length === 0 ? pairOf(a, b) : undefined;
}

/** The possible numbers of signs on a page for more than two. */
const [minSeveral, maxSeveral] = [3, 8];

/** Reads three to eight signs from an address, in any order. Signs may repeat. */
export function readSeveralSigns(name: string): readonly ZodiacSignId[] | undefined {
  const parts = name.split('-', maxSeveral + 1);
  const signs = zodiacSignIds.flatMap((id) => parts.filter((part) => part === id).map(() => id));
  const isWhole = signs.length === parts.length && parts.length >= minSeveral && parts.length <= maxSeveral;
  return isWhole ? signs : undefined;
}

/** The 78 pairs without duplicates. */
export const allPairs: readonly Pair[] = zodiacSignIds.flatMap((a, place) =>
  zodiacSignIds.slice(place).map((b): Pair => [a, b]),
);

const scores = allPairs.map((pair) => compatibility(...pair).score);

export const lowestAndHighest = { low: Math.min(...scores), high: Math.max(...scores) };

/** Whether the main relation is a harmony, a conflict or neither. */
export function toneOf(pair: Pair): 'good' | 'hard' | 'even' {
  const { basis, relations: scored } = compatibility(...pair);
  const points = scored.find(({ kind }) => kind === basis)?.points ?? 0;
  if (points === 0) return 'even';
  return points > 0 ? 'good' : 'hard';
}

/** How good a match of this score is. Articles use the same grades. */
export function gradeOf(score: number): 'high' | 'good' | 'even' | 'low' | 'lowest' {
  if (score >= 85) return 'high';
  if (score >= 65) return 'good';
  if (score >= 55) return 'even';
  return score >= 30 ? 'low' : 'lowest';
}

/** The name of a relation, such as `allies`. */
export const nameOfRelation = (kind: Relation): string => text(`labels.relations.${kind}`);

/** The names of a pair's relations, main relation first. */
export const relationNames = (pair: Pair): string[] => [
  ...new Set(relations(...pair).map(({ kind }) => nameOfRelation(kind))),
];
