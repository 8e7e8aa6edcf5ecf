import { earthlyBranches, type EarthlyBranch } from './branches.ts';
import type { Polarity } from './elements.ts';
import { signProse, type SignProse } from './sign-prose.ts';
import { signNames, type SignNames } from './sign-names.ts';

/** One of the twelve signs. Numbers, colours and matches are tradition; lists differ from place to place. */
export interface ZodiacSign extends SignNames, SignProse {
  /** Yang for every other sign from the Rat on, Yin for those between. */
  readonly polarity: Polarity;
  /** The earthly branch that stands for the sign in calendars. */
  readonly branch: EarthlyBranch;
}

/**
 * The twelve signs in the order of the cycle, with everything a page can say of them.
 *
 * @example
 * zodiacSigns.map((sign) => sign.character).join(''); // '鼠牛虎兔龍蛇馬羊猴雞狗豬'
 */
export const zodiacSigns: readonly ZodiacSign[] = /* @__PURE__ */ signNames.map((names, index) => ({
  ...names,
  polarity: index % 2 ? 'Yin' : 'Yang',
  branch: earthlyBranches[index] ?? { character: '', pinyin: '' },
  ...signProse[names.id],
}));
