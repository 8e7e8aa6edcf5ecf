import { zodiacSignIds, type Element } from '@org/zodiac-core';
import { text } from '@org/content/match';
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

/** Families of two to eight people. Every third person has only a sign. */
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

test('every two people have one pair, with the score and the sum of their match', () => {
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

test('writes about family and never about romance or work, whatever the relations', () => {
  const foreign =
    /\b(couple|partners? in life|husband|wife|marr\w+|love[ds]?|romance|romantic|lover|bed|kiss|income|career)\b/i;
  for (const { match } of composed)
    for (const paragraph of paragraphsOf(match)) expect(paragraph.text).not.toMatch(foreign);
  const notOfFamily = (['couple', 'colleagues', 'friends', 'any'] as const).flatMap((way) => [
    ...text(`do.${way}.easy`),
    ...text(`do.${way}.even`),
    ...text(`do.${way}.hard`),
  ]);
  for (const { match } of composed)
    for (const { paragraphs } of match.pairs)
      for (const paragraph of paragraphs) expect(notOfFamily).not.toContain(paragraph.text);
});

test('every paragraph has a rule, a reason and what would change it, and names no one twice', () => {
  for (const { match } of composed) {
    const paragraphs = paragraphsOf(match);
    expect(match.rules.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(paragraphs.map(({ rule }) => rule))].toSorted(),
    );
    expect(
      paragraphs.filter(
        ({ text: said, because, changes }) =>
          ![said, because, changes].every((each) => /^\p{Lu}.*\.$/su.test(each)) ||
          /undefined|NaN|\s\s|\.\.|[{}]/.test(said),
      ),
    ).toEqual([]);
    const names = match.people.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('names the easiest pair and the one that needs patience, and says why before the score', () => {
  for (const { match } of composed.filter(({ family }) => family.length > 2)) {
    const scores = match.pairs.map(({ score }) => score);
    for (const [subject, score] of [
      ['family:easiest', Math.max(...scores)],
      ['family:patience', Math.min(...scores)],
    ] as const) {
      const found = match.paragraphs.find(({ claims }) => claims.some((claim) => claim.subject === subject));
      expect(found?.claims).toEqual([{ subject, value: String(score) }]);
      expect(
        found?.text.split('. ').findIndex((sentence) => sentence.includes(`${score} of 100`)),
      ).toBeGreaterThan(1);
    }
  }
});

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const shownBy = (somebody: Somebody | undefined, element: Element): boolean =>
  somebody !== undefined &&
  typeof somebody.known !== 'string' &&
  somebody.known.elements.visible[element] > 0;

/** Whether a sentence says that somebody brings an element. */
const isBrought = (said: string, name: string, element: Element): boolean =>
  said
    .split(/[.] |, and (?=[^,.]* gives?)/u)
    .some(
      (part) =>
        part.toLowerCase().startsWith(name === 'you' ? 'you give ' : `${name.toLowerCase()} gives `) &&
        part.includes(text(`family.brings.${element}`)),
    );

/** The claims of the first paragraph about balance, each with the people who bring the element. */
const balances = composed.flatMap(({ family, match }) =>
  match.paragraphs.flatMap(({ text: said, claims }) =>
    claims.flatMap(({ subject, value }) => {
      const [kind, name] = subject.split(':');
      const place = match.people.findIndex((person) => person.name === name);
      if ((kind !== 'missing' && kind !== 'little') || place < 0) return [];
      const element = value as Element;
      const bringers = match.people.flatMap((person, other) =>
        other !== place && isBrought(said, person.name, element) ? [family[other]] : [],
      );
      return [{ kind, element, own: family[place], bringers }];
    }),
  ),
);

test('a person is balanced by those who have the missing element', () => {
  const missing = balances.filter(({ kind }) => kind === 'missing');
  expect(missing.length).toBeGreaterThan(20);
  for (const { element, own, bringers } of missing) {
    expect(shownBy(own, element)).toBe(false);
    expect(bringers.some((bringer) => shownBy(bringer, element))).toBe(true);
  }
});

test('a person with all five elements is balanced by somebody who has more of a weak one', () => {
  const shareOf = (somebody: Somebody | undefined, element: Element): number => {
    if (!somebody || typeof somebody.known === 'string') return 0;
    const { visible } = somebody.known.elements;
    return visible[element] / elements.reduce((sum, each) => sum + visible[each], 0);
  };
  const little = balances.filter(({ kind }) => kind === 'little');
  expect(little.length).toBeGreaterThan(10);
  for (const { element, own, bringers } of little) {
    expect(shareOf(own, element)).toBeLessThan(1 / 5);
    expect(bringers.some((bringer) => shareOf(bringer, element) > shareOf(own, element))).toBe(true);
  }
});

test('the first paragraph says who balances whom', () => {
  const told = composed.filter(
    ({ family }) => family.length > 2 && family.filter(({ known }) => typeof known !== 'string').length > 2,
  );
  expect(told.length).toBeGreaterThan(20);
  for (const { match } of told) expect(match.paragraphs[0]?.text).toMatch(/ (balance each other|gives? )/u);
});

test('a family with a small child reads what the child needs', () => {
  const { paragraphs } = composeFamily([
    { known: chartOf({ date: '1987-09-14', time: '07:40', name: 'Nora' }, { today }), relation: 'self' },
    { known: chartOf({ date: '2021-06-03', time: '09:15', name: 'Mia' }, { today }), relation: 'child' },
    { known: chartOf({ date: '1985-03-22', time: '18:10', name: 'Daniel' }, { today }), relation: 'partner' },
  ]);
  expect(paragraphs[1]?.text).toBe(
    'Mia needs help with beginnings. Mia has little Wood, the element of growth and new starts. Daniel can do the first piece of a puzzle together with Mia, and then let go. Mia refuses when hurried. Say ten minutes before that it is time to go.',
  );
});

test('an element is called missing if no person with a known date has it', () => {
  const ofTwo = charts
    .slice(0, 60)
    .map((known, index): Somebody[] => [{ known }, { known: charts[index + 60] ?? known }]);
  const all = [...composed, ...ofTwo.map((family) => ({ family, match: composeFamily(family) }))];
  const found = all.map(({ family, match }) => ({
    claimed: match.paragraphs
      .flatMap(({ claims }) => claims)
      .filter(({ subject }) => subject.startsWith('family:missing:'))
      .map(({ subject }) => subject.slice('family:missing:'.length)),
    expected:
      family.filter(({ known }) => typeof known !== 'string').length < 2
        ? []
        : elements.filter((element) => !family.some((somebody) => shownBy(somebody, element))),
  }));
  expect(found.map(({ claimed }) => claimed)).toEqual(found.map(({ expected }) => expected));
  expect(found.filter(({ claimed }) => claimed.length > 0).length).toBeGreaterThan(2);
});

test('no two pairs of a family give the same advice, as long as there is other advice', () => {
  const repeated = composed.flatMap(({ match }) => {
    const names = match.people.map(({ name }) => name.toLowerCase()).toSorted((a, b) => b.length - a.length);
    const all = match.pairs.flatMap(({ paragraphs }) =>
      paragraphs
        .slice(-2)
        .map(({ text: said }) => names.reduce((rest, name) => rest.replaceAll(name, ''), said.toLowerCase())),
    );
    return all.length <= 12 ? all.filter((said, index) => all.indexOf(said) < index) : [];
  });
  expect(repeated).toEqual([]);
});

test('the text of a pair repeats no sentence of the text on the family, and has a beginning and advice', () => {
  for (const { match } of composed) {
    const summary = match.paragraphs.map(({ text: said }) => said.toLowerCase()).join(' ');
    for (const { paragraphs } of match.pairs) {
      expect(paragraphs.filter(({ text: said }) => summary.includes(said.toLowerCase()))).toEqual([]);
      expect(paragraphs.length).toBeGreaterThan(3);
    }
  }
});

test('people without a name are called by their relation to the user, or by the sign', () => {
  const known = charts[0] ?? 'rat';
  expect(
    composeFamily([
      { known },
      { known: 'rat' },
      { known: 'ox', relation: 'parent' },
      { known: 'pig', relation: 'parent' },
    ]).people.map(({ name }) => name),
  ).toEqual(['the Tiger', 'the Rat', 'your parent', 'your parent (fourth)']);
});

test.each([0, 1, 9])('a family of %i is refused', (count) => {
  const family = Array.from({ length: count }, () => ({ known: 'rat' as const }));
  expect(() => composeFamily(family)).toThrow(RangeError);
});

test('a child who is in harmony with most people is not asked to settle their quarrels', () => {
  const bridgeOf = (date: string) =>
    composeFamily([
      { known: chartOf({ date, name: 'Amara' }, { today }) },
      { known: chartOf({ date: '1978-10-11', name: 'Martin' }, { today }) },
      { known: chartOf({ date: '2011-09-30', name: 'Caio' }, { today }) },
      { known: chartOf({ date: '1981-02-25', name: 'Ines' }, { today }) },
    ]).paragraphs.find(({ claims }) => claims.some(({ subject }) => subject === 'family:bridge'))?.text;
  expect(bridgeOf('2018-05-17')).toContain(
    'When two others quarrel, they settle it themselves, without Amara.',
  );
  expect(bridgeOf('1970-05-17')).toContain('When two people quarrel, Amara can speak with both.');
});

test('a family has one month for all, and its pairs have none', () => {
  const told = composed.map(({ match }) => ({
    family: match.paragraphs.filter(({ rule }) => rule === 'solar-months'),
    pairs: match.pairs.flatMap(({ paragraphs }) => paragraphs.filter(({ rule }) => rule === 'solar-months')),
  }));
  expect(told.every(({ family, pairs }) => family.length <= 1 && pairs.length === 0)).toBe(true);
  const [first] = told.flatMap(({ family }) => family);
  expect(first?.text).toMatch(
    /^A visit or a party for all goes best in the month that begins on .+ and it clashes with no sign in the family\.$/u,
  );
});

test('a note on unknown birth times names the pairs that it is about', () => {
  const { notes } = composeFamily([
    { known: chartOf({ date: '1988-07-09', time: '06:15' }, { today }), relation: 'self' },
    { known: chartOf({ date: '1985-11-20', time: '14:00', name: 'Tom' }, { today }), relation: 'partner' },
    { known: chartOf({ date: '2020-09-10', name: 'Max' }, { today }), relation: 'child' },
  ]);
  expect(notes).toEqual([
    'No birth time is known for Max. A pair with Max is compared by the year, month and day of birth.',
  ]);
});
