import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import type { FamilyPair } from '../family.ts';
import type { Person } from '../person.ts';
import { inList, sentenceCase } from '../sentence-case.ts';
import { elementRelation } from '../stem-relation.ts';
import { byElements } from './elements.ts';

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
/** More pairs with one score are not all named. */
const maxNamed = 2;

/** A family in words: who is close, who balances whom, who supports and who connects, and what to do. */
export const family = (people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] => [
  inShort(people, pairs),
  ...balance(people),
  ...support(people),
  ...bridge(people, pairs),
  ...whatToDo(people, pairs),
];

const extremes = (pairs: readonly FamilyPair[]): readonly [low: number, high: number] => {
  const scores = pairs.map(({ score }) => score);
  return [Math.min(...scores), Math.max(...scores)];
};

const byScores = (pairs: readonly FamilyPair[]) => {
  const [low, high] = extremes(pairs);
  return {
    rule: 'family-of-pairs',
    because: text('reasons.scores', { low, high }),
    changes: text('reasons.changes.family'),
  } as const;
};

const pairsWith = (people: readonly Person[], pairs: readonly FamilyPair[], score: number): string =>
  inList(
    pairs
      .filter((pair) => pair.score === score)
      .slice(0, maxNamed)
      .map(({ one, other }) => inList([people[one]?.name ?? '', people[other]?.name ?? ''])),
  );

function inShort(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph {
  const [low, high] = extremes(pairs);
  const reason = byScores(pairs);
  if (people.length === 2)
    return paragraph(text('family.two', { high }), {
      ...reason,
      claims: [{ subject: 'family:scores', value: 'one' }],
    });
  if (low === high)
    return paragraph(text('family.equal', { high }), {
      ...reason,
      claims: [{ subject: 'family:scores', value: 'equal' }],
    });
  const easiest = pairsWith(people, pairs, high);
  const patience = pairsWith(people, pairs, low);
  return paragraph(sentenceCase(text('family.easiest', { easiest, patience, high, low })), {
    ...reason,
    claims: [
      { subject: 'family:easiest', value: high.toString() },
      { subject: 'family:patience', value: low.toString() },
    ],
  });
}

/** Who lacks an element, and who has it. People of whom only the sign is known are left out. */
function balance(people: readonly Person[]): Paragraph[] {
  const known = people.filter(({ chart }) => chart !== undefined);
  if (known.length < 2) return [];
  const bringersOf = (element: Element): Person[] => known.filter((person) => shows(person, element));
  const whole = known.filter((person) => elements.every((element) => shows(person, element)));
  const lacking = known.flatMap((person) => {
    const element = elements.find((each) => !shows(person, each) && bringersOf(each).length > 0);
    return element ? [{ person, element, others: bringersOf(element) }] : [];
  });
  const missing = elements.filter((element) => bringersOf(element).length === 0);
  const balanced = lacking.map(({ person, element, others }) =>
    paragraph(
      sentenceCase(
        text(`family.balance.${element}`, {
          own: person.name,
          others: inList(others.map(({ name }) => name)),
        }),
      ),
      { ...byElements(known, person), claims: [{ subject: `missing:${person.name}`, value: element }] },
    ),
  );
  const count = {
    ...byElements(known, known[0] as Person),
    because: text('reasons.family-elements', {
      counts: inList(
        elements.map((element) =>
          text('reasons.family-count', {
            element,
            count: bringersOf(element).length,
            all: known.length,
          }),
        ),
      ),
    }),
    changes: text('reasons.changes.family'),
  };
  const names = inList(whole.map(({ name }) => name));
  return [
    ...(lacking.length > 0 ? [paragraph(text('family.balance-intro'), count)] : []),
    ...balanced,
    ...(whole.length > 0
      ? [
          paragraph(
            sentenceCase(
              whole.length === 1 ? text('family.whole-one', { names }) : text('family.whole-many', { names }),
            ),
            count,
          ),
        ]
      : []),
    ...missing.map((element) =>
      paragraph(text(`family.missing.${element}`), {
        ...count,
        claims: [{ subject: `family:missing:${element}`, value: 'missing' }],
      }),
    ),
  ];
}

const shows = ({ chart }: Person, element: Element): boolean => (chart?.elements.visible[element] ?? 0) > 0;

/** The adult whose day element feeds those of most others. */
function support(people: readonly Person[]): Paragraph[] {
  const fed = people.map((giver) => ({ giver, takers: people.filter((taker) => feeds(giver, taker)) }));
  const most = Math.max(...fed.map(({ takers }) => takers.length));
  const [first, ...rest] = fed.filter(({ takers }) => takers.length === most);
  if (!first || most === 0 || rest.length > 0) return [];
  const { giver, takers } = first;
  return [
    paragraph(
      sentenceCase(
        text('family.supports', { giver: giver.name, takers: inList(takers.map(({ name }) => name)) }),
      ),
      {
        rule: 'stems-of-two',
        because: text('reasons.day-of', { name: giver.name, element: giver.chart?.dayMaster.element ?? '' }),
        changes: text('reasons.changes.family'),
        hangsOnHour: [giver, ...takers].some(({ chart }) => chart && !chart.pillars.day.certain),
        claims: [{ subject: 'family:supports', value: giver.name }],
      },
    ),
  ];
}

const adultAge = 18;

function feeds({ chart: giver }: Person, { chart: taker }: Person): boolean {
  if (!giver || !taker || giver.age < adultAge) return false;
  const relation = elementRelation(giver.dayMaster.element, taker.dayMaster.element);
  return relation.kind === 'feeds' && relation.giver === 'one';
}

/** The person whose sign is in harmony with more of the others than anybody else's. */
function bridge(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  const counts = people.map(
    (_, place) =>
      pairs.filter(({ one, other, tone }) => tone === 'harmony' && (one === place || other === place)).length,
  );
  const most = Math.max(...counts);
  const first = people[counts.indexOf(most)];
  if (!first || most < 2 || counts.filter((count) => count === most).length > 1) return [];
  return [
    paragraph(
      sentenceCase(text('family.bridge', { name: first.name, count: most, others: people.length - 1 })),
      { ...byScores(pairs), claims: [{ subject: 'family:bridge', value: first.name }] },
    ),
  ];
}

function whatToDo(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  const [low, high] = extremes(pairs);
  if (low === high) return [];
  const easiest = pairsWith(people, pairs, high);
  const patience = pairsWith(people, pairs, low);
  return [
    paragraph(sentenceCase(text('family.do-easy', { easiest })), byScores(pairs)),
    paragraph(sentenceCase(text('family.do-hard', { patience })), byScores(pairs)),
  ];
}
