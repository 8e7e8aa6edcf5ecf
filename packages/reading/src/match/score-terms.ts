import { text } from '@org/content/match';
import type { Element } from '@org/zodiac-core';
import { valueOf, type FoundPair } from './branch-pairs.ts';
import { completedElements } from './completed-elements.ts';
import { inMaster } from './in-master.ts';
import type { MatchTerm, TermId } from './match.ts';
import { agreementOf } from '../number-groups.ts';
import type { Person } from './person.ts';
import { alternatives, list } from '../words/grammar.ts';
import { stemRelation } from './stem-relation.ts';

/** A term of the score before it is weighted. */
interface Line {
  readonly id: TermId;
  readonly found: string;
  /** 0 to 1. */
  readonly value: number;
}

type Weights = Readonly<Partial<Record<TermId, number>>>;

/** The weights of the terms, by the known facts. Each set sums to 100. */
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
 * The lines whose points sum to the score of a match, 0 to 100. The points of a line are its weight times a value of
 * 0 to 1, rounded.
 *
 * - Two branches: the score of zodiac-core’s `compatibility` as a part of 100, from 0.05 to 0.95. The branch of the
 *   year is the sign, by New Year’s Day. So two signs alone have the score that their public page shows.
 * - All other pairs of branches, such as one’s day with the other’s year: the mean of their values.
 * - Day stems: 1 if they combine 五合, 0.7 if one feeds the other, 0.6 if they have the same element, 0.3 if one
 *   restrains the other.
 * - Elements: the share of one's missing elements that the other has; 0.5 if neither lacks any.
 * - Life paths and birth-day numbers: 1 for the same number or one of its group, else 0.4.
 *
 * Where a time of birth is not known there is no line for the hours, and the mean of the other pairs weighs 15. Where
 * only a sign is known, it is compared with the sign (60) and with the month, day and hour of the other (40); two
 * signs alone weigh 100. The rules are tradition, the weights and values are ours. Symmetric.
 */
export function scoreTerms(one: Person, other: Person, pairs: readonly FoundPair[]): MatchTerm[] {
  const weighed = weights[knownOf(one, other)];
  return linesOf(one, other, pairs).flatMap(({ value, ...line }) => {
    const weight = weighed[line.id];
    const label = text(`sum.${line.id}`);
    return weight === undefined ? [] : [{ ...line, label, weight, points: Math.round(weight * value) }];
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

function linesOf(one: Person, other: Person, pairs: readonly FoundPair[]): Line[] {
  const same = pairs.filter((pair) => pair.one.position === pair.other.position);
  const cross = pairs.filter((pair) => pair.one.position !== pair.other.position);
  return [
    ...same.map((pair) => ({
      id: `${pair.one.position}-branches` as const,
      found: text('sum.found.branches', {
        signA: pair.one.signName,
        signB: pair.other.signName,
        relation: pair.relations.length > 0 ? list(pair.relations) : text('sum.found.no-relation'),
      }),
      value: valueOf([pair]),
    })),
    {
      id: 'cross-branches',
      found: crossFound(cross),
      value: valueOf(cross),
    },
    ...chartLines(one, other),
  ];
}

function crossFound(cross: readonly FoundPair[]): string {
  const count = (wanted: FoundPair['tone']) => cross.filter(({ tone }) => tone === wanted).length;
  return text('sum.found.cross', {
    count: cross.length,
    harmony: count('harmony'),
    discord: count('discord'),
    mixed: count('mixed'),
  });
}

const valueOfStems = { combine: 1, feeds: 0.7, same: 0.6, restrains: 0.3 } as const;
const valueOfNumbers = { same: 1, group: 1, apart: 0.4 } as const;

function chartLines({ chart: a }: Person, { chart: b }: Person): Line[] {
  if (!a || !b) return [];
  const { kind } = stemRelation(a.dayMaster, b.dayMaster);
  const completed = [completedElements(a, b), completedElements(b, a)];
  const missing = completed.reduce((sum, each) => sum + each.missing.length, 0);
  const supplied = completed.reduce((sum, each) => sum + each.supplied.length, 0);
  const [ofOne, ofOther] = completed;
  const lackedByBoth = ofOne?.missing.filter((element) => ofOther?.missing.includes(element)) ?? [];
  const lifePaths = agreementOf(a.lifePath, b.lifePath);
  const birthDays = agreementOf(a.birthDay, b.birthDay);
  return [
    {
      id: 'day-stems',
      found: text(`sum.found.${kind}`, { masterA: inMaster(a), masterB: inMaster(b) }),
      value: valueOfStems[kind],
    },
    {
      id: 'elements',
      found: foundOfElements(missing, supplied, lackedByBoth),
      value: missing > 0 ? supplied / missing : 0.5,
    },
    {
      id: 'life-paths',
      found: text(`sum.found.numbers-${lifePaths}`, { numberA: a.lifePath, numberB: b.lifePath }),
      value: valueOfNumbers[lifePaths],
    },
    {
      id: 'birth-days',
      found: text(`sum.found.numbers-${birthDays}`, { numberA: a.birthDay, numberB: b.birthDay }),
      value: valueOfNumbers[birthDays],
    },
  ];
}

function foundOfElements(missing: number, supplied: number, lackedByBoth: readonly Element[]): string {
  if (missing === 0) return text('sum.found.none-lacked');
  return lackedByBoth.length > 0
    ? text('sum.found.lacked-by-both', { missing, supplied, elements: alternatives(lackedByBoth) })
    : text('sum.found.lacked', { missing, supplied });
}
