import type { ZodiacSignId } from '@org/zodiac-core';
import type { Chart } from '../chart.ts';
import { rules } from '../rules.ts';
import { branchPairs } from './branch-pairs.ts';
import type { Match, PlacedSign } from './match.ts';
import { peopleOf, type Person } from './person.ts';
import { scoreTerms } from './score-terms.ts';
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
 * @param one - the chart of a birth, or the sign alone where the date is not known
 * @param other - the other; the score is the same in either order
 */
export function composeMatch(one: Chart | ZodiacSignId, other: Chart | ZodiacSignId): Match {
  const [a, b] = peopleOf(one, other);
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
    score: terms.reduce((sum, { points }) => sum + points, 0),
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

const matched = ({ name, sign, known }: Person) => ({ name, sign, known });
