import { rules } from '../rules.ts';
import { branchPairs } from './branch-pairs.ts';
import type { Match, MatchedPerson, PlacedSign } from './match.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { easy, patience } from './sections/easy-and-patience.ts';
import { twoElements } from './sections/two-elements.ts';
import { twoNumbers } from './sections/two-numbers.ts';
import { twoPillars } from './sections/two-pillars.ts';
import { twoSigns } from './sections/two-signs.ts';
import { waysTogether } from './sections/ways-together.ts';

const ageOfMajority = 18;

/**
 * Holds two people against each other. `scoreTerms` documents the sum.
 *
 * @param one - somebody, by a chart or, where the date is not known, a sign
 * @param other - somebody else; the score is the same in either order
 */
export function composeMatch(one: Somebody, other: Somebody): Match {
  const [a, b] = peopleOf([one, other]) as [Person, Person];
  const found = branchPairs(a, b);
  const terms = scoreTerms(a, b, found);
  const kind = [a, b].some(({ chart }) => chart && chart.age < ageOfMajority) ? 'family' : 'any';
  const sections = [
    twoSigns(a, b, found),
    twoPillars(a, b, found),
    easy(a, b, found),
    patience(a, b, found),
    twoElements(a, b),
    twoNumbers(a, b),
    waysTogether(a, b, kind),
  ].flatMap((section) => section ?? []);
  const named = sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
  return {
    score: totalOf(terms),
    terms,
    pairs: found.map(({ one: first, other: second, relations, tone }) => ({
      one: placed(first),
      other: placed(second),
      relations,
      tone,
    })),
    one: matched(a),
    other: matched(b),
    kind,
    sections,
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

const placed = ({ position, sign }: PlacedSign): PlacedSign => ({ position, sign });

/** What is told of a person beside the text. */
export const matched = ({ name, role, sign, known }: Person): MatchedPerson => ({
  name,
  ...(role !== undefined && { role }),
  sign,
  known,
});
