import { zodiacSignIds, type Element } from '@org/zodiac-core';
import { expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { randomBirths } from '../test/random-births.ts';
import { composeFamily } from './compose-family.ts';
import { composeMatch } from './compose-match.ts';
import type { FamilyMatch } from './family.ts';
import type { Somebody } from './person.ts';
import type { Relation } from './relation.ts';

const today = '2026-11-22';
const relations: readonly (Relation | undefined)[] = [
  'self',
  'partner',
  'child',
  'child',
  'parent',
  'sibling',
  undefined,
  'friend',
];

/** Families of two to eight: births, and a sign in every third. */
const charts = randomBirths(210, 11).map((birth) => chartOf(birth, { today }));
const families: Somebody[][] = Array.from({ length: 42 }, (_, index) =>
  Array.from({ length: 2 + (index % 7) }, (_, place) => ({
    known:
      place === 1 && index % 3 === 0
        ? (zodiacSignIds[index % 12] ?? 'rat')
        : (charts[(index * 5 + place) % charts.length] ?? 'rat'),
    relation: relations[(index + place) % relations.length],
  })),
);
const composed = families.map((family) => ({ family, match: composeFamily(family) }));
const paragraphsOf = ({ paragraphs, pairs }: FamilyMatch) => [
  ...paragraphs,
  ...pairs.flatMap((pair) => pair.paragraphs),
];

test('each two have one pair, with exactly the score and the sum of their match', () => {
  for (const { family, match } of composed) {
    expect(match.pairs).toHaveLength((family.length * (family.length - 1)) / 2);
    for (const { one, other, score, terms, tone } of match.pairs) {
      expect(one).toBeLessThan(other);
      const [first, second] = [family[one], family[other]];
      if (!first || !second) throw new Error('A pair names nobody.');
      const two = composeMatch(first, second);
      expect({ score, terms, tone }).toEqual({
        score: two.score,
        terms: two.terms,
        tone: two.pairs[0]?.tone,
      });
    }
  }
});

test('the words are of family and never of romance, whatever two of it are to each other', () => {
  const romantic =
    /\b(couple|partners? in life|husband|wife|marr\w+|love\w*|romance|romantic|lover|bed|kiss)\b/i;
  const ways = new Set<string>();
  for (const { match } of composed) {
    for (const { text } of paragraphsOf(match)) expect(text).not.toMatch(romantic);
    for (const { paragraphs } of match.pairs) ways.add(paragraphs.at(-1)?.text.split(':')[0] ?? '');
  }
  expect([...ways].toSorted()).toEqual(['As parent and child', 'As siblings', 'In a family']);
});

test('every paragraph has a rule, a reason and what would change it, and names no one twice', () => {
  for (const { match } of composed) {
    const paragraphs = paragraphsOf(match);
    expect(match.rules.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(paragraphs.map(({ rule }) => rule))].toSorted(),
    );
    expect(
      paragraphs.filter(
        ({ text, because, changes }) =>
          ![text, because, changes].every((each) => /^\p{Lu}.*\.$/su.test(each)) ||
          /undefined|NaN|\s\s|\.\./.test(text),
      ),
    ).toEqual([]);
    const names = match.people.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('the easiest pair has the highest score, and patience goes to the lowest', () => {
  for (const { match } of composed.filter(({ family }) => family.length > 2)) {
    const scores = match.pairs.map(({ score }) => score);
    const said = (subject: string): string =>
      match.paragraphs.find(({ claims }) => claims.some((claim) => claim.subject === subject))?.text ?? '';
    expect(said('family:easiest')).toContain(`with ${Math.max(...scores)} of 100`);
    expect(said('family:patience')).toContain(`with ${Math.min(...scores)} of 100`);
  }
});

test('an element is said to be missing where nobody shows it', () => {
  const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
  const ofTwo = charts
    .slice(0, 60)
    .map((known, index): Somebody[] => [{ known }, { known: charts[index + 60] ?? known }]);
  const all = [...composed, ...ofTwo.map((family) => ({ family, match: composeFamily(family) }))];
  const found = all.map(({ family, match }) => {
    const shown = family.flatMap(({ known }) => (typeof known === 'string' ? [] : [known.elements.visible]));
    const missing = elements.filter((element) => shown.every((visible) => visible[element] === 0));
    const isWhole = shown.length === family.length;
    const claimed = match.paragraphs
      .flatMap(({ claims }) => claims)
      .find(({ subject }) => subject === 'family:elements')?.value;
    return { claimed, expected: isWhole ? missing.join('+') || 'all' : undefined };
  });
  expect(found.map(({ claimed }) => claimed)).toEqual(found.map(({ expected }) => expected));
  expect(new Set(found.map(({ claimed }) => claimed)).size).toBeGreaterThan(2);
});

test('people without a name are counted, or called by what they are', () => {
  const known = charts[0] ?? 'rat';
  expect(
    composeFamily([
      { known },
      { known: 'rat' },
      { known: 'ox', relation: 'parent' },
      { known: 'pig', relation: 'parent' },
    ]).people.map(({ name }) => name),
  ).toEqual(['the first person', 'the second person', 'your parent', 'your parent (fourth)']);
});

test.each([0, 1, 9])('a family of %i is refused', (count) => {
  const family = Array.from({ length: count }, () => ({ known: 'rat' as const }));
  expect(() => composeFamily(family)).toThrow(RangeError);
});
