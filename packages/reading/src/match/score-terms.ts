import { list, upperFirst } from '../words/list.ts';
import { valueOf, type FoundPair } from './branch-pairs.ts';
import { completedElements } from './completed-elements.ts';
import type { MatchTerm, Position, TermId } from './match.ts';
import { agreementOf } from './number-groups.ts';
import type { Person } from './person.ts';
import { stemRelation } from './stem-relation.ts';

/** A line of the sum before it is weighed. */
interface Line {
  readonly id: TermId;
  readonly label: string;
  readonly found: string;
  /** 0 to 1. */
  readonly value: number;
}

type Weights = Readonly<Partial<Record<TermId, number>>>;

/** What each line weighs, by what is known. Each sums to 100. */
const weights: Readonly<Record<'times' | 'dates' | 'sign' | 'signs', Weights>> = {
  times: {
    'year-branches': 30,
    'day-branches': 20,
    'month-branches': 10,
    'hour-branches': 5,
    'cross-branches': 10,
    'day-stems': 10,
    elements: 10,
    'life-paths': 3,
    'birth-days': 2,
  },
  dates: {
    'year-branches': 30,
    'day-branches': 20,
    'month-branches': 10,
    'cross-branches': 15,
    'day-stems': 10,
    elements: 10,
    'life-paths': 3,
    'birth-days': 2,
  },
  sign: { 'year-branches': 60, 'cross-branches': 40 },
  signs: { 'year-branches': 100 },
};

/**
 * The lines whose points sum to the score of a match, 0 to 100. The points of a line are its weight times a value of 0 to 1, rounded.
 *
 * - Two branches: the score of zodiac-core’s `compatibility`, which is 5 to 95, brought to 0 to 1: (score - 5) / 90. An ordinary
 *   pair has 0.61. The branch of the year is the sign, by New Year’s Day.
 * - All other pairs of branches, such as one’s day with the other’s year: the mean of their values.
 * - Day stems: 1 where they combine 五合, 0.7 where one feeds the other, 0.6 of one element, 0.3 where one restrains the other.
 * - Elements: of those that one of the two does not show, the part that the other shows; 0.5 where neither misses any.
 * - Life paths and birth-day numbers: 1 for the same number or one of its group, else 0.4.
 *
 * Where a time of birth is not known there is no line for the hours, and the mean of the other pairs weighs 15. Where only a sign is
 * known, it is held against the sign (60) and against the month, day and hour of the other (40); two signs alone weigh 100. The rules are tradition, the weights
 * and values are ours. Symmetric.
 */
export function scoreTerms(one: Person, other: Person, pairs: readonly FoundPair[]): MatchTerm[] {
  const weighed = weights[knownOf(one, other)];
  return linesOf(one, other, pairs).flatMap(({ value, ...line }) => {
    const weight = weighed[line.id];
    return weight === undefined ? [] : [{ ...line, weight, points: Math.round(weight * value) }];
  });
}

/** The score of a match. */
export const totalOf = (terms: readonly MatchTerm[]): number =>
  terms.reduce((sum, { points }) => sum + points, 0);

function knownOf(one: Person, other: Person): keyof typeof weights {
  if (one.known === 'time' && other.known === 'time') return 'times';
  if (one.chart && other.chart) return 'dates';
  return one.chart || other.chart ? 'sign' : 'signs';
}

const labels: Readonly<Record<Position, string>> = {
  year: 'The signs of the year',
  month: 'The branches of the month',
  day: 'The branches of the day',
  hour: 'The branches of the hour',
};

function linesOf(one: Person, other: Person, pairs: readonly FoundPair[]): Line[] {
  const same = pairs.filter((pair) => pair.one.position === pair.other.position);
  const cross = pairs.filter((pair) => pair.one.position !== pair.other.position);
  return [
    ...same.map((pair) => ({
      id: `${pair.one.position}-branches` as const,
      label: labels[pair.one.position],
      found: `${upperFirst(pair.one.sign)} and ${upperFirst(pair.other.sign)}: ${pair.relations.length > 0 ? list(pair.relations) : 'no relation'}`,
      value: valueOf([pair]),
    })),
    {
      id: 'cross-branches',
      label: 'All other pairs of branches',
      found: crossFound(cross),
      value: valueOf(cross),
    },
    ...chartLines(one, other),
  ];
}

function crossFound(cross: readonly FoundPair[]): string {
  const count = (wanted: FoundPair['tone']) => cross.filter(({ tone }) => tone === wanted).length;
  return `Of ${cross.length}, ${count('harmony')} in harmony, ${count('discord')} in discord, ${count('mixed')} in both`;
}

const valueOfStems = { combine: 1, feeds: 0.7, same: 0.6, restrains: 0.3 } as const;
const wordsOfStems = {
  combine: 'they combine',
  feeds: 'one feeds the other',
  same: 'the same element',
  restrains: 'one restrains the other',
} as const;
const valueOfNumbers = { same: 1, group: 1, apart: 0.4 } as const;
const wordsOfNumbers = { same: 'the same', group: 'of one group', apart: 'of two groups' } as const;

function chartLines({ chart: a }: Person, { chart: b }: Person): Line[] {
  if (!a || !b) return [];
  const { kind } = stemRelation(a.dayMaster, b.dayMaster);
  const completed = [completedElements(a, b), completedElements(b, a)];
  const missing = completed.reduce((sum, each) => sum + each.missing.length, 0);
  const supplied = completed.reduce((sum, each) => sum + each.supplied.length, 0);
  const lifePaths = agreementOf(a.lifePath, b.lifePath);
  const birthDays = agreementOf(a.birthDay, b.birthDay);
  return [
    {
      id: 'day-stems',
      label: 'The day stems',
      found: `${a.dayMaster.character} and ${b.dayMaster.character}: ${wordsOfStems[kind]}`,
      value: valueOfStems[kind],
    },
    {
      id: 'elements',
      label: 'Elements completed',
      found: missing > 0 ? `${supplied} of ${missing} that are missing` : 'None is missing',
      value: missing > 0 ? supplied / missing : 0.5,
    },
    {
      id: 'life-paths',
      label: 'The life-path numbers',
      found: `${a.lifePath} and ${b.lifePath}: ${wordsOfNumbers[lifePaths]}`,
      value: valueOfNumbers[lifePaths],
    },
    {
      id: 'birth-days',
      label: 'The birth-day numbers',
      found: `${a.birthDay} and ${b.birthDay}: ${wordsOfNumbers[birthDays]}`,
      value: valueOfNumbers[birthDays],
    },
  ];
}
