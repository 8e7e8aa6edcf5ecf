import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import { pairsOfDragonToPig } from './pairs/dragon-to-pig.ts';
import { pairsOfOx } from './pairs/ox.ts';
import { pairsOfRabbit } from './pairs/rabbit.ts';
import { pairsOfRat } from './pairs/rat.ts';
import { pairsOfTiger } from './pairs/tiger.ts';
import type { PairTexts } from './prose-types.ts';

const texts: PairTexts = {
  ...pairsOfRat,
  ...pairsOfOx,
  ...pairsOfTiger,
  ...pairsOfRabbit,
  ...pairsOfDragonToPig,
};

/** What happens between two adults of the signs, in two paragraphs. */
export function pairText(a: ZodiacSignId, b: ZodiacSignId): readonly string[] {
  const [first, second] = zodiacSignIds.indexOf(a) <= zodiacSignIds.indexOf(b) ? [a, b] : [b, a];
  return texts[`${first} ${second}`] ?? [];
}
