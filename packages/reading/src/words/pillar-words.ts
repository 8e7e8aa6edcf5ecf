import {
  sexagenaryYear,
  zodiacSignIds,
  type BranchCharacter,
  type Element,
  type StemCharacter,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Pillar } from '@org/zodiac-core/pillars';

/** A pillar with its pinyin, such as `'乙酉 (yǐ-yǒu)'`. */
export const pillarInWords = ({ name, reading }: Pick<Pillar, 'name' | 'reading'>): string =>
  `${name} (${reading})`;

/** The name of a sign after an element. Vietnam’s Water Buffalo is then the Buffalo, because Water looks like a second element. */
export const afterElement = (sign: string): string => sign.replace(/^Water /, '');

/** The animal of a branch. */
export const signOfBranch = (branch: BranchCharacter): ZodiacSignId =>
  zodiacSignIds['子丑寅卯辰巳午未申酉戌亥'.indexOf(branch)] ?? 'rat';

/** The animal of a zodiac year. */
export const signOfYear = (year: number): ZodiacSignId => signOfBranch(sexagenaryYear(year).branch.character);

const readings = 'jiǎ yǐ bǐng dīng wù jǐ gēng xīn rén guǐ'.split(' ');
const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const placeOfStem = (stem: StemCharacter): number => '甲乙丙丁戊己庚辛壬癸'.indexOf(stem);

/** The pinyin of a stem. */
export const readingOfStem = (stem: StemCharacter): string => readings[placeOfStem(stem)] ?? '';

export const elementOfStem = (stem: StemCharacter): Element => elements[placeOfStem(stem) >> 1] ?? 'Wood';
