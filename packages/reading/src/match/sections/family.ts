import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { paragraph } from '../../paragraph.ts';
import type { Paragraph } from '../../reading.ts';
import type { FamilyPair } from '../family.ts';
import type { Person } from '../person.ts';
import { isMinor } from '../situation.ts';
import { friendlyMonth } from '../friendly-month.ts';
import { inList, sentenceCase } from '../sentence-case.ts';
import { elementRelation } from '../stem-relation.ts';
import { byElements } from './elements.ts';

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
/** Maximum number of named pairs with the same score. */
const maxNamed = 2;

/** A family in words: who is close, who balances whom, who supports, who connects, and what to do. */
export const family = (people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] => [
  ...inShort(people, pairs),
  ...balance(people),
  ...support(people),
  ...bridge(people, pairs),
  ...whatToDo(people, pairs),
  ...month(people),
  ...pillars(people, pairs),
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

const pairsWith = (
  people: readonly Person[],
  pairs: readonly FamilyPair[],
  score: number,
  most = maxNamed,
): string => {
  const [first = '', second] = pairs
    .filter((pair) => pair.score === score)
    .slice(0, most)
    .map(({ one, other }) => inList([people[one]?.called ?? '', people[other]?.called ?? '']));
  return second === undefined ? first : text('labels.two-pairs', { first, second });
};

/** A family of two is one pair, with the pair's beginning. */
function inShort(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  if (people.length === 2) return pairs.flatMap(({ paragraphs }) => paragraphs.slice(0, 1));
  const [low, high] = extremes(pairs);
  const reason = byScores(pairs);
  if (low === high)
    return [
      paragraph(text('family.equal', { high }), {
        ...reason,
        claims: [{ subject: 'family:scores', value: 'equal' }],
      }),
    ];
  const easiest = pairsWith(people, pairs, high);
  const patience = pairsWith(people, pairs, low);
  return [
    paragraph(sentenceCase(text('family.easiest', { easiest, patience, high, low })), {
      ...reason,
      claims: [
        { subject: 'family:easiest', value: high.toString() },
        { subject: 'family:patience', value: low.toString() },
      ],
    }),
  ];
}

/** Explains the pillars that the texts of the pairs name. */
function pillars(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  if (people.every(({ chart }) => !chart)) return [];
  return [paragraph(text('family.pillars'), { ...byScores(pairs), rule: 'branches-of-two' })];
}

/** Who lacks an element, and who has it. People with only a sign are left out. */
function balance(people: readonly Person[]): Paragraph[] {
  const known = people.filter(({ chart }) => chart !== undefined);
  if (known.length < 2) return [];
  const bringersOf = (element: Element): Person[] => known.filter((person) => shows(person, element));
  const missing = elements.filter((element) => bringersOf(element).length === 0);
  const balanced = known.flatMap((person) => balanceOf(person, known, people.length));
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
  return [
    ...(balanced.length > 0 ? [paragraph(text('family.balance-intro'), count)] : []),
    ...balanced,
    ...missing.map((element) =>
      paragraph(text(`family.missing.${element}`), {
        ...count,
        claims: [{ subject: `family:missing:${element}`, value: 'missing' }],
      }),
    ),
  ];
}

/** The people who have an element that a person lacks, or have most of the weakest one. */
function balanceOf(own: Person, known: readonly Person[], size: number): Paragraph[] {
  const lacked = elements.find(
    (element) => !shows(own, element) && known.some((each) => shows(each, element)),
  );
  if (lacked) {
    const others = known.filter((person) => shows(person, lacked));
    return [
      paragraph(
        sentenceCase(text(`family.balance.${lacked}`, { own: own.called, others: namesOf(others, size) })),
        { ...byElements(known, own), claims: [{ subject: `missing:${own.name}`, value: lacked }] },
      ),
    ];
  }
  const weakest = elements.toSorted((a, b) => shareOf(own, a) - shareOf(own, b))[0] as Element;
  const other = known.toSorted((a, b) => shareOf(b, weakest) - shareOf(a, weakest))[0] as Person;
  if (other === own || !shows(own, weakest)) return [];
  return [
    paragraph(sentenceCase(text(`family.little.${weakest}`, { own: own.called, other: other.called })), {
      ...byElements(known, own),
      claims: [{ subject: `weakest:${own.name}`, value: weakest }],
    }),
  ];
}

/** Points of an element, including hidden stems and the season. */
const shareOf = ({ chart }: Person, element: Element): number => chart?.elements.bySeason[element] ?? 0;

/** The names of some people, or a phrase for everybody else if they are more than two and all the others. */
const namesOf = (some: readonly Person[], size: number): string =>
  some.length > 2 && some.length === size - 1
    ? text('labels.everybody-else')
    : inList(some.map(({ called }) => called));

const shows = ({ chart }: Person, element: Element): boolean => (chart?.elements.visible[element] ?? 0) > 0;

/** The adult whose day element feeds the day elements of most others. */
function support(people: readonly Person[]): Paragraph[] {
  const fed = people.map((giver) => ({ giver, takers: people.filter((taker) => feeds(giver, taker)) }));
  const most = Math.max(...fed.map(({ takers }) => takers.length));
  const [first, ...rest] = fed.filter(({ takers }) => takers.length === most);
  if (!first || most === 0 || rest.length > 0) return [];
  const { giver, takers } = first;
  return [
    paragraph(
      sentenceCase(
        text('family.supports', { giver: giver.called, takers: inList(takers.map(({ called }) => called)) }),
      ),
      {
        rule: 'stems-of-two',
        because: text('reasons.day-of', {
          name: giver.called,
          element: giver.chart?.dayMaster.element ?? '',
        }),
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

/** The person whose sign is in harmony with more of the others than anyone else's. */
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
      sentenceCase(
        // A child does not settle the quarrels of others.
        text(isMinor(first) ? 'family.bridge-child' : 'family.bridge', {
          name: first.called,
          count: most,
          others: people.length - 1,
        }),
      ),
      { ...byScores(pairs), claims: [{ subject: 'family:bridge', value: first.name }] },
    ),
  ];
}

/** A pair has a month of its own on its page. */
function month(people: readonly Person[]): Paragraph[] {
  const found = friendlyMonth(people);
  if (!found || people.length === 2) return [];
  const { date, sign, friends } = found;
  const said = text('family.month', { date, sign, names: inList(friends.map(({ called }) => called)) });
  return [paragraph(sentenceCase(said), { ...found.reason, changes: text('reasons.changes.family') })];
}

function whatToDo(people: readonly Person[], pairs: readonly FamilyPair[]): Paragraph[] {
  const [low, high] = extremes(pairs);
  if (low === high) return [];
  const easiest = pairsWith(people, pairs, high, 1);
  const patience = pairsWith(people, pairs, low, 1);
  const [advice] = pairs.find(({ score }) => score === low)?.paragraphs.slice(-1) ?? [];
  return [
    paragraph(sentenceCase(text('family.do-easy', { easiest })), byScores(pairs)),
    ...(advice
      ? [paragraph(sentenceCase(text('family.do-hard', { patience, advice: advice.text })), byScores(pairs))]
      : []),
  ];
}
