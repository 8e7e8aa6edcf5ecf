import { zodiacSignIds, type BranchCharacter, type ZodiacSignId } from '@org/zodiac-core';

/** The animal of a branch. */
export const signOfBranch = (branch: BranchCharacter): ZodiacSignId =>
  zodiacSignIds['子丑寅卯辰巳午未申酉戌亥'.indexOf(branch)] ?? 'rat';
