import { compatibility, relations, zodiacSignIds, type Element, type ZodiacSignId } from '@org/zodiac-core';
import { fourPillars } from '@org/zodiac-core/pillars';
import { text } from '@org/content/match';
import { expect, test } from 'vitest';
import type { Birth } from '../birth.ts';
import { chartOf } from '../chart.ts';
import { rules } from '../rules.ts';
import { randomBirths } from '../test/random-births.ts';
import { composeMatch } from './compose-match.ts';
import type { Match } from './match.ts';
import { peopleOf, type Person } from './person.ts';
import type { Relation } from './relation.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Stage, Way } from './situation.ts';

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
    .map((paragraph) => paragraph.text)
    .join('\n');

/** Pairs of births. Every fifth has only a sign. */
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
  for (const { one, other, match } of matches.slice(0, 100)) {
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
    const part = compatibility(one.sign, other.sign).score / 100;
    expect(signs?.points).toBe(Math.round((signs?.weight ?? 0) * part));
    const days = match.pairs.find((pair) => pair.one.position === 'day' && pair.other.position === 'day');
    const ofDays = match.terms.find(({ id }) => id === 'day-branches');
    expect(ofDays?.points).toBe(
      days && Math.round((20 * compatibility(days.one.sign, days.other.sign).score) / 100),
    );
  }
});

test('two signs alone have the score of zodiac-core, which their public page shows', () => {
  for (const one of zodiacSignIds)
    for (const other of zodiacSignIds)
      expect(matchOf({ sign: one }, { sign: other }).score).toBe(compatibility(one, other).score);
});

test('the points for the elements follow from how many missing elements of each person the other has', () => {
  for (const { one, other, match } of matches) {
    const line = match.terms.find(({ id }) => id === 'elements');
    if (!one.birth || !other.birth || !line) continue;
    const shown = [one.birth, other.birth].map((birth) => {
      const { year, month, day, hour } = fourPillars({ date: birth.date, time: birth.time });
      const branches = [year, month, day, ...(hour ? [hour] : [])].flatMap((pillar) => [
        pillar.element,
        // The element of a branch is the element of its main hidden stem.
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

test('compares every branch of one person with every branch of the other', () => {
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
        ({ text: said, because, changes }) =>
          ![said, because, changes].every((each) => /^\p{Lu}.*\.$/su.test(each)) ||
          /undefined|NaN|\s\s|\.\.|[{}]/.test(said),
      ),
    ).toEqual([]);
    expect(new Set(paragraphs.map((each) => each.text)).size).toBe(paragraphs.length);
  }
});

test('no two claims of a match contradict each other, and no pair of pillars is in both “works” and “rubs”', () => {
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
    expect(told('works').filter((subject) => told('rubs').includes(subject))).toEqual([]);
  }
});

test('no match contains an alarm or a forecast', () => {
  const alarming =
    /\b(kill\w*|death|die[sd]?|dead|danger\w*|disaster\w*|doom\w*|illness|sick\w*|divorce\w*|betray\w*|beware|curse\w*|unlucky|never marry|will happen|you will|must not|incompatible)\b/i;
  for (const { match } of matches) expect(textOf(match)).not.toMatch(alarming);
});

const romantic =
  /\b(couple|partners? in life|husband|wife|marr\w+|love[ds]?|lovers?|romance|romantic|bed|kiss|dates? together)\b/i;
const money = /\b(income|salary|career|boss|customers?)\b/i;

test('T37: a match with a person under 18 has no romance, marriage or income, whatever their relation', () => {
  const child = { birth: { date: '2010-05-15', time: '10:00' } };
  const adult = { birth: { date: '1990-05-15', time: '14:30' } };
  const relations = ['partner', 'colleague', 'friend', 'child', undefined] as const;
  for (const relation of relations) {
    for (const [one, other] of [
      [
        { ...child, relation },
        { ...adult, relation: 'self' },
      ],
      [
        { ...child, relation: 'self' },
        { ...child, relation },
      ],
      [
        { birth: { date: '2008-11-23' }, relation },
        { ...adult, relation: 'self' },
      ],
    ] as const) {
      const match = matchOf(one, other);
      expect(match.kind).toBe('family');
      // A parent and a child need no reason to read about family.
      expect(match.notes.includes(text('labels.note.minor'))).toBe(relation !== 'child');
      expect(textOf(match)).not.toMatch(romantic);
      expect(textOf(match)).not.toMatch(money);
    }
  }
  const grownUp = matchOf({ birth: { date: '2008-11-22' } }, adult);
  expect(grownUp.kind).toBe('any');
  for (const { match } of matches.filter((each) => each.match.kind === 'family'))
    expect(textOf(match)).not.toMatch(romantic);
});

type Advice = (one: Person, other: Person) => readonly string[];
const adviceFor =
  (way: Way): Advice =>
  () => [...text(`do.${way}.easy`), ...text(`do.${way}.even`), ...text(`do.${way}.hard`)];
const adviceFrom =
  (stage: Stage, isOneElder: boolean): Advice =>
  (one, other) => {
    const [elder, child] = isOneElder ? [one, other] : [other, one];
    const names = { elder: elder.called, child: child.called };
    return [
      ...text(`do.${stage}.easy`, names),
      ...text(`do.${stage}.even`, names),
      ...text(`do.${stage}.hard`, names),
    ];
  };

test.each<[one: string, other: string, title: string, advice: Advice]>([
  ['1990-05-15 self', '1986-11-02 partner', 'a couple', adviceFor('couple')],
  ['1946-05-15 self', '1944-11-02 partner', 'a couple of 80', adviceFor('couple')],
  ['1990-05-15 self', '1994-06-01 sibling', 'siblings', adviceFor('siblings')],
  ['1990-05-15 child', '1994-06-01 child', 'adult children', adviceFor('siblings')],
  ['1990-05-15 self', '1988-06-01 colleague', 'colleagues', adviceFor('colleagues')],
  ['1990-05-15 self', '1950-06-01 colleague', 'a colleague above 70', adviceFor('friends')],
  ['1990-05-15 self', '1988-06-01 friend', 'friends', adviceFor('friends')],
  ['1990-05-15 partner', '1956-06-01 parent', 'relatives', adviceFor('relatives')],
  ['1966-05-15 partner', '1995-06-01 child', 'the other parent and an adult child', adviceFor('grown')],
  ['1990-05-15 sibling', '1956-06-01 parent', 'a sibling and a parent', adviceFor('grown')],
  ['1990-05-15', '1988-06-01', 'adults', adviceFor('any')],
  ['1990-05-15 self', 'rat partner', 'a partner of unknown age', adviceFor('any')],
  ['1990-05-15 self', '2026-02-12 child', 'a baby', adviceFrom('baby', true)],
  ['1990-05-15 self', '2022-08-12 child', 'a child of 4', adviceFrom('small', true)],
  ['2017-08-12 child', '1990-05-15 self', 'a child of 9', adviceFrom('school', false)],
  ['2011-06-05 self', '1979-12-24 parent', 'a parent and a teenager', adviceFrom('teen', false)],
  ['2011-06-05 self', 'rat parent', 'a teenager and a parent of unknown age', adviceFrom('teen', false)],
  ['1990-05-15 self', '1956-12-24 parent', 'a parent and an adult child', adviceFor('grown')],
  ['1956-05-15 parent', '2022-08-12 child', 'a grandparent and a child', adviceFrom('small', true)],
  ['1990-05-15', '2017-08-12', 'an adult and a child', adviceFrom('school', true)],
  ['2016-05-15 child', '2013-08-12 child', 'two children', adviceFor('young')],
  ['2024-05-15 child', '2013-08-12 child', 'a small child and a sibling', adviceFor('little')],
  ['2009-05-15 self', '2007-08-12 partner', 'a couple of which one is 17', adviceFor('young')],
  [
    '2017-08-12 self',
    '1990-05-15 child',
    'a parent who is said to be the child',
    adviceFrom('school', false),
  ],
])('%s and %s read advice for: %s', (one, other, _, advice) => {
  const [a, b] = [one, other].map((each): Somebody => {
    const [known, relation] = each.split(' ') as [string, Relation?];
    return known.includes('-') ? { birth: { date: known }, relation } : { sign: 'rat', relation };
  }) as [Somebody, Somebody];
  const match = matchOf(a, b);
  const [person, otherPerson] = peopleOf([knownOf(a), knownOf(b)]) as [Person, Person];
  const points = match.sections.find(({ id }) => id === 'do')?.paragraphs.slice(0, 2) ?? [];
  expect(points).toHaveLength(2);
  const allowed = advice(person, otherPerson).map(sentenceCase);
  const lent = elements.flatMap((element) =>
    [[person, otherPerson] as const, [otherPerson, person] as const].map(([own, from]) =>
      sentenceCase(text(`do.lends.${element}`, { own: own.called, other: from.called })),
    ),
  );
  expect(allowed).toContain(points[0]?.text);
  // If the days have no relation, the second point may be about a missing element.
  expect([...allowed, ...lent]).toContain(points[1]?.text);
  const withoutRelations = matchOf({ ...a, relation: undefined }, { ...b, relation: undefined });
  expect(match.score).toBe(withoutRelations.score);
});

test('the paragraphs of “works” and the second point of advice depend on the other person', () => {
  const nora = { birth: { date: '1987-09-14', time: '07:40', name: 'Nora' }, relation: 'self' } as const;
  const others: Somebody[] = [
    { birth: { date: '1985-03-22', time: '18:10', name: 'Daniel' }, relation: 'partner' },
    { birth: { date: '2021-06-03', time: '09:15', name: 'Mia' }, relation: 'child' },
    { birth: { date: '1989-12-30', time: '23:05', name: 'Joan' }, relation: 'friend' },
    { birth: { date: '1974-07-19', time: '11:30', name: 'Victor' }, relation: 'colleague' },
    { birth: { date: '1991-01-08', time: '04:50', name: 'Simon' }, relation: 'sibling' },
    { birth: { date: '1956-10-02', name: 'Ruth' }, relation: 'parent' },
  ];
  const sections = others.map((other) => matchOf(nora, other).sections);
  const told = (id: string): string[][] =>
    sections.map(
      (all) => all.find((section) => section.id === id)?.paragraphs.map((each) => each.text) ?? [],
    );
  const brought = told('works').map((texts) =>
    texts.find((each) => /, and Nora has some\.$|Nora has more .* than/u.test(each)),
  );
  expect(new Set(brought).size).toBe(others.length);
  expect(brought).not.toContain(undefined);
  expect(new Set(told('do').map(([, second]) => second)).size).toBe(others.length);
  const paragraphs = told('feels').flat();
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});

test('a mother and a brother with the same pillar of the day have different texts', () => {
  const nora = { birth: { date: '1987-09-14', time: '07:40', name: 'Nora' }, relation: 'self' } as const;
  const dayOf = (date: string, relation: Relation): string[] =>
    (matchOf(nora, { birth: { date, name: 'Kim' }, relation }).sections ?? [])
      .flatMap(({ paragraphs }) => paragraphs.map((each) => each.text))
      .filter((said) => /Their day pillars|in the day pillar/u.test(said));
  const all = Array.from({ length: 12 }, (_, index) => `1962-05-${String(index + 1).padStart(2, '0')}`);
  const [ofMother, ofBrother] = (['parent', 'sibling'] as const).map((relation) =>
    all.flatMap((date) => dayOf(date, relation)),
  ) as [string[], string[]];
  expect(ofMother.length).toBeGreaterThan(3);
  expect(ofMother).toHaveLength(ofBrother.length);
  expect(ofMother.filter((said) => ofBrother.includes(said))).toEqual([]);
});

test('the match of a brother and a sister under 18 gives neither a family of their own', () => {
  const mia = { birth: { date: '2010-03-08', time: '14:00', name: 'Mia' }, relation: 'self' } as const;
  const joel = { birth: { date: '2013-10-30', time: '06:00', name: 'Joel' }, relation: 'sibling' } as const;
  expect(textOf(matchOf(mia, joel))).toContain('Mia may want company when Joel wants a quiet room.');
  expect(textOf(matchOf(mia, joel))).not.toMatch(/(?:Mia|Joel)’s family/u);
});

test('a small child and an adult read what the child wants and what the adult offers', () => {
  const hannah = { birth: { date: '1993-01-09', name: 'Hannah' }, relation: 'self' } as const;
  const openingWith = (date: string): string | undefined =>
    matchOf(hannah, { birth: { date, name: 'Leo' }, relation: 'child' }).sections[0]?.paragraphs[0]?.text;
  expect(openingWith('2024-10-02')).toMatch(
    /^Leo wants everybody to look, and Hannah always finds a new game\. /u,
  );
  expect(openingWith('2012-10-02')).toMatch(/^Leo has the vision, Hannah has the trick, /u);
});

test('an adult and a baby read nothing that a baby can not do', () => {
  const babies = zodiacSignIds.flatMap((_, month) => ['03', '11', '19', '26'].map((day) => [month, day]));
  for (const [month, day] of babies) {
    const baby = `2025-${String(Number(month) + 1).padStart(2, '0')}-${day}`;
    const match = matchOf(
      { birth: { date: `19${80 + Number(month)}-06-${day}`, name: 'Finn' }, relation: 'self' },
      { birth: { date: baby, name: 'Lena' }, relation: 'child' },
    );
    expect(textOf(match)).toContain(text(`signs.${match.other.sign}.baby`, { name: 'Lena' }));
    expect(textOf(match)).not.toMatch(
      /promise|puzzle|homework|\brules?\b|Lena (?:says?|tells?|asks?|decides?)|life path/u,
    );
  }
});

test('the relation to the user stands beside the name, or replaces a missing name', () => {
  const anna = { birth: { date: '1990-05-15', name: 'Anna' }, relation: 'self' } as const;
  const sister = { date: '1994-06-01', sex: 'female' } as const;
  const named = matchOf(anna, { birth: { ...sister, name: 'Rose' }, relation: 'sibling' });
  expect([named.one, named.other]).toEqual([
    { name: 'Anna', sign: 'horse', known: 'date' },
    { name: 'Rose', role: 'your sister', sign: 'dog', known: 'date' },
  ]);
  expect(matchOf(anna, { birth: sister, relation: 'sibling' }).other.name).toBe('your sister');
  expect(matchOf(anna, { sign: 'rat', relation: 'colleague' }).other.name).toBe('your colleague');
});

test('names a missing time of birth once, and marks what depends on it', () => {
  const ada = { date: '1984-02-04', name: 'Ada' };
  const ben = { birth: { date: '1990-05-15', time: '14:30', name: 'Ben' } };
  const match = matchOf({ birth: ada }, ben);
  expect(match.notes).toEqual([text('labels.note.time', { names: 'Ada' })]);
  expect(paragraphsOf(match).some(({ certainty }) => certainty === 'hour')).toBe(true);
  const known = matchOf({ birth: { ...ada, time: '10:00' } }, ben);
  expect(known.notes).toEqual([]);
  expect(paragraphsOf(known).filter(({ certainty }) => certainty === 'hour')).toEqual([]);
  const sign = matchOf(ben, { sign: 'rat' });
  expect(sign.notes).toEqual([text('labels.note.sign', { names: 'the second person' })]);
});

test('a person without an element never has more of it than the other', () => {
  for (const { match } of matches) {
    const said = textOf(match);
    for (const [, name = '', element = ''] of said.matchAll(/(\p{Lu}[\p{L} ]*?) has more (\w+),/gu))
      expect(said).not.toContain(`${name} has no ${element},`);
  }
  const harold = { birth: { date: '1950-12-24', time: '06:45', name: 'Harold' } };
  const nora = { birth: { date: '2022-02-25', time: '18:10', name: 'Nora' } };
  expect(textOf(matchOf(harold, nora))).toContain('Nora has no Fire,');
  expect(textOf(matchOf(harold, nora))).not.toContain('Nora has more Fire,');
});

test('a match has four sections, and 400 to 700 words if both dates are known', () => {
  for (const { match } of matches) {
    expect(match.sections.map(({ id }) => id)).toEqual(['feels', 'works', 'rubs', 'do']);
    expect(match.sections.filter(({ paragraphs }) => paragraphs.length < 2)).toEqual([]);
  }
  const lengths = matches
    .filter(({ one, other }) => one.birth && other.birth)
    .map(({ match }) => textOf(match).split(/\s+/).length);
  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(400);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(700);
});

test('names days for company that clash with neither chart, and none if a date is not known', () => {
  const said = textOf(
    matchOf(
      { birth: { date: '1984-06-10', time: '10:00' }, relation: 'self' },
      { birth: { date: '1988-10-07', time: '13:05' }, relation: 'friend' },
    ),
  );
  const days =
    /Good days for company, by the almanac and both charts: (.*)\./u.exec(said)?.[1]?.split('; ') ?? [];
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    const date = new Date(`${day} UTC`).toISOString().slice(0, 10);
    expect(date > today, day).toBe(true);
    // The year and day signs of the two are Rat and Pig, and Dragon and Goat.
    expect(['horse', 'snake', 'dog', 'ox']).not.toContain(fourPillars({ date }).day.sign);
  }
  expect(textOf(matchOf({ sign: 'rat' }, { sign: 'dragon' }))).not.toContain('Good days');
});

test('each of the 144 pairs of signs has a text, which is the same in either order', () => {
  const openingOf = (one: ZodiacSignId, other: ZodiacSignId) =>
    matchOf({ sign: one, relation: 'partner' }, { sign: other, relation: 'friend' }).sections[0]
      ?.paragraphs[0]?.text;
  const openings = zodiacSignIds.map((one) => zodiacSignIds.map((other) => openingOf(one, other)));
  for (const ofOne of openings) expect(new Set(ofOne).size).toBe(12);
  const swapped = matchOf({ sign: 'rat', relation: 'friend' }, { sign: 'ox', relation: 'partner' });
  expect(swapped.sections[0]?.paragraphs[0]?.text).toBe(
    matchOf({ sign: 'ox', relation: 'partner' }, { sign: 'rat', relation: 'friend' }).sections[0]
      ?.paragraphs[0]?.text,
  );
});

test('no pair opens like another of the same person, unless sign and day element are the same', () => {
  const nameless = (one: Birth, other: Birth): string =>
    matchOf({ birth: { ...one, name: 'A' } }, { birth: { ...other, name: 'B' } }).sections[0]?.paragraphs[0]
      ?.text ?? '';
  const [first, ...others] = births.filter(({ date }) => date < '2008');
  if (!first) throw new Error('There are no births.');
  const openings = new Map<string, Set<string>>();
  for (const other of others) {
    const { sign, dayMaster } = chartOf(other, { today });
    const opening = nameless(first, other);
    openings.set(opening, (openings.get(opening) ?? new Set()).add(`${sign.id} ${dayMaster.element}`));
  }
  // The day element that feeds and the one that combines can be the same: a combination depends on the polarity.
  for (const [opening, causes] of openings) expect([...causes], opening).toHaveLength(1);
  expect(openings.size).toBeGreaterThan(40);
});

test('every sign has the right article, “a” or “an”', () => {
  for (const { match } of matches) expect(textOf(match)).not.toMatch(/\b(a [AEIOU]|an [^aeiou])/);
});

test('a sign has the name that it has in the calendar of the birth', () => {
  const match = matchOf(
    { birth: { date: '1987-06-01', calendar: 'vietnam' } },
    { birth: { date: '1990-05-15' } },
  );
  expect(textOf(match)).toContain('year of the Cat');
  expect(textOf(match)).not.toContain('Rabbit');
});

test('a person without a name is called the first or the second person', () => {
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

test('people of whom only the sign is known are called by their signs, with their relation to the user', () => {
  const { one, other, sections } = matchOf({ sign: 'tiger' }, { sign: 'snake', relation: 'partner' });
  expect([one, other]).toEqual([
    { name: 'the Tiger', sign: 'tiger', known: 'sign' },
    { name: 'the Snake', role: 'your partner', sign: 'snake', known: 'sign' },
  ]);
  expect(sections[0]?.paragraphs[0]?.text).toMatch(/^By their signs, the Tiger acts in the open/u);
  expect(sections[0]?.paragraphs[1]?.text).not.toContain('The Tiger was born');
  expect(matchOf({ sign: 'rat' }, { sign: 'rat' }).one.name).toBe('the first person');
});

test('the text calls people by the first word of their names, unless both have the same one', () => {
  const said = (first: string, second: string): string =>
    textOf(
      matchOf(
        { birth: { date: '1990-05-15', name: first } },
        { birth: { date: '1986-11-02', name: second } },
      ),
    );
  expect(said('Anna Meyer', 'Ben Ortiz')).toContain('Anna');
  expect(said('Anna Meyer', 'Ben Ortiz')).not.toMatch(/Meyer|Ortiz/);
  expect(said('Wang Anna', 'Wang Ben')).toMatch(/Wang Anna.*Wang Ben/s);
  expect(said('Dr. Anna Meyer', 'Ben Ortiz')).toContain('Dr. Anna Meyer');
});

test('for signs without a relation, the section “works” begins with a fact about the two charts', () => {
  const neutral = matches.filter(
    ({
      match: {
        one,
        other,
        pairs: [ofYears],
      },
    }) => one.known !== 'sign' && other.known !== 'sign' && ofYears?.relations.length === 0,
  );
  expect(neutral.length).toBeGreaterThan(20);
  for (const { match } of neutral) {
    const [first] = match.sections.find(({ id }) => id === 'works')?.paragraphs ?? [];
    expect(first?.claims).toHaveLength(1);
  }
});

test('two adults read how their ways to quarrel meet, and an adult with a child reads to say when a quarrel is over', () => {
  const quarrelOf = (one: Somebody, other: Somebody): string | undefined =>
    /In a quarrel, .*/u.exec(textOf(matchOf(one, other)))?.[0];
  const rooster = { birth: { date: '1969-08-02', name: 'Carol' } };
  const advice = zodiacSignIds.map((sign) => quarrelOf(rooster, { sign })?.split('. ').slice(1).join('. '));
  expect(advice.every((each) => each?.startsWith('So '))).toBe(true);
  expect(new Set(advice.map((each) => each?.replaceAll(/the second person/gu, ''))).size).toBe(4);
  expect(quarrelOf(rooster, { birth: { date: '2018-05-17', name: 'Amara' } })).toBe(
    'In a quarrel, Carol names every mistake in order. Amara may not know when it is over, so say so plainly.',
  );
});

test('the first sentences say that they come from the signs and from the days of birth', () => {
  const first = matchOf(
    { birth: { date: '1966-12-01', name: 'Ruth' } },
    { birth: { date: '1969-08-02', name: 'Carol' } },
  ).sections[0]?.paragraphs[0]?.text;
  expect(first).toBe(
    'Ruth improvises, and Carol has made a list. Tradition reads that from their signs, the Horse and the Rooster, and it shows in company. Between the two alone, the days of birth count more. What one of them promises, the other counts on.',
  );
});

test('pillars of an adult and a child, and of colleagues, name what the two do together', () => {
  const ofAdults = /family visits|time at home/u;
  const children = Array.from({ length: 36 }, (_, index): Somebody => ({
    birth: { date: `${2015 + (index % 9)}-0${1 + (index % 9)}-1${index % 10}`, time: '08:30', name: 'Ren' },
    relation: 'child',
  }));
  const adults = births
    .filter(({ date }) => date > '1965' && date < '1995')
    .slice(0, 36)
    .map((birth): Somebody => ({ birth: { ...birth, name: 'Yuki' } }));
  const raising = adults.map((adult, index) => textOf(matchOf(adult, children[index] ?? adult)));
  expect(raising.filter((said) => ofAdults.test(said))).toEqual([]);
  expect(raising.filter((said) => /Yuki’s \p{L}+ pillar/u.test(said)).length).toBeGreaterThan(20);
  const colleagues = adults.map((adult, index) =>
    textOf(
      matchOf(
        { ...adult, relation: 'self' },
        { birth: { date: `${1970 + (index % 25)}-05-1${index % 10}` }, relation: 'colleague' },
      ),
    ),
  );
  expect(
    colleagues.filter((said) => /family visits|party|restaurant|soup|train|free day/u.test(said)),
  ).toEqual([]);
  expect(colleagues.some((said) => said.includes('way of working'))).toBe(true);
});

test('the month for a pair is in harmony with both charts and opposite neither', () => {
  const kindsWith = (birth: Birth, sign: ZodiacSignId) => {
    const { sign: ofYear, pillars } = chartOf(birth, { today });
    return [ofYear.id, pillars.day.sign].flatMap((own) => relations(own, sign).map(({ kind }) => kind));
  };
  let count = 0;
  for (const { one, other, match } of matches) {
    const point = match.sections.at(-1)?.paragraphs.find(({ rule }) => rule === 'solar-months')?.text;
    if (!point || !one.birth || !other.birth) continue;
    count += 1;
    const [, date = '', name = ''] = /month from (.+), because its sign, the (\w+),/u.exec(point) ?? [];
    expect(Date.parse(`${date} UTC`)).toBeGreaterThan(Date.parse(today));
    const sign = zodiacSignIds.find((id) => id === name.toLowerCase()) ?? 'rat';
    for (const birth of [one.birth, other.birth]) {
      const kinds = kindsWith(birth, sign);
      expect(kinds.some((kind) => kind === 'six-harmony' || kind === 'three-harmonies')).toBe(true);
      expect(kinds).not.toContain('six-clash');
    }
  }
  expect(count).toBeGreaterThan(100);
});
