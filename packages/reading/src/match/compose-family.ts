import { compatibility, type Relation } from '@org/zodiac-core';
import { rules } from '../rules.ts';
import { branchPairs } from './branch-pairs.ts';
import { matched } from './compose-match.ts';
import type { FamilyMatch, FamilyPair } from './family.ts';
import { peopleOf, type Person, type Somebody } from './person.ts';
import { scoreTerms, totalOf } from './score-terms.ts';
import { easy, patience } from './sections/easy-and-patience.ts';
import { familyElements } from './sections/family-elements.ts';
import { familyPairs } from './sections/family-pairs.ts';
import { twoPillars } from './sections/two-pillars.ts';
import { twoSigns } from './sections/two-signs.ts';
import { inFamily } from './sections/ways-together.ts';

/** The highest number of people that are held against each other at once. */
const maxPeople = 8;

/**
 * Holds each two of a family against each other, in words of family and never of romance.
 *
 * @param family - two to eight people
 * @throws RangeError for fewer or more
 */
export function composeFamily(family: readonly Somebody[]): FamilyMatch {
  if (family.length < 2 || family.length > maxPeople)
    throw new RangeError(`A family has 2 to ${maxPeople} people here, not ${family.length}.`);
  const people = peopleOf(family);
  const pairs = people.flatMap((one, first) =>
    people.slice(first + 1).map((other, rest) => pairOf(one, other, first, first + 1 + rest)),
  );
  const paragraphs = [...familyPairs(people, pairs), ...familyElements(people)];
  const named = [...paragraphs, ...pairs.flatMap((pair) => pair.paragraphs)].map(({ rule }) => rule);
  return {
    people: people.map(matched),
    pairs,
    paragraphs,
    rules: [...new Set(named)].map((id) => ({ id, ...rules[id] })),
  };
}

/** The relation that decides, in few words. */
const words: Readonly<Record<Relation, string>> = {
  'same-sign': 'same sign',
  'six-harmony': 'six harmony',
  'three-harmonies': 'three harmonies',
  'six-clash': 'six clash',
  'six-harm': 'six harm',
  punishment: 'punishment',
  'six-destruction': 'destruction',
  'three-meetings': 'one season',
  neutral: 'no relation',
};

function pairOf(a: Person, b: Person, one: number, other: number): FamilyPair {
  const found = branchPairs(a, b);
  const terms = scoreTerms(a, b, found);
  const { basis } = compatibility(a.sign, b.sign);
  const tone = found.find((pair) => pair.one.position === 'year' && pair.other.position === 'year')?.tone;
  const [day] = twoPillars(a, b, found)?.paragraphs ?? [];
  const [gift] = easy(a, b, found).paragraphs;
  const [test] = patience(a, b, found).paragraphs;
  return {
    one,
    other,
    score: totalOf(terms),
    terms,
    relation: tone === 'mixed' ? `${words[basis]} and discord` : words[basis],
    tone: tone ?? 'neutral',
    paragraphs: [twoSigns(a, b, found).paragraphs[0], day, gift, test, inFamily(a, b)].flatMap(
      (paragraph) => paragraph ?? [],
    ),
  };
}
