import { upperFirst } from '../words/list.ts';
import { signName } from '../years/relations-with-chart.ts';
import type { FoundPair } from './branch-pairs.ts';
import type { Person, PersonBranch } from './person.ts';

/** The two branches of a pair in words, and the reason of a paragraph about them. */
export function inCharts(
  one: Person,
  other: Person,
  pair: FoundPair,
): { readonly a: string; readonly b: string; readonly because: string } {
  const a = nameOf(one, pair.one);
  const b = nameOf(other, pair.other);
  return {
    a,
    b,
    because: upperFirst(`${placed(one, pair.one)}, and ${placed(other, pair.other)}.`),
  };
}

const nameOf = ({ chart }: Person, { sign }: PersonBranch): string =>
  `the ${signName(sign, chart?.birth.calendar)}`;

const placed = (person: Person, branch: PersonBranch): string =>
  `${person.name}’s branch of the ${branch.position} is that of ${nameOf(person, branch)}`;
