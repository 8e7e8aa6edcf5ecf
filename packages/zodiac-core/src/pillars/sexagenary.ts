import { earthlyBranches, type EarthlyBranch } from './branches.ts';
import { heavenlyStems, type HeavenlyStem } from './stems.ts';
import { placeOfYear } from './place-of-year.ts';

/** A year of the cycle of sixty. */
export interface SexagenaryYear {
  /** Place in the cycle, 1 (jiǎ-zǐ) to 60. */
  readonly place: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Both characters, such as `'甲子'`. */
  readonly name: string;
  /** How the name is read, such as `'jiǎ-zǐ'`. */
  readonly pinyin: string;
}

/**
 * The stem, branch and name of a zodiac year in the cycle of sixty; 4 CE was a jiǎ-zǐ year.
 *
 * @param zodiacYear - the Gregorian year in which the zodiac year began; any integer, in astronomical
 * counting (0 is 1 BCE)
 * @throws RangeError when the year is not an integer
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
    name: stem.character + branch.character,
    pinyin: `${stem.pinyin}-${branch.pinyin}`,
  };
}
