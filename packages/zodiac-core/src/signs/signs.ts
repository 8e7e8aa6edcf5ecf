import { deepFreeze } from './deep-freeze.ts';
import { signFacts, type SignFacts } from './sign-facts.ts';
import { signProse, type SignProse } from './sign-prose.ts';

/** One of the twelve signs, with its prose. Numbers, colors and matches are tradition, and lists of them differ. */
export interface ZodiacSign extends SignFacts, SignProse {}

/**
 * The twelve signs in the order of the cycle, with their facts and prose. They are frozen.
 *
 * @example
 * zodiacSigns.map((sign) => sign.character).join(''); // '鼠牛虎兔龍蛇馬羊猴雞狗豬'
 */
export const zodiacSigns: readonly ZodiacSign[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ signFacts.map((facts) => ({ ...facts, ...signProse[facts.id] })),
);
