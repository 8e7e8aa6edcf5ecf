import { text } from '@org/content/match';
import type { Paragraph } from '../reading.ts';
import { rules } from '../rules.ts';
import { matched } from './compose-match.ts';
import type { FamilyMatch, FamilyPair } from './family.ts';
import { notesOf } from './notes.ts';
import { pairFacts } from './pair-facts.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { family } from './sections/family.ts';
import { dayMasters, elementsOfSigns, opening, signs } from './sections/feels.ts';
import { rubsInFamily } from './sections/rubs.ts';
import { whatToDoInFamily } from './sections/what-to-do.ts';
import { worksInFamily } from './sections/works.ts';

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
  const told = new Told(people);
  const pairs = people.flatMap((one, first) =>
    people.slice(first + 1).map((other, rest) => pairOf(one, other, [first, first + 1 + rest], told)),
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

/** A shorter form of the text for two people. Texts that another pair of the family has used come last or are left out. */
function pairOf(a: Person, b: Person, [one, other]: readonly [number, number], told: Told): FamilyPair {
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
      opening(facts),
      ...told.ifNew([
        ...(facts.basis === 'neutral' ? [] : [signs(facts)]),
        ...(facts.days ? [dayMasters(facts, facts.days, 'short')] : [elementsOfSigns(facts)]),
      ]),
      ...told.newest(worksInFamily(facts), 1),
      ...told.newest(rubsInFamily(facts), 1),
      ...told.newest(whatToDoInFamily(facts).toReversed(), 2),
    ],
  };
}

/** The texts used for a family so far, without names. */
class Told {
  readonly #names: readonly string[];
  readonly #texts = new Set<string>();

  constructor(people: readonly Person[]) {
    this.#names = people.map(({ called }) => called.toLowerCase()).toSorted((a, b) => b.length - a.length);
  }

  /** The paragraphs that no pair has used. */
  ifNew(paragraphs: readonly Paragraph[]): Paragraph[] {
    return paragraphs.filter((each) => this.#isNew(each)).map((each) => this.#add(each));
  }

  /** The first paragraphs. Those that no pair has used come before the others. */
  newest(paragraphs: readonly Paragraph[], count: number): Paragraph[] {
    return [
      ...paragraphs.filter((each) => this.#isNew(each)),
      ...paragraphs.filter((each) => !this.#isNew(each)),
    ]
      .slice(0, count)
      .map((each) => this.#add(each));
  }

  #nameless({ text: said }: Paragraph): string {
    return this.#names.reduce((rest, name) => rest.replaceAll(name, ''), said.toLowerCase());
  }

  #isNew(each: Paragraph): boolean {
    return !this.#texts.has(this.#nameless(each));
  }

  #add(each: Paragraph): Paragraph {
    this.#texts.add(this.#nameless(each));
    return each;
  }
}
