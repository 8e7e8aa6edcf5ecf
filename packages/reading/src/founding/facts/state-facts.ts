import { text } from '@org/content/rows';
import type { TellingFact, Told } from './fact.ts';
import { inFigures, placeInText } from './words.ts';

/** A text gives a rank that is among the first or the last five. */
const maxRank = 5;

/** Facts about the ranks of a state by people and by area, and about the first and the last of the fifty. */
export function stateFacts(told: Told): TellingFact[] {
  const { subject, inList } = told;
  const { state } = subject;
  if (!state) return [];
  const { total, ranks } = inList.standing;
  const placeOf = (column: string) => (ranks.find(({ by }) => by === column)?.above ?? 0) + 1;
  const [population, area] = [placeOf('population'), placeOf('area')];
  const fromEnd = Math.min(...[population, area].map((place) => Math.min(place, total + 1 - place)));
  const end = state.order === 1 ? 'first-to-join' : state.order === total ? 'last-to-join' : undefined;
  return [
    ...(end
      ? [
          {
            topic: 'place',
            share: 1 / total,
            sentence: text(`facts.${end}`, {
              count: inFigures(total),
              group: inList.several,
            }),
          },
        ]
      : []),
    ...(fromEnd <= maxRank
      ? [
          {
            topic: 'ranks',
            share: fromEnd / total,
            opens: true,
            sentence: text(`facts.ranks.${extremeOf(population, area, total)}`, {
              population: placeInText(population),
              area: placeInText(area),
            }),
          },
        ]
      : []),
  ];
}

/** Whether a state is first or last by area or population. */
function extremeOf(population: number, area: number, last: number) {
  if (area === 1) return 'largest';
  if (area === last) return 'smallest';
  if (population === 1) return 'most-people';
  return population === last ? 'fewest-people' : 'none';
}
