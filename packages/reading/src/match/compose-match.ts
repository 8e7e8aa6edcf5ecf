import { text } from '@org/content/match';
import { rules } from '../rules.ts';
import { addressed } from './addressed.ts';
import type { Paragraph } from '../reading.ts';
import type { Match, MatchedPerson, MatchSection, PlacedSign } from './match.ts';
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
import { sentenceCase } from './sentence-case.ts';
import { addressedElder, isMinor } from './situation.ts';

/** Minimum length of a text about two dates of birth. */
const minWords = 400;

/**
 * Compares two people. `scoreTerms` documents the score.
 *
 * @param one - a person, by a chart or, if the date is not known, a sign
 * @param other - another person; the score is symmetric
 */
export function composeMatch(one: Somebody, other: Somebody): Match {
  const [a, b] = addressedElder(peopleOf([one, other]) as [Person, Person]);
  const facts = pairFacts(a, b, 'pair');
  const terms = scoreTerms(a, b, facts.pairs);
  const hasMinor = [a, b].some(isMinor);
  // Relatives get no note that says why the text is about family.
  const isOfFamily = ['generations', 'siblings', 'relatives'].includes(tieOf(a.relation, b.relation) ?? '');
  const sections = withAddressee(facts, sectionsOf(facts));
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
    sections,
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

/** If the charts say too little, the signs add a paragraph, and then two more points of advice. */
function sectionsOf(facts: PairFacts): MatchSection[] {
  const feelings = feels(facts);
  const [strengths, frictions] = [works(facts), rubs(facts)];
  const more = moreOnSigns(facts, [...feelings, ...frictions]);
  const withAll = (told: readonly Paragraph[], advice: readonly Paragraph[]): MatchSection[] =>
    (
      [
        ['feels', told],
        ['works', strengths],
        ['rubs', frictions],
        ['do', advice],
      ] as const
    ).map(([id, paragraphs]) => ({
      id,
      heading: text(`labels.headings.${id}`),
      paragraphs: addressed(facts, paragraphs),
    }));
  const advice = whatToDo(facts);
  const shortest = withAll(feelings, advice);
  if (!facts.days || wordsOf(shortest) >= minWords) return shortest;
  const longer = withAll([...feelings, ...more], advice);
  return wordsOf(longer) >= minWords
    ? longer
    : withAll([...feelings, ...more], whatToDo(facts, { isShort: true }));
}

const wordsOf = (sections: readonly MatchSection[]): number =>
  sections
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((sum, { text: said }) => sum + said.split(/\s+/u).length, 0);

/** Says first for whom the page is written, if that is the adult and not the user. */
function withAddressee({ one, other, situation }: PairFacts, sections: MatchSection[]): MatchSection[] {
  const isUserRead = [one, other].some(
    ({ called, relation }) => relation === 'self' && called === text('labels.roles.self'),
  );
  if (situation.kind !== 'raising' || isUserRead) return sections;
  const { elder, child } = situation;
  const said =
    child.relation === 'self' && situation.stage === 'teen'
      ? text('labels.note.elder-of-reader', { elder: elder.name, child: child.called })
      : text('labels.note.elder', { elder: elder.name });
  return sections.map((section, index) => ({
    ...section,
    paragraphs: section.paragraphs.map((each, place) =>
      index === 0 && place === 0 ? { ...each, text: `${sentenceCase(said)} ${each.text}` } : each,
    ),
  }));
}

const placed = ({ position, sign }: PlacedSign): PlacedSign => ({ position, sign });

/** The facts about a person beside the text. */
export const matched = ({ name, role, sign, known }: Person): MatchedPerson => ({
  name,
  ...(role !== undefined && { role }),
  sign,
  known,
});
