import { zodiacSignIds, type ZodiacSignId } from '@org/zodiac-core';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { composeMatch } from '../match/compose-match.ts';
import type { Match } from '../match/match.ts';
import type { Relation } from '../match/relation.ts';
import { randomBirths } from './random-births.ts';

export const today = '2026-11-22';

export interface Somebody {
  readonly birth?: Birth;
  readonly sign?: ZodiacSignId;
  readonly relation?: Relation;
}
export const knownOf = ({ birth, sign, relation }: Somebody) => ({
  known: birth ? chartOf(birth, { today }) : (sign ?? 'rat'),
  relation,
});
export const matchOf = (one: Somebody, other: Somebody): Match => composeMatch(knownOf(one), knownOf(other));
export const paragraphsOf = ({ sections }: Match) => sections.flatMap(({ paragraphs }) => paragraphs);
export const textOf = (match: Match): string =>
  paragraphsOf(match)
    .map((paragraph) => paragraph.text)
    .join('\n');

export const births = randomBirths(400, 7);

/** Matches of these births. In every fifth, one person has only a sign. The files of a worker compose them once. */
export const matches = births.slice(1).map((birth, index) => {
  const sign = zodiacSignIds[index % 12];
  const one: Somebody = { birth };
  const other: Somebody = index % 5 === 0 && sign ? { sign } : { birth: births[index] ?? birth };
  return { one, other, match: matchOf(one, other) };
});
