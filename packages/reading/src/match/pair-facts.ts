import { compatibility, type Element, type HeavenlyStem, type Relation } from '@org/zodiac-core';
import { branchPairs, type FoundPair } from './branch-pairs.ts';
import { inMaster } from './in-master.ts';
import type { Person } from './person.ts';
import { situationOf, type Situation } from './situation.ts';
import { stemRelation, type StemRelation } from './stem-relation.ts';

/** The computed facts about a pair. */
export interface PairFacts {
  readonly one: Person;
  readonly other: Person;
  readonly pairs: readonly FoundPair[];
  /** The main relation of the two signs. */
  readonly basis: Relation;
  readonly situation: Situation;
  /** How easy life at home is, by the branches of the days; `undefined` if only a sign is known. */
  readonly home: Ease | undefined;
  /** The day masters; `undefined` if only a sign is known. */
  readonly days: DaysOfTwo | undefined;
}

export type Ease = 'easy' | 'even' | 'hard';

export interface DaysOfTwo {
  readonly relation: StemRelation;
  readonly masterA: string;
  readonly masterB: string;
  /** The characters of the day stems. */
  readonly stemA: HeavenlyStem['character'];
  readonly stemB: HeavenlyStem['character'];
  /** The person whose element feeds or restrains, and the other one. */
  readonly giver: Person;
  readonly taker: Person;
  readonly elements: { readonly giver: Element; readonly taker: Element };
  /** Whether both day pillars are certain. */
  readonly certain: boolean;
}

export function pairFacts(one: Person, other: Person, setting: 'pair' | 'family'): PairFacts {
  const pairs = branchPairs(one, other);
  const ofDays = pairs.find((pair) => pair.one.position === 'day' && pair.other.position === 'day');
  return {
    one,
    other,
    pairs,
    basis: compatibility(one.sign, other.sign).basis,
    situation: situationOf(one, other, setting),
    home: ofDays && easeOfTone[ofDays.tone],
    days: daysOf(one, other),
  };
}

const easeOfTone = { harmony: 'easy', discord: 'hard', mixed: 'even', neutral: 'even' } as const;

function daysOf(one: Person, other: Person): DaysOfTwo | undefined {
  if (!one.chart || !other.chart) return undefined;
  const relation = stemRelation(one.chart.dayMaster, other.chart.dayMaster);
  const [masterOfOne, masterOfOther] = [one.chart.dayMaster, other.chart.dayMaster];
  const isOtherGiver = 'giver' in relation && relation.giver === 'other';
  return {
    relation,
    masterA: inMaster(one.chart),
    masterB: inMaster(other.chart),
    stemA: masterOfOne.character,
    stemB: masterOfOther.character,
    giver: isOtherGiver ? other : one,
    taker: isOtherGiver ? one : other,
    elements: isOtherGiver
      ? { giver: masterOfOther.element, taker: masterOfOne.element }
      : { giver: masterOfOne.element, taker: masterOfOther.element },
    certain: one.chart.pillars.day.certain && other.chart.pillars.day.certain,
  };
}
