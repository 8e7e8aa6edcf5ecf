import { text } from '@org/content/match';
import { rules } from '../rules.ts';
import { matched } from './compose-match.ts';
import type { FamilyMatch, FamilyPair } from './family.ts';
import { notesOf } from './notes.ts';
import { pairFacts } from './pair-facts.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { family } from './sections/family.ts';
import { feels } from './sections/feels.ts';
import { rubs } from './sections/rubs.ts';
import { whatToDo } from './sections/what-to-do.ts';
import { works } from './sections/works.ts';

/** Maximum number of people in a comparison. */
const maxPeople = 8;

/**
 * Compares each pair of a family, in words about family and never about romance.
 *
 * @param somebodies - two to eight people
 * @throws RangeError for fewer or more
 */
export function composeFamily(somebodies: readonly Somebody[]): FamilyMatch {
  if (somebodies.length < 2 || somebodies.length > maxPeople)
    throw new RangeError(`A family has 2 to ${maxPeople} people here, not ${somebodies.length}.`);
  const people = peopleOf(somebodies);
  const pairs = people.flatMap((one, first) =>
    people.slice(first + 1).map((other, rest) => pairOf(one, other, first, first + 1 + rest)),
  );
  const paragraphs = family(people, pairs);
  const named = [...paragraphs, ...pairs.flatMap((pair) => pair.paragraphs)].map(({ rule }) => rule);
  return {
    people: people.map(matched),
    pairs,
    notes: notesOf(people),
    paragraphs,
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

/** A shorter form of the text for two people, in the same order. */
function pairOf(a: Person, b: Person, one: number, other: number): FamilyPair {
  const facts = pairFacts(a, b, 'family');
  const terms = scoreTerms(a, b, facts.pairs);
  const tone = facts.pairs[0]?.tone ?? 'neutral';
  const relation = text(`labels.relations.${facts.basis}`);
  return {
    one,
    other,
    score: totalOf(terms),
    terms,
    relation: tone === 'mixed' ? text('labels.relations.mixed', { relation }) : relation,
    tone,
    paragraphs: [
      ...feels(facts),
      ...works(facts).slice(0, 1),
      ...rubs(facts).slice(0, 1),
      ...whatToDo(facts).slice(0, 2),
    ],
  };
}
