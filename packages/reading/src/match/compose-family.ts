import { text } from '@org/content/match';
import type { Paragraph } from '../reading.ts';
import { addressed } from './addressed.ts';
import { rules } from '../rules.ts';
import { consistent } from './consistent.ts';
import { matched } from './compose-match.ts';
import type { FamilyMatch, FamilyPair } from './family.ts';
import { notesOf } from './notes.ts';
import { pairFacts, type PairFacts } from './pair-facts.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { scoreReason } from './score-reason.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { family, type ComparedPair } from './sections/family.ts';
import { dayMasters, daysAlone, elementsOfSigns, signs, signsAlone } from './sections/feels.ts';
import { toldHarmonies } from './sections/pillars.ts';
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
  const compared = people.flatMap((one, first) =>
    people.slice(first + 1).map((other, rest) => comparedPair(one, other, [first, first + 1 + rest])),
  );
  const scores = compared.map(({ score }) => score);
  const extremes = [Math.min(...scores), Math.max(...scores)];
  const paragraphs = family(people, compared);
  const told = new Told(people, paragraphs);
  const pairs = compared.map((pair) =>
    toldPair(pair, told, compared.length <= maxWhole || extremes.includes(pair.score)),
  );
  const named = [...paragraphs, ...pairs.flatMap((pair) => pair.paragraphs)].map(({ rule }) => rule);
  return {
    people: people.map(matched),
    pairs,
    notes: notesOf(people),
    paragraphs,
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

/** Maximum number of pairs of which each has a whole text. */
const maxWhole = 3;

function comparedPair(a: Person, b: Person, [one, other]: readonly [number, number]): ComparedPair {
  const facts = pairFacts(a, b, 'family');
  const terms = scoreTerms(a, b, facts.pairs);
  const tone = facts.pairs[0]?.tone ?? 'neutral';
  const relation = text(`labels.relations.${facts.basis}`);
  return {
    one,
    other,
    score: totalOf(terms),
    terms,
    scoreReason: scoreReason(totalOf(terms), terms),
    relation: tone === 'mixed' ? text('labels.relations.mixed', { relation }) : relation,
    tone,
    facts,
  };
}

/**
 * A shorter form of the text for two people. Texts that another pair of the family has used come last or are left
 * out. Texts of the summary are left out.
 *
 * @param isExtreme - the pair is one of few, or it has the highest or the lowest score. A pair with a child under 13
 *   has a whole text as well.
 */
function toldPair({ facts, ...pair }: ComparedPair, told: Told, isExtreme: boolean): FamilyPair {
  const { situation, basis, days } = facts;
  const isOfSmall = situation.kind === 'raising' && situation.stage !== 'teen';
  const [lead] = told.newest(addressed(facts, leads(facts)), 1);
  const works = addressed(facts, worksInFamily(facts)).filter(({ text: said }) => said !== lead?.text);
  const rubs = addressed(facts, rubsInFamily(facts)).filter(({ text: said }) => said !== lead?.text);
  return {
    ...pair,
    paragraphs: consistent([
      ...(lead ? [lead] : []),
      ...(isExtreme || isOfSmall
        ? told.ifNew(
            addressed(facts, [
              ...(basis === 'neutral' ? [] : [signs(facts)]),
              ...(days ? [dayMasters(facts, days)] : [elementsOfSigns(facts)]),
            ]),
          )
        : []),
      ...told.newest(works, 1),
      ...told.newest(rubs, 1),
      ...told.newest(addressed(facts, whatToDoInFamily(facts)).toReversed(), 2),
    ]),
  };
}

/** Possible beginnings, the most telling one first: day pillars in harmony, the signs, the day masters. */
function leads(facts: PairFacts): Paragraph[] {
  const ofHome = toldHarmonies(facts, ['day']);
  const ofDays = facts.days ? [daysAlone(facts, facts.days)] : [];
  return facts.basis === 'neutral'
    ? [...ofHome, ...ofDays, signsAlone(facts)]
    : [...ofHome, signsAlone(facts), ...ofDays];
}

/** The first sentences of the texts used for a family so far, without names. */
class Told {
  readonly #names: readonly string[];
  readonly #texts = new Set<string>();

  readonly #summary: string;

  constructor(people: readonly Person[], summary: readonly Paragraph[]) {
    this.#names = people.map(({ called }) => called.toLowerCase()).toSorted((a, b) => b.length - a.length);
    this.#summary = this.#withoutNames(summary.map(({ text: said }) => said).join(' '));
  }

  /** The paragraphs that no pair has used. */
  ifNew(paragraphs: readonly Paragraph[]): Paragraph[] {
    return paragraphs.filter((each) => this.#isNew(each)).map((each) => this.#add(each));
  }

  /** The first paragraphs. Those that no pair has used come before the others. */
  newest(paragraphs: readonly Paragraph[], count: number): Paragraph[] {
    const left = paragraphs.filter((each) => !this.#summary.includes(this.#nameless(each)));
    return [...left.filter((each) => this.#isNew(each)), ...left.filter((each) => !this.#isNew(each))]
      .slice(0, count)
      .map((each) => this.#add(each));
  }

  #nameless({ text: said }: Paragraph): string {
    const [first = ''] = said.split(/(?<=[.!?]) /u);
    return this.#withoutNames(first);
  }

  #withoutNames(said: string): string {
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
