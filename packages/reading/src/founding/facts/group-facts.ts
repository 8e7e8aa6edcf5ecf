import { text } from '@org/content/rows';
import type { GroupStanding } from '../subject.ts';
import type { TellingFact, Told } from './fact.ts';
import { groupInText, groupOf, inFigures, listed } from './words.ts';

const minCounts = { toRank: 10, toRankStates: 5 };

/**
 * Whether a row is the oldest of a group, and whether a state is the last of a group. A row with a doubtful year has no such
 * fact.
 */
export function factsOfGroup(told: Told, { by, count, older, asOld }: GroupStanding): TellingFact[] {
  const { subject } = told;
  const several = groupInText(told, by);
  const min = subject.state ? minCounts.toRankStates : minCounts.toRank;
  if (several === undefined || count < min || asOld > 0 || subject.yearIs === 'doubtful') return [];
  // The oldest company of a country is also the oldest of its trade there.
  if (by === 'branch-of-country' && groupOf(told, 'country')?.older === 0) return [];
  const isLast = Boolean(subject.state) && older === count - 1;
  if (older > 0 && !isLast) return [];
  const first = subject.state ? 'first-to-join' : 'oldest';
  const values = { count: inFigures(count), group: listed(told, several) };
  return [
    { topic: 'age', share: 1 / count, sentence: text(`facts.${isLast ? 'last-to-join' : first}`, values) },
  ];
}
