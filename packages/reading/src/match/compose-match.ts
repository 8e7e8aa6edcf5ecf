import { text } from '@org/content/match';
import { rules } from '../rules.ts';
import { addressed } from './addressed.ts';
import type { Match, MatchedPerson, PlacedSign } from './match.ts';
import { notesOf } from './notes.ts';
import { pairFacts } from './pair-facts.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { tieOf } from './relation.ts';
import { scoreReason } from './score-reason.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { feels } from './sections/feels.ts';
import { rubs } from './sections/rubs.ts';
import { whatToDo } from './sections/what-to-do.ts';
import { works } from './sections/works.ts';
import { isMinor } from './situation.ts';

/**
 * Compares two people. `scoreTerms` documents the score.
 *
 * @param one - a person, by a chart or, if the date is not known, a sign
 * @param other - another person; the score is symmetric
 */
export function composeMatch(one: Somebody, other: Somebody): Match {
  const [a, b] = peopleOf([one, other]) as [Person, Person];
  const facts = pairFacts(a, b, 'pair');
  const terms = scoreTerms(a, b, facts.pairs);
  const hasMinor = [a, b].some(isMinor);
  // Relatives get no note that says why the text is about family.
  const isOfFamily = ['generations', 'siblings', 'relatives'].includes(tieOf(a.relation, b.relation) ?? '');
  const sections = [
    { id: 'feels', heading: text('labels.headings.feels'), paragraphs: addressed(facts, feels(facts)) },
    { id: 'works', heading: text('labels.headings.works'), paragraphs: addressed(facts, works(facts)) },
    { id: 'rubs', heading: text('labels.headings.rubs'), paragraphs: addressed(facts, rubs(facts)) },
    { id: 'do', heading: text('labels.headings.do'), paragraphs: addressed(facts, whatToDo(facts)) },
  ] as const;
  const named = sections.flatMap(({ paragraphs }) => paragraphs.map(({ rule }) => rule));
  return {
    score: totalOf(terms),
    terms,
    scoreReason: scoreReason(totalOf(terms), terms),
    pairs: facts.pairs.map(({ one: first, other: second, relations, tone }) => ({
      one: placed(first),
      other: placed(second),
      relations,
      tone,
    })),
    one: matched(a),
    other: matched(b),
    kind: hasMinor ? 'family' : 'any',
    notes: [...(hasMinor && !isOfFamily ? [text('labels.note.minor')] : []), ...notesOf([a, b])],
    sections: [...sections],
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

const placed = ({ position, sign }: PlacedSign): PlacedSign => ({ position, sign });

/** The facts about a person beside the text. */
export const matched = ({ name, role, sign, known }: Person): MatchedPerson => ({
  name,
  ...(role !== undefined && { role }),
  sign,
  known,
});
