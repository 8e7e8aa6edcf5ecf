import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import { list, upperFirst } from '../../words/list.ts';
import type { FamilyPair } from '../family.ts';
import type { Person } from '../person.ts';

/** The easiest pair, the one that asks for patience, and who is in harmony with most. Two people are a pair already. */
export function familyPairs(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  if (people.length < 3) return [];
  const scores = pairs.map(({ score }) => score);
  const [lowest, highest] = [Math.min(...scores), Math.max(...scores)];
  const because = `The scores of the ${pairs.length} pairs are from ${lowest} to ${highest}.`;
  const inWords = (score: number): string =>
    list(pairs.filter((pair) => pair.score === score).map((pair) => namesOf(people, pair)));
  if (lowest === highest)
    return [
      paragraph(`Every pair of this family has the same score, ${highest}: by the books nobody is nearer.`, {
        ...reason,
        because,
        claims: [{ subject: 'family:scores', value: 'equal' }],
      }),
    ];
  return [
    paragraph(
      `Easiest by the books: ${inWords(highest)}, with ${highest} of 100. A family that has to agree on something does well to let them propose it.`,
      { ...reason, because, claims: [{ subject: 'family:easiest', value: inWords(highest) }] },
    ),
    paragraph(
      `Patience is best spent on ${inWords(lowest)}, with ${lowest} of 100: here taking turns, a door that closes and a clear arrangement do more than goodwill alone.`,
      { ...reason, because, claims: [{ subject: 'family:patience', value: inWords(lowest) }] },
    ),
    ...bridge(people, pairs),
  ];
}

const reason = { rule: 'family-of-pairs', changes: 'Another birth in the family, or one more.' } as const;

const namesOf = (people: readonly Person[], { one, other }: FamilyPair): string =>
  `${people[one]?.name} and ${people[other]?.name}`;

/** Who is in harmony with more of the others than anybody else. */
function bridge(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  const counts = people.map(
    (_, place) =>
      pairs.filter(({ one, other, tone }) => tone === 'harmony' && (one === place || other === place)).length,
  );
  const most = Math.max(...counts);
  const first = people[counts.indexOf(most)];
  if (!first || most < 2 || counts.filter((count) => count === most).length > 1) return [];
  return [
    paragraph(
      `${upperFirst(first.name)} is in harmony by sign with ${most} of the other ${people.length - 1}, more than anybody else: whoever wants to be heard by all may ask there first.`,
      {
        ...reason,
        because: `Of the signs, that of ${first.name}, the ${first.signName}, is in harmony with ${most}.`,
        claims: [{ subject: 'family:bridge', value: first.name }],
      },
    ),
  ];
}
