import { modulo } from './modulo.ts';

export type Element = 'Wood' | 'Fire' | 'Earth' | 'Metal' | 'Water';
export type Polarity = 'Yang' | 'Yin';

/** A heavenly stem: the first half of a year's name, which carries the year's element. */
export interface HeavenlyStem {
  readonly character: string;
  readonly pinyin: string;
  readonly element: Element;
  readonly polarity: Polarity;
}

/** An earthly branch: the second half of a year's name, one for each sign. */
export interface EarthlyBranch {
  readonly character: string;
  readonly pinyin: string;
}

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const stems: readonly HeavenlyStem[] = 'jiǎ yǐ bǐng dīng wù jǐ gēng xīn rén guǐ'
  .split(' ')
  .map((pinyin, index) => ({
    character: '甲乙丙丁戊己庚辛壬癸'.charAt(index),
    pinyin,
    element: elements[index >> 1] ?? 'Wood',
    polarity: index % 2 === 0 ? 'Yang' : 'Yin',
  }));
const branches: readonly EarthlyBranch[] = 'zǐ chǒu yín mǎo chén sì wǔ wèi shēn yǒu xū hài'
  .split(' ')
  .map((pinyin, index) => ({ character: '子丑寅卯辰巳午未申酉戌亥'.charAt(index), pinyin }));

/** A year of the cycle of sixty. */
export interface SexagenaryYear {
  /** Place in the cycle, 1 (jiǎ-zǐ) to 60. */
  readonly place: number;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** Both characters, such as 甲子. */
  readonly name: string;
}

/**
 * The stem, branch and name of a zodiac year in the cycle of sixty; 4 CE was a jiǎ-zǐ year.
 *
 * @param zodiacYear - the Gregorian year in which the zodiac year began; any integer
 * @throws RangeError when the year is not an integer
 * @example
 * sexagenaryYear(1984).name; // '甲子'
 */
export function sexagenaryYear(zodiacYear: number): SexagenaryYear {
  const stem = stems[modulo(zodiacYear - 4, 10)];
  const branch = branches[modulo(zodiacYear - 4, 12)];
  if (!stem || !branch) throw new RangeError(`A year is an integer, not ${zodiacYear}.`);
  return { place: modulo(zodiacYear - 4, 60) + 1, stem, branch, name: stem.character + branch.character };
}
