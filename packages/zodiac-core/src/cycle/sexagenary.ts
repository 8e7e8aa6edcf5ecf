import {
  earthlyBranches,
  type BranchCharacter,
  type EarthlyBranch,
  zodiacSignIds,
  type ZodiacSignId,
} from './branches.ts';
import { heavenlyStems, type HeavenlyStem, type StemCharacter } from './stems.ts';
import { wrongInput, requireOption } from '../require-input.ts';

type YangStem = '甲' | '丙' | '戊' | '庚' | '壬';
type YangBranch = '子' | '寅' | '辰' | '午' | '申' | '戌';

/** A stem and a branch, both Yang or both Yin: sixty pairs. */
export type SexagenaryName =
  | `${YangStem}${YangBranch}`
  | `${Exclude<StemCharacter, YangStem>}${Exclude<BranchCharacter, YangBranch>}`;

/** A year of the cycle of sixty. */
export interface SexagenaryYear {
  /** Place in the cycle, 1 (jiǎ-zǐ) to 60. */
  readonly place: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Both characters, such as `'甲子'`. */
  readonly name: SexagenaryName;
  /** How the name is read, such as `'jiǎ-zǐ'`. */
  readonly pinyin: string;
}

/**
 * The stem, branch and name of a zodiac year in the cycle of sixty; 4 CE was a jiǎ-zǐ year.
 *
 * @param zodiacYear - the Gregorian year in which the zodiac year began; any integer, in astronomical
 * counting (0 is 1 BCE)
 * @throws RangeError when the year is not an integer
 * @see the cycle of sixty (六十甲子), general tradition: 1984 was 甲子
 * @example
 * sexagenaryYear(1984).name; // '甲子'
 */
export function sexagenaryYear(zodiacYear: number): SexagenaryYear {
  const stem = heavenlyStems[placeOfYear(zodiacYear, 10)] as HeavenlyStem;
  const branch = earthlyBranches[placeOfYear(zodiacYear)] as EarthlyBranch;
  return {
    place: placeOfYear(zodiacYear, 60) + 1,
    stem,
    branch,
    name: `${stem.character}${branch.character}` as SexagenaryName,
    pinyin: `${stem.pinyin}-${branch.pinyin}`,
  };
}

/**
 * The place of any zodiac year in a cycle, such as 0 (Rat) to 11 (Pig) in the cycle of twelve. Cycles of 10, 12 and 60 years
 * began with 4 CE.
 *
 * @throws RangeError when the year is not an integer
 */
export function placeOfYear(zodiacYear: number, cycle = 12): number {
  if (!Number.isInteger(zodiacYear))
    throw wrongInput('year', 'an integer', zodiacYear, typeof zodiacYear === 'number');
  // Takes the remainder first, because beyond 2^53 a subtraction is not exact.
  return modulo((zodiacYear % cycle) - 4, cycle);
}

/**
 * The first day, on or after a given day, that has the given place in the cycle of ten stems or of sixty pairs. Days are counted
 * from January 1, 1970, which was 辛巳, the eighteenth of sixty.
 *
 * @param place - from 0, which is 甲 or 甲子
 */
export const dayOfCycleFrom = (day: number, place: number, cycle: 10 | 60): number =>
  day + modulo(place - 17 - day, cycle);

/**
 * The place of a sign on the circle, 0 (Rat) to 11 (Pig).
 *
 * @throws RangeError that lists the twelve ids, when there is no such sign
 */
export function placeOf(id: ZodiacSignId): number {
  const place = zodiacSignIds.indexOf(id);
  if (place < 0) requireOption('sign', id, zodiacSignIds);
  return place;
}

/** The remainder with the sign of the divisor, so that cycles also work before year 1. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
