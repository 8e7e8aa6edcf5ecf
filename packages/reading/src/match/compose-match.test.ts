import { compatibility, zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { rules } from '../rules.ts';
import { randomBirths } from '../test/random-births.ts';
import { composeMatch } from './compose-match.ts';
import type { Match } from './match.ts';
import type { Relation } from './relation.ts';

const today = '2026-11-22';
const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
interface Somebody {
  readonly birth?: Birth;
  readonly sign?: ZodiacSignId;
  readonly relation?: Relation;
}
const knownOf = ({ birth, sign, relation }: Somebody) => ({
  known: birth ? chartOf(birth, { today }) : (sign ?? 'rat'),
  relation,
});
const matchOf = (one: Somebody, other: Somebody): Match => composeMatch(knownOf(one), knownOf(other));
const paragraphsOf = ({ sections }: Match) => sections.flatMap(({ paragraphs }) => paragraphs);
const textOf = (match: Match): string =>
  paragraphsOf(match)
    .map(({ text }) => text)
    .join('\n');

/** Births in pairs, and every fifth with a sign. */
const births = randomBirths(400, 7);
const pairs = births.slice(1).map((birth, index): readonly [Somebody, Somebody] => {
  const sign = zodiacSignIds[index % 12];
  return [{ birth }, index % 5 === 0 && sign ? { sign } : { birth: births[index] ?? birth }];
});
const matches = pairs.map(([one, other]) => ({ one, other, match: matchOf(one, other) }));

test('the score is the sum of the points, each at most its weight, and all weights make 100', () => {
  for (const { match } of matches) {
    expect(match.score).toBe(match.terms.reduce((sum, { points }) => sum + points, 0));
    expect(match.terms.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(
      match.terms.filter(({ points, weight }) => points < 0 || points > weight || points % 1 !== 0),
    ).toEqual([]);
  }
  const scores = matches.map(({ match }) => match.score);
  expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(40);
});

test('the order of the two changes neither the score nor a line of the sum', () => {
  for (const { one, other, match } of matches) {
    const swapped = matchOf(other, one);
    expect(swapped.score).toBe(match.score);
    expect(swapped.terms.map(({ id, points }) => [id, points])).toEqual(
      match.terms.map(({ id, points }) => [id, points]),
    );
  }
});

test('the points of the signs and of the days follow from the scores of zodiac-core', () => {
  for (const { match } of matches) {
    const { one, other } = match;
    const signs = match.terms.find(({ id }) => id === 'year-branches');
    const part = (compatibility(one.sign, other.sign).score - 5) / 90;
    expect(signs?.points).toBe(Math.round((signs?.weight ?? 0) * part));
    const days = match.pairs.find((pair) => pair.one.position === 'day' && pair.other.position === 'day');
    const ofDays = match.terms.find(({ id }) => id === 'day-branches');
    expect(ofDays?.points).toBe(
      days && Math.round((20 * (compatibility(days.one.sign, days.other.sign).score - 5)) / 90),
    );
  }
});

test('the points of the elements are those that one of the two misses and the other shows', () => {
  for (const { one, other, match } of matches) {
    const line = match.terms.find(({ id }) => id === 'elements');
    if (!one.birth || !other.birth || !line) continue;
    const shown = [one.birth, other.birth].map((birth) => {
      const { year, month, day, hour } = fourPillars(birth);
      const branches = [year, month, day, ...(hour ? [hour] : [])].flatMap((pillar) => [
        pillar.element,
        // The element of a branch is that of its main hidden stem.
        elements[Math.floor('甲乙丙丁戊己庚辛壬癸'.indexOf(pillar.hiddenStems[0] ?? '') / 2)] ?? 'Wood',
      ]);
      return new Set<Element>(branches);
    });
    const missing = shown.flatMap((own) => elements.filter((element) => !own.has(element)));
    const supplied = missing.filter((element) => shown.some((own) => own.has(element)));
    expect(line.points).toBe(
      Math.round(line.weight * (missing.length > 0 ? supplied.length / missing.length : 0.5)),
    );
  }
});

test('every branch of one is held against every branch of the other', () => {
  const count = { sign: 1, date: 3, time: 4 } as const;
  for (const { match } of matches) {
    const { one, other } = match;
    expect(match.pairs).toHaveLength(count[one.known] * count[other.known]);
    expect(match.terms.some(({ id }) => id === 'hour-branches')).toBe(
      one.known === 'time' && other.known === 'time',
    );
  }
});

test('every paragraph has a rule with a source, a reason and what would change it, and no two are the same', () => {
  for (const { match } of matches) {
    const paragraphs = paragraphsOf(match);
    expect(match.rules.map(({ id }) => id).toSorted()).toEqual(
      [...new Set(paragraphs.map(({ rule }) => rule))].toSorted(),
    );
    expect(paragraphs.filter(({ rule }) => rules[rule].source.length < 10)).toEqual([]);
    expect(
      paragraphs.filter(
        ({ text, because, changes }) =>
          ![text, because, changes].every((each) => /^\p{Lu}.*\.$/su.test(each)) ||
          /undefined|NaN|\s\s|\.\./.test(text),
      ),
    ).toEqual([]);
    expect(new Set(paragraphs.map(({ text }) => text)).size).toBe(paragraphs.length);
  }
});

test('no two claims about one subject differ, and no pair is both easy and a test of patience', () => {
  for (const { match } of matches) {
    const said = new Map<string, string>();
    for (const { subject, value } of paragraphsOf(match).flatMap(({ claims }) => claims)) {
      expect(said.get(subject) ?? value, subject).toBe(value);
      said.set(subject, value);
    }
    const told = (id: string): string[] =>
      match.sections
        .filter((section) => section.id === id)
        .flatMap(({ paragraphs }) =>
          paragraphs.flatMap(({ claims }) => claims.map(({ subject }) => subject)),
        );
    expect(told('easy').filter((subject) => told('patience').includes(subject))).toEqual([]);
  }
});

test('no match alarms or foretells', () => {
  const alarming =
    /\b(kill\w*|death|die[sd]?|dead|danger\w*|disaster\w*|doom\w*|illness|sick\w*|divorce\w*|betray\w*|beware|curse\w*|unlucky|never marry|will happen|you will|must not|incompatible)\b/i;
  for (const { match } of matches) expect(textOf(match)).not.toMatch(alarming);
});

test('with somebody under 18, or of an age that is not known, it is about family and friendship only', () => {
  const romantic =
    /\b(couple|partners? in life|husband|wife|marr\w+|love\w*|romance|romantic|lover|bed|kiss)\b/i;
  const child = { birth: { date: '2010-05-15', time: '10:00' } };
  const adult = { birth: { date: '1990-05-15', time: '14:30' } };
  for (const [one, other] of [
    [child, adult],
    [adult, child],
    [child, child],
    [adult, { sign: 'rat' }],
    [{ birth: { date: '2008-11-23' } }, adult],
  ] as const) {
    const match = matchOf(one, other);
    expect(match.sections.at(-1)?.heading).toBe('Friends and Family');
    expect(textOf(match)).not.toMatch(romantic);
  }
  expect(matchOf(child, adult).kind).toBe('family');
  const grownUp = matchOf({ birth: { date: '2008-11-22' } }, adult);
  expect(grownUp.kind).toBe('any');
  expect(grownUp.sections.at(-1)?.heading).toBe('Friends, Family, Work, Couple');
  for (const { match } of matches.filter((each) => each.match.kind === 'family'))
    expect(textOf(match)).not.toMatch(romantic);
  const called = matchOf({ ...child, relation: 'partner' }, { ...adult, relation: 'self' });
  expect(called.sections.at(-1)?.heading).toBe('Family');
  expect(textOf(called)).not.toMatch(romantic);
  const signOnly = matchOf({ ...adult, relation: 'self' }, { sign: 'rat', relation: 'partner' });
  expect(textOf(signOnly)).not.toMatch(romantic);
});

test.each<[one: Relation | undefined, other: Relation | undefined, heading: string]>([
  ['self', 'sibling', 'Siblings and Family'],
  ['partner', 'self', 'Couple and Family'],
  ['self', 'parent', 'Generations and Family'],
  ['child', 'self', 'Generations and Family'],
  ['self', 'colleague', 'Work and Friends'],
  ['self', 'friend', 'Friends'],
  ['child', 'child', 'Siblings and Family'],
  ['parent', 'partner', 'Family'],
  ['parent', 'parent', 'Family'],
  ['friend', 'partner', 'Friends, Family, Work, Couple'],
  ['self', 'other', 'Friends, Family, Work, Couple'],
  [undefined, 'partner', 'Friends, Family, Work, Couple'],
  ['self', undefined, 'Friends, Family, Work, Couple'],
])('what is said to %s and %s is about: %s', (one, other, heading) => {
  const birth = { date: '1990-05-15' };
  const match = matchOf({ birth, relation: one }, { birth: { date: '1986-11-02' }, relation: other });
  expect(match.sections.at(-1)?.heading).toBe(heading);
  expect(match.score).toBe(matchOf({ birth }, { birth: { date: '1986-11-02' } }).score);
});

test('what somebody is to the one who asks stands beside the name, and is the name where there is none', () => {
  const anna = { birth: { date: '1990-05-15', name: 'Anna' }, relation: 'self' } as const;
  const sister = { date: '1994-06-01', sex: 'female' } as const;
  const named = matchOf(anna, { birth: { ...sister, name: 'Rose' }, relation: 'sibling' });
  expect([named.one, named.other]).toEqual([
    { name: 'Anna', sign: 'horse', known: 'date' },
    { name: 'Rose', role: 'your sister', sign: 'dog', known: 'date' },
  ]);
  expect(textOf(named)).toMatch(/^Anna is a Horse, and Rose, your sister, is a Dog\. /);
  const unnamed = matchOf(anna, { birth: sister, relation: 'sibling' });
  expect(unnamed.other.name).toBe('your sister');
  expect(textOf(unnamed)).toContain('Your sister brings loyalty');
  expect(matchOf(anna, { sign: 'rat', relation: 'colleague' }).other.name).toBe('your colleague');
});

test('what hangs on an hour that is not known is marked', () => {
  const match = matchOf({ birth: { date: '1984-02-04' } }, { birth: { date: '1990-05-15', time: '14:30' } });
  const marked = paragraphsOf(match).filter(({ certainty }) => certainty === 'hour');
  expect(marked.map(({ text }) => text).join('\n')).toMatch(/By the month, /);
  const known = matchOf(
    { birth: { date: '1984-02-04', time: '10:00' } },
    { birth: { date: '1990-05-15', time: '14:30' } },
  );
  expect(paragraphsOf(known).filter(({ certainty }) => certainty === 'hour')).toEqual([]);
});

test('people have their names, or are the first and the second person', () => {
  const birth = { date: '1990-05-15' };
  const names = (first?: string, second?: string) => {
    const { one, other } = matchOf(
      { birth: { ...birth, name: first } },
      { birth: { ...birth, name: second } },
    );
    return [one.name, other.name];
  };
  expect(names()).toEqual(['the first person', 'the second person']);
  expect(names('Anna', 'Anna')).toEqual(['Anna', 'Anna (second)']);
});
