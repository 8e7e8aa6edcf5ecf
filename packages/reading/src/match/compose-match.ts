import { text } from '@org/content/match';
import { rules } from '../rules.ts';
import { addressed } from './addressed.ts';
import type { Match, MatchedPerson, PlacedSign } from './match.ts';
import { notesOf } from './notes.ts';
import { pairFacts, type PairFacts } from './pair-facts.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { tieOf } from './relation.ts';
import { scoreReason } from './score-reason.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { feels, moreOnSigns } from './sections/feels.ts';
import { rubs } from './sections/rubs.ts';
import { whatToDo } from './sections/what-to-do.ts';
import { works } from './sections/works.ts';
import { isMinor } from './situation.ts';

/** Maximum number of paragraphs on what works and what is difficult for which the signs get one more paragraph. */
const maxOfShort = 8;

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
  const [strengths, frictions] = [works(facts), rubs(facts)];
  const told = strengths.length + frictions.length;
  const feelings = [...feels(facts), ...(facts.days && told <= maxOfShort ? moreOnSigns(facts) : [])];
  const sections = [
    { id: 'feels', heading: text('labels.headings.feels'), paragraphs: addressed(facts, feelings) },
    { id: 'works', heading: text('labels.headings.works'), paragraphs: addressed(facts, strengths) },
    { id: 'rubs', heading: text('labels.headings.rubs'), paragraphs: addressed(facts, frictions) },
    {
      id: 'do',
      heading: text('labels.headings.do'),
      paragraphs: addressed(
        facts,
        whatToDo(facts, { isShort: facts.days !== undefined && told <= maxOfShort - 2 }),
      ),
    },
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
    notes: [
      ...addressee(facts),
      ...(hasMinor && !isOfFamily ? [text('labels.note.minor')] : []),
      ...notesOf([a, b]),
    ],
    sections: [...sections],
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

/** Names the adult to whom the text speaks, if neither person is the reader. */
function addressee({ one, other, situation }: PairFacts): string[] {
  const hasReader = [one, other].some(({ called }) => called === text('labels.roles.self'));
  return situation.kind === 'raising' && !hasReader
    ? [text('labels.note.elder', { elder: situation.elder.called })]
    : [];
}

const placed = ({ position, sign }: PlacedSign): PlacedSign => ({ position, sign });

/** The facts about a person beside the text. */
export const matched = ({ name, role, sign, known }: Person): MatchedPerson => ({
  name,
  ...(role !== undefined && { role }),
  sign,
  known,
});
