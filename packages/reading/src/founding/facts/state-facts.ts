import { text } from '@org/content/rows';
import type { TellingFact, Told } from './fact.ts';
import { inFigures, placeInText } from './words.ts';

/** A text gives a rank that is among the first five, or the last. */
const maxRank = 5;

/** Facts about the ranks of a state by people and by area, and about the first and the last of the fifty. */
export function stateFacts({ subject, inList }: Told): TellingFact[] {
  const { state } = subject;
  if (!state) return [];
  const { total, ranks } = inList.standing;
  const end = state.order === 1 ? 'first-to-join' : state.order === total ? 'last-to-join' : undefined;
  return [
    ...(end
      ? [
          {
            topic: 'age',
            share: 1 / total,
            sentence: text(`facts.${end}`, { count: inFigures(total), group: inList.several }),
          },
        ]
      : []),
    ...ranks.flatMap(({ by, above }) => {
      const rank = above + 1;
      const end = rank === 1 ? 'first' : rank === total ? 'last' : 'rank';
      if (rank > maxRank && end === 'rank') return [];
      const topic = by === 'population' ? 'people' : 'area';
      const sentence = text(`facts.${topic}.${end}`, { rank: placeInText(rank) });
      return [{ topic, share: Math.min(rank, total + 1 - rank) / total, sentence }];
    }),
  ];
}
