import { text } from '@org/content/rows';
import { compatibility, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { groupOf, type TenGodGroup } from '../ten-gods-of-elements.ts';
import { sentences } from '../words/grammar.ts';
import { isTense } from './with-reader.ts';

/** The match of a sign with the reader's: its points (`compatibility`), and the reason. */
export function signForReader(reader: ZodiacSignId, sign: ZodiacSignId) {
  const { score, basis } = compatibility(reader, sign);
  return {
    score,
    reason: sentences(text(`match.for-you.${basis}`), isTense(reader, sign) && text('match.for-you.tense')),
    isGood: goodRelations.includes(basis),
  };
}

const goodRelations: readonly string[] = ['same-sign', 'six-harmony', 'three-harmonies'];

/** Points for the element of a founding's year, by the reader's element. The order is ours. */
const pointsOfElement: Readonly<Record<TenGodGroup, number>> = {
  resources: 4,
  companions: 3,
  output: 2,
  wealth: 1,
  officers: 0,
};

export const elementPoints = (own: Element, its: Element): number => pointsOfElement[groupOf(own, its)];

/** The reason for a row's rank among the rows of its sign. */
export function reasonOfRow(
  own: Element,
  { element: its, openings, isLarge }: { element: Element; openings: number; isLarge: boolean },
): string {
  return sentences(
    openings === 1 && text('match.for-you.one-opening'),
    openings > 1 && text('match.for-you.openings', { count: openings.toLocaleString('en-US') }),
    isLarge && text('match.for-you.large'),
    text(`match.for-you.${groupOf(own, its)}`, { its, own }),
  );
}
