import { text } from '@org/content/match';
import { paragraph } from '../../paragraph.ts';
import { addressed } from '../addressed.ts';
import type { Paragraph } from '../../reading.ts';
import type { FamilyPair } from '../family.ts';
import type { PairFacts } from '../pair-facts.ts';
import type { Person } from '../person.ts';
import { isMinor } from '../situation.ts';
import { friendlyDays } from '../friendly-days.ts';
import { friendlyMonth } from '../friendly-month.ts';
import { list } from '../../words/grammar.ts';
import { sentenceCase } from '../sentence-case.ts';
import { lowered, raised } from '../score-reason.ts';
import { elementRelation } from '../stem-relation.ts';
import { balance, namesOf } from './balance.ts';
import { samePlaces, toldHarmonies } from './pillars.ts';
import { signsAlone } from './feels.ts';
import { rubsBySign, rubsInFamily } from './rubs.ts';
import { doBySign, isHard, whatToDoInFamily } from './what-to-do.ts';
import { worksBySign, worksInFamily } from './works.ts';

/** A pair before its text is written. */
export interface ComparedPair extends Omit<FamilyPair, 'paragraphs'> {
  readonly facts: PairFacts;
}

/**
 * A family in words: who balances whom, what each child needs, what each adult gives, the easiest pair and the one that
 * needs patience, who supports, who connects, and a month.
 */
export function family(people: readonly Person[], pairs: readonly ComparedPair[]): Paragraph[] {
  const balanced = balance(people);
  const [first] = pairs;
  return [
    // Two people with only a sign are one pair, with the pair's beginning.
    ...(people.length === 2 && balanced.length === 0 && first ? [signsAlone(first.facts)] : balanced),
    ...extremes(people, pairs, saidIn(balanced)),
    ...support(people),
    ...bridge(people, pairs),
    ...month(people),
    ...(people.length === 2 ? [] : friendlyDays(people, (days) => text('family.dates', { days }))),
  ];
}

/** Whether paragraphs contain the text of another one. */
function saidIn(paragraphs: readonly Paragraph[]): (paragraph: Paragraph) => boolean {
  const all = paragraphs.map(({ text: said }) => said.toLowerCase()).join(' ');
  return ({ text: said }) => all.includes(said.toLowerCase());
}

const byScores = (pairs: readonly ComparedPair[]) => {
  const scores = pairs.map(({ score }) => score);
  return {
    rule: 'family-of-pairs',
    because: text('reasons.scores', { low: Math.min(...scores), high: Math.max(...scores) }),
    changes: text('reasons.changes.family'),
  } as const;
};

/** The pair with the highest score and the one with the lowest, each with a cause and then the score. */
function extremes(
  people: readonly Person[],
  pairs: readonly ComparedPair[],
  isSaid: (paragraph: Paragraph) => boolean,
): Paragraph[] {
  if (people.length === 2) return [];
  const byScore = pairs.toSorted((a, b) => b.score - a.score);
  const [easiest, patience] = [byScore[0], byScore.at(-1)];
  if (!easiest || !patience) return [];
  const reason = byScores(pairs);
  if (easiest.score === patience.score)
    return [
      paragraph(text('family.equal', { high: easiest.score }), {
        ...reason,
        claims: [{ subject: 'family:scores', value: 'equal' }],
      }),
    ];
  const [easy, hard] = [peopleOfPair(people, easiest), peopleOfPair(people, patience)];
  const first = (facts: PairFacts, all: readonly Paragraph[]): string =>
    addressed(
      facts,
      [all.find((each) => !isSaid(each)) ?? all[0]].flatMap((each) => each ?? []),
    )
      .map((each) => each.text)
      .join(' ');
  return [
    paragraph(
      sentenceCase(
        [
          text('family.easiest', {
            easiest: namesOf(easy),
            because: first(easiest.facts, easeOf(easiest.facts)),
            high: easiest.score,
          }),
          ...raised(easiest.terms),
          ...(easy.some(isMinor) ? [] : [text('family.lead', { easiest: namesOf(easy) })]),
          ...tied(people, pairs, easiest),
        ].join(' '),
      ),
      { ...reason, claims: [{ subject: 'family:easiest', value: easiest.score.toString() }] },
    ),
    paragraph(
      sentenceCase(
        [
          text('family.patience', {
            patience: namesOf(hard),
            because: first(patience.facts, patienceOf(patience.facts)),
            advice: first(patience.facts, adviceOn(patience.facts)),
            low: patience.score,
          }),
          ...lowered(patience.terms),
          ...tied(people, pairs, patience),
        ].join(' '),
      ),
      { ...reason, claims: [{ subject: 'family:patience', value: patience.score.toString() }] },
    ),
  ];
}

/** Why two people get along: their pillars in harmony, and what works between them. */
const easeOf = (facts: PairFacts): Paragraph[] => [
  ...toldHarmonies(facts, samePlaces),
  ...worksBySign(facts),
  ...worksInFamily(facts),
];

/** What needs patience: the conflict of the signs, or else what few pairs share. */
const patienceOf = (facts: PairFacts): Paragraph[] => [
  ...(isHard(facts.basis) ? rubsBySign(facts) : []),
  ...rubsInFamily(facts),
];

/** Advice on what needs patience: on the conflict of the signs or, without one, on life at home. */
function adviceOn(facts: PairFacts): Paragraph[] {
  const all = whatToDoInFamily(facts);
  if (isHard(facts.basis)) return [...doBySign(facts), ...all];
  return facts.home === 'hard' ? [...all.slice(1), ...all] : all.toReversed();
}

const peopleOfPair = (people: readonly Person[], { one, other }: ComparedPair): [Person, Person] =>
  [people[one], people[other]] as [Person, Person];

/** Names another pair with the same score. */
function tied(people: readonly Person[], pairs: readonly ComparedPair[], pair: ComparedPair): string[] {
  const another = pairs.find((each) => each !== pair && each.score === pair.score);
  return another ? [text('family.tied', { pair: namesOf(peopleOfPair(people, another)) })] : [];
}

/** The adult whose day element feeds the day elements of the most other people, if it feeds two or more. */
function support(people: readonly Person[]): Paragraph[] {
  const fed = people.map((giver) => ({ giver, takers: people.filter((taker) => feeds(giver, taker)) }));
  const maxTakers = Math.max(...fed.map(({ takers }) => takers.length));
  const [first, ...rest] = fed.filter(({ takers }) => takers.length === maxTakers);
  if (!first || maxTakers < 2 || rest.length > 0) return [];
  const { giver, takers } = first;
  return [
    paragraph(
      sentenceCase(
        text('family.supports', { giver: giver.called, takers: list(takers.map(({ called }) => called)) }),
      ),
      {
        rule: 'stems-of-two',
        because: sentenceCase(
          text('reasons.day-of', {
            name: giver.called,
            element: giver.chart?.dayMaster.element ?? '',
          }),
        ),
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

/** The person whose sign is in harmony with the most other people of the family. */
function bridge(people: readonly Person[], pairs: readonly ComparedPair[]): Paragraph[] {
  const counts = people.map(
    (_, place) =>
      pairs.filter(({ one, other, tone }) => tone === 'harmony' && (one === place || other === place)).length,
  );
  const maxCount = Math.max(...counts);
  const first = people[counts.indexOf(maxCount)];
  if (!first || maxCount < 2 || counts.filter((count) => count === maxCount).length > 1) return [];
  return [
    paragraph(
      sentenceCase(
        // A child does not settle the quarrels of others.
        text(isMinor(first) ? 'family.bridge-child' : 'family.bridge', {
          name: first.called,
          signs:
            maxCount === people.length - 1
              ? text('family.bridge-signs.all')
              : text('family.bridge-signs.some', { count: maxCount, others: people.length - 1 }),
        }),
      ),
      { ...byScores(pairs), claims: [{ subject: 'family:bridge', value: first.name }] },
    ),
  ];
}

/** The month that is in harmony with most people. The match of two people names a month in another section. */
function month(people: readonly Person[]): Paragraph[] {
  const found = friendlyMonth(people);
  if (!found || people.length === 2) return [];
  const { date, sign, friends } = found;
  const said = text('family.month', { date, sign, names: list(friends.map(({ called }) => called)) });
  return [paragraph(sentenceCase(said), { ...found.reason, changes: text('reasons.changes.family') })];
}
