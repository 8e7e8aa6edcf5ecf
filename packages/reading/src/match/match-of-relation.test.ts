import { zodiacSignIds, type Element } from '@org/zodiac-core';
import { text } from '@org/content/match';
import { expect, test } from 'vitest';
import { chartOf } from '../chart.ts';
import { elementOf } from '../ten-gods-of-elements.ts';
import {
  births,
  knownOf,
  matches,
  matchOf,
  paragraphsOf,
  textOf,
  today,
  type Somebody,
} from '../test/matches.ts';
import { shareOf } from './completed-elements.ts';
import { paragraph } from '../paragraph.ts';
import { addressed } from './addressed.ts';
import { addressedElder } from './situation.ts';
import { peopleOf, type Person } from './person.ts';
import type { Relation } from './relation.ts';
import { sentenceCase } from './sentence-case.ts';
import type { Stage, Way } from './situation.ts';

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];

type Advice = (one: Person, other: Person) => readonly string[];
const adviceFor =
  (way: Exclude<Way, 'late'>): Advice =>
  () => [...text(`do.${way}.easy`), ...text(`do.${way}.even`), ...text(`do.${way}.hard`)];
const adviceFrom =
  (stage: Stage | 'late', isOneElder: boolean): Advice =>
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
  ['1933-05-06 self', '1961-10-19 child', 'a parent of 93 and a child', adviceFrom('late', true)],
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
  const [person, otherPerson] = addressedElder(peopleOf([knownOf(a), knownOf(b)]) as [Person, Person]);
  const points = match.sections.find(({ id }) => id === 'do')?.paragraphs.slice(0, 2) ?? [];
  expect(points).toHaveLength(2);
  const allowed = advice(person, otherPerson).map(sentenceCase);
  const lent = elements.flatMap((element) =>
    [[person, otherPerson] as const, [otherPerson, person] as const].flatMap(([own, from]) =>
      (['couple', 'family', 'friends', 'work', 'young'] as const).map((circle) =>
        sentenceCase(text(`do.lends.${circle}.${element}`, { own: own.called, other: from.called })),
      ),
    ),
  );
  expect(allowed).toContain(points[0]?.text);
  // If the days have no relation, the second point may be about a missing element.
  const read = addressed(
    { one: person, other: otherPerson },
    [...allowed, ...lent].map((said) =>
      paragraph(said, { rule: 'branches-of-two', because: '', changes: '' }),
    ),
  );
  expect(read.map((each) => each.text)).toContain(points[1]?.text);
  const withoutRelations = matchOf({ ...a, relation: undefined }, { ...b, relation: undefined });
  expect(match.score).toBe(withoutRelations.score);
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
      // Relatives get no note that says why the text is about family.
      const isRelative = ['child', 'parent', 'sibling'].includes(relation ?? '');
      expect(match.notes.includes(text('labels.note.minor'))).toBe(!isRelative);
      expect(textOf(match)).not.toMatch(romantic);
      expect(textOf(match)).not.toMatch(money);
    }
  }
  const grownUp = matchOf({ birth: { date: '2008-11-22' } }, adult);
  expect(grownUp.kind).toBe('any');
  for (const { match } of matches.filter((each) => each.match.kind === 'family'))
    expect(textOf(match)).not.toMatch(romantic);
});

test('the match of a brother and a sister under 18 gives neither a family of their own', () => {
  const mia = { birth: { date: '2010-03-08', time: '14:00', name: 'Mia' }, relation: 'self' } as const;
  const joel = { birth: { date: '2013-10-30', time: '06:00', name: 'Joel' }, relation: 'sibling' } as const;
  expect(textOf(matchOf(mia, joel))).not.toMatch(/(?:Mia|Joel)’s family/u);
});

test('a child and an adult read what the child likes and what the adult offers', () => {
  const hannah = { birth: { date: '1993-01-09', name: 'Hannah' }, relation: 'self' } as const;
  const openingWith = (date: string): string | undefined =>
    matchOf(hannah, { birth: { date, name: 'Leo' }, relation: 'child' }).sections[0]?.paragraphs[0]?.text;
  expect(openingWith('2024-10-02')).toMatch(
    /^By your year signs, Leo makes sure to be heard, and you always have a new idea\. /u,
  );
  expect(openingWith('2012-10-02')).toMatch(/^By your year signs, Leo tells of the day in large words, /u);
});

test('a match of an adult and a baby expects nothing that a baby cannot do', () => {
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

test('a match of a baby and a schoolchild expects nothing that a baby cannot do', () => {
  for (const month of ['01', '04', '07', '10']) {
    const said = textOf(
      matchOf(
        { birth: { date: `2026-${month}-11`, name: 'Lena' }, relation: 'child' },
        { birth: { date: `2017-${month}-19`, name: 'Finn' }, relation: 'child' },
      ),
    );
    expect(said).not.toMatch(
      /life path|what the rules are|sign on the door|guests?\b|chores?\b|free day|tidy up/u,
    );
    expect(said.split(/\s+/u).length).toBeGreaterThanOrEqual(400);
  }
});

test('a mother and a brother with the same pillar of the day have different texts', () => {
  const nora = { birth: { date: '1987-09-14', time: '07:40', name: 'Nora' }, relation: 'self' } as const;
  const dayOf = (date: string, relation: Relation): string[] =>
    (matchOf(nora, { birth: { date, name: 'Kim' }, relation }).sections ?? [])
      .flatMap(({ paragraphs }) => paragraphs)
      .filter(({ because }) => /Their day pillars|in the day pillar/u.test(because))
      .map((each) => each.text);
  const all = Array.from({ length: 12 }, (_, index) => `1962-05-${String(index + 1).padStart(2, '0')}`);
  const [ofMother, ofBrother] = (['parent', 'sibling'] as const).map((relation) =>
    all.flatMap((date) => dayOf(date, relation)),
  ) as [string[], string[]];
  expect(ofMother.length).toBeGreaterThan(3);
  expect(ofMother).toHaveLength(ofBrother.length);
  expect(ofMother.filter((said) => ofBrother.includes(said))).toEqual([]);
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
  const raising = adults.map((adult, index) => matchOf(adult, children[index] ?? adult));
  expect(raising.map(textOf).filter((said) => ofAdults.test(said))).toEqual([]);
  const reasons = raising.flatMap((match) => paragraphsOf(match).map(({ because }) => because));
  expect(reasons.filter((because) => /Yuki’s \p{L}+ pillar/u.test(because)).length).toBeGreaterThan(20);
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

test('tells two adults how their ways of arguing meet, and tells an adult to say to a child when a quarrel is over', () => {
  const quarrelOf = (one: Somebody, other: Somebody): string | undefined =>
    /In a quarrel, .*/u.exec(textOf(matchOf(one, other)))?.[0];
  const rooster = { birth: { date: '1969-08-02', name: 'Carol' } };
  const advice = zodiacSignIds.map((sign) => quarrelOf(rooster, { sign })?.split('. ').slice(1).join('. '));
  expect(advice.every((each) => each?.startsWith('So '))).toBe(true);
  expect(
    new Set(advice.map((each) => each?.replaceAll(/the (?:\p{Lu}\p{L}+|other Rooster)/gu, ''))).size,
  ).toBe(4);
  expect(quarrelOf(rooster, { birth: { date: '2018-05-17', name: 'Amara' } })).toBe(
    'In a quarrel, Carol keeps the peace and silently counts every favor. When it is settled, Carol can tell Amara so plainly.',
  );
});

test('the good days of colleagues are working days', () => {
  const days = births.slice(0, 60).flatMap((birth) => {
    const match = matchOf(
      { birth: { date: '1984-06-10' }, relation: 'self' },
      {
        birth: { date: `${1970 + (Number(birth.date.slice(8)) % 30)}${birth.date.slice(4)}` },
        relation: 'colleague',
      },
    );
    const said = /Good days for lunch or a talk: (.*?)\. /u.exec(textOf(match))?.[1] ?? '';
    return [...said.matchAll(/\((\w+)\)/gu)].map(([, weekday]) => weekday);
  });
  expect(days.length).toBeGreaterThan(60);
  expect(days.filter((day) => day === 'Saturday' || day === 'Sunday')).toEqual([]);
});

test('with only a sign of one person, the text says nothing about pillars, and asks for no birth time', () => {
  for (const sign of zodiacSignIds) {
    const match = matchOf({ birth: { date: '1984-07-07' }, relation: 'self' }, { sign });
    expect(paragraphsOf(match).filter(({ because }) => /pillar/u.test(because))).toEqual([]);
    expect(match.notes).toEqual([expect.stringMatching(/^Only the sign is known for /u)]);
  }
});

test('a partner, a mother, a friend and a colleague with the same birth read different lines on the days', () => {
  const self = { birth: { date: '1990-05-05' }, relation: 'self' } as const;
  const dates = Array.from({ length: 10 }, (_, index) => `1975-08-${10 + index}`);
  for (const date of dates) {
    const lines = (['partner', 'parent', 'friend', 'colleague'] as const).map((relation) =>
      paragraphsOf(matchOf(self, { birth: { date, name: 'Kim' }, relation }))
        .filter(({ rule }) => rule === 'stems-of-two')
        .map((each) => each.text)
        .at(-1),
    );
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('a partner, a mother and a colleague with the same birth have different first sentences', () => {
  const self = { birth: { date: '1974-02-11', time: '19:25' }, relation: 'self' } as const;
  const first = (['partner', 'parent', 'colleague'] as const).map(
    (relation) =>
      textOf(matchOf(self, { birth: { date: '1971-11-30', name: 'Kim' }, relation })).split('. ')[0],
  );
  expect(new Set(first).size).toBe(first.length);
});

test('a match of a teenager, saved as the user, and a parent says first that it is for the parent, who is “you”, and advises both', () => {
  const kai = { birth: { date: '2011-05-03', time: '19:10', name: 'Kai' }, relation: 'self' } as const;
  const dana = { birth: { date: '1980-12-05', name: 'Dana' }, relation: 'parent' } as const;
  const match = matchOf(kai, dana);
  const said = textOf(match);
  expect(said).toMatch(/^This page is written for Dana\. Kai can show it to Dana\. /u);
  expect(said.slice(said.indexOf('By your'))).not.toContain('Dana');
  const advice = match.sections.at(-1)?.paragraphs.map((each) => each.text) ?? [];
  expect(advice.filter((each) => /\b[Yy]ou\b/u.test(each)).length).toBeGreaterThan(0);
  expect(advice.filter((each) => each.startsWith('Kai ')).length).toBeGreaterThan(0);
  const byParent = matchOf({ ...dana, relation: 'self' }, { ...kai, relation: 'child' });
  expect(textOf(byParent)).not.toContain('This page is written for');
});

test('the good days of a pair with a schoolchild are on weekends or holidays', () => {
  const said = textOf(
    matchOf(
      { birth: { date: '1984-03-02', name: 'Mia' }, relation: 'self' },
      { birth: { date: '2016-02-07', name: 'Leo' }, relation: 'child' },
    ),
  );
  const days = /Good days for a visit to relatives: (.*?)\. /u.exec(said)?.[1] ?? '';
  const weekdays = [...days.matchAll(/(\w+ \d+), \d{4} \((\w+)\)/gu)].filter(
    ([, date = '', weekday = '']) =>
      !['Saturday', 'Sunday'].includes(weekday) && !['December 25', 'January 1'].includes(date),
  );
  expect(days).not.toBe('');
  expect(weekdays).toEqual([]);
});

test('a couple reads about money only if its element is strong or weak in each chart', () => {
  const adults = births.filter(({ date }) => date < '2000');
  const shareOfMoney = (birth: (typeof births)[number]): number => {
    const chart = chartOf(birth, { today });
    return shareOf(chart, elementOf(chart.dayMaster.element, 'wealth'));
  };
  let withoutMoney = 0;
  for (const [index, birth] of adults.entries()) {
    const other = adults[(index * 7 + 3) % adults.length] ?? birth;
    const match = matchOf({ birth, relation: 'self' }, { birth: other, relation: 'partner' });
    const shares = [birth, other].map(shareOfMoney);
    const isClear = shares.every((share) => share >= 1 / 4 || share <= 1 / 8);
    expect(paragraphsOf(match).filter(({ rule }) => rule === 'ten-gods')).toHaveLength(isClear ? 1 : 0);
    if (!isClear) withoutMoney += 1;
  }
  expect(withoutMoney).toBeGreaterThan(10);
});
