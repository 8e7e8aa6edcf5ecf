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
  /** The day masters; `undefined` if only a sign is known. */
  readonly days: DaysOfTwo | undefined;
}

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
  return {
    one,
    other,
    pairs: branchPairs(one, other),
    basis: compatibility(one.sign, other.sign).basis,
    situation: situationOf(one, other, setting),
    days: daysOf(one, other),
  };
}

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
