import { text } from '@org/content/match';
import { isBaby } from '../audience.ts';
import type { Person } from './person.ts';
import { tieOf } from './relation.ts';

/** The theme of the text: an adult and a child, or two people of equal rank. */
export type Situation =
  | { readonly kind: 'raising'; readonly stage: Stage; readonly elder: Person; readonly child: Person }
  | { readonly kind: 'peers'; readonly way: 'late'; readonly elder: Person; readonly child: Person }
  | { readonly kind: 'peers'; readonly way: Exclude<Way, 'late'> };

/** The age group of the child: below 2, below 6, below 13, or below 18. */
export type Stage = 'baby' | 'small' | 'school' | 'teen';

/**
 * `little`: neither raises the other, and one is under 6. `young`: one person is under 18. `grown`: a parent and a child who
 * is an adult or of unknown age. `late`: the same, with a parent of 80 or more. `household`: in a family, the user and a partner, or two parents of the user.
 */
export type Way =
  | 'little'
  | 'young'
  | 'siblings'
  | 'grown'
  | 'late'
  | 'household'
  | 'relatives'
  | 'friends'
  | 'colleagues'
  | 'couple'
  | 'any';

/** The part of life from which a pair's examples come. */
export type Setting = 'couple' | 'kin' | 'grown' | 'late' | 'friends' | 'work' | 'raising' | 'young';

const settings: Readonly<Record<Way, Setting>> = {
  little: 'young',
  young: 'young',
  siblings: 'kin',
  grown: 'grown',
  late: 'late',
  household: 'couple',
  relatives: 'kin',
  friends: 'friends',
  colleagues: 'work',
  couple: 'couple',
  any: 'friends',
};

export const settingOf = (situation: Situation): Setting =>
  situation.kind === 'raising' ? 'raising' : settings[situation.way];

/** The people who read one set of texts about the days of birth. */
type Circle = 'couple' | 'family' | 'friends' | 'work' | 'young';

const circles: Readonly<Record<Setting, Circle>> = {
  couple: 'couple',
  kin: 'family',
  grown: 'family',
  late: 'family',
  friends: 'friends',
  work: 'work',
  raising: 'young',
  young: 'young',
};

export const circleOf = (situation: Situation): Circle => circles[settingOf(situation)];

/** The set of texts by the signs for two people of whom neither raises the other. */
export function toneOf(
  situation: Situation & { readonly kind: 'peers' },
): 'peers' | 'friends' | 'kin' | 'work' | 'young' | 'late' {
  const setting = settingOf(situation);
  if (situation.way === 'friends') return 'friends';
  if (setting === 'kin' || setting === 'grown') return 'kin';
  return setting === 'work' || setting === 'young' || setting === 'late' ? setting : 'peers';
}

/** The names of a parent and a child, for texts that have them. */
export const namesIn = (situation: Situation): { readonly elder: string; readonly child: string } =>
  'elder' in situation
    ? { elder: situation.elder.called, child: situation.child.called }
    : { elder: '', child: '' };

const minSchoolAge = 6;
const ageOfMajority = 18;
const ageOfRetirement = 70;
const minLateAge = 80;
/** Minimum difference in years between a child and an adult who may be raising it. */
const minYearsBetween = 16;

/** Whether a person is below school age, as far as the age is known. */
export const isSmall = ({ chart }: Person): boolean => chart !== undefined && chart.age < minSchoolAge;

export const isMinor = ({ chart }: Person): boolean => chart !== undefined && chart.age < ageOfMajority;

function stageOf(chart: { readonly age: number }): Stage {
  if (isBaby(chart)) return 'baby';
  if (chart.age < minSchoolAge) return 'small';
  return chart.age < 13 ? 'school' : 'teen';
}

/** Whether a person is below 2, as far as the age is known. */
export const isUnderTwo = ({ chart }: Person): boolean => chart !== undefined && isBaby(chart);

/** Whether neither of two people raises the other, and one is under 2. */
export const isBesideBaby = (facts: {
  readonly situation: Situation;
  readonly one: Person;
  readonly other: Person;
}): boolean => facts.situation.kind === 'peers' && [facts.one, facts.other].some(isUnderTwo);

/** Whether an adult and a child under 2 are compared. */
export const isWithBaby = (situation: Situation): boolean =>
  situation.kind === 'raising' && situation.stage === 'baby';

/** Whether an adult and a child under 6 are compared. */
export const isWithSmall = (situation: Situation): boolean =>
  situation.kind === 'raising' && (situation.stage === 'baby' || situation.stage === 'small');

/**
 * The relation of two people, as far as advice depends on it. Romance and income require two people who are known to
 * be adults, and work requires two people below 70.
 *
 * @param setting - in a family, adults other than parents and siblings are relatives
 */
export function situationOf(one: Person, other: Person, setting: 'pair' | 'family'): Situation {
  const raised = raising(one, other);
  if (raised) return raised;
  const way = wayOf(one, other, setting);
  const [elder, child] = inOrder(one, other);
  return way === 'grown' && elder.chart && child.chart && elder.chart.age >= minLateAge
    ? { kind: 'peers', way: 'late', elder, child }
    : { kind: 'peers', way };
}

const inOrder = (one: Person, other: Person): readonly [elder: Person, child: Person] =>
  isElder(other, one) ? [other, one] : [one, other];

/** Calls the adult “you” if the user is a child whom this adult raises. */
export function addressedElder([a, b]: readonly [Person, Person]): readonly [Person, Person] {
  const situation = situationOf(a, b, 'pair');
  if (situation.kind !== 'raising' || situation.child.relation !== 'self') return [a, b];
  const called = text('labels.roles.self');
  return situation.elder === a ? [{ ...a, called }, b] : [a, { ...b, called }];
}

function raising(one: Person, other: Person): Situation | undefined {
  const isParent = tieOf(one.relation, other.relation) === 'generations';
  const [elder, child] = inOrder(one, other);
  if (!child.chart || !isMinor(child)) return undefined;
  const isRaised =
    isParent ||
    (elder.chart !== undefined && !isMinor(elder) && elder.chart.age - child.chart.age >= minYearsBetween);
  return isRaised ? { kind: 'raising', stage: stageOf(child.chart), elder, child } : undefined;
}

/** Decides by the dates of birth, and by the relation of the two if one date is not known. */
const isElder = (one: Person, other: Person): boolean =>
  one.chart && other.chart
    ? one.chart.birth.date < other.chart.birth.date
    : one.relation === 'parent' || other.relation === 'child';

function wayOf(one: Person, other: Person, setting: 'pair' | 'family'): Exclude<Way, 'late'> {
  const people = [one, other];
  if (people.some(isSmall)) return 'little';
  if (people.some(isMinor)) return 'young';
  const tie = tieOf(one.relation, other.relation);
  const isParents = people.every(({ relation }) => relation === 'parent');
  if (tie === 'siblings') return tie;
  if (tie === 'generations') return 'grown';
  if (setting === 'family' && (tie === 'couple' || isParents)) return 'household';
  if (setting === 'family' || tie === 'relatives') return 'relatives';
  const areOfAge = (isOfAge: (age: number) => boolean): boolean =>
    people.every(({ chart }) => chart !== undefined && isOfAge(chart.age));
  if (tie === 'couple') return areOfAge((age) => age >= ageOfMajority) ? tie : 'any';
  if (tie === 'colleagues') return areOfAge((age) => age < ageOfRetirement) ? tie : 'friends';
  return tie ?? 'any';
}
