import { earthlyBranches, type BranchCharacter, type EarthlyBranch } from './branches.ts';
import { heavenlyStems, type HeavenlyStem, type StemCharacter } from './stems.ts';
import { placeOfYear } from './place-of-year.ts';

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
