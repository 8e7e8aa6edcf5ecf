/** The twelve signs in the order of the cycle, from Rat (first) to Pig (twelfth). */
export const zodiacSignIds = /* @__PURE__ */ Object.freeze([
  'rat',
  'ox',
  'tiger',
  'rabbit',
  'dragon',
  'snake',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'pig',
] as const);

export type ZodiacSignId = (typeof zodiacSignIds)[number];

/** The character of a branch, from 子 (Rat) to 亥 (Pig). */
export type BranchCharacter =
  | '子'
  | '丑'
  | '寅'
  | '卯'
  | '辰'
  | '巳'
  | '午'
  | '未'
  | '申'
  | '酉'
  | '戌'
  | '亥';

/** An earthly branch (地支): the second half of a year's name, one for each sign. */
export interface EarthlyBranch {
  readonly character: BranchCharacter;
  readonly pinyin: string;
}

/** The twelve branches in order. */
export const branchCharacters = '子丑寅卯辰巳午未申酉戌亥';

const pinyin = 'zǐ chǒu yín mǎo chén sì wǔ wèi shēn yǒu xū hài';

/** The twelve branches, from zǐ (Rat) to hài (Pig). */
export const earthlyBranches: readonly EarthlyBranch[] = /* @__PURE__ */ pinyin
  .split(' ')
  .map((reading, index) =>
    Object.freeze({
      character: branchCharacters.charAt(index) as BranchCharacter,
      pinyin: reading,
    }),
  );
