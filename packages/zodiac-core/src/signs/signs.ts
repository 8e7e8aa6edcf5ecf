import { deepFreeze } from './deep-freeze.ts';
import { signFacts, type SignFacts } from './sign-facts.ts';
import { signProse, type SignProse } from './sign-prose.ts';

/** One of the twelve signs, whole. Numbers, colours and matches are tradition; lists differ from place to place. */
export interface ZodiacSign extends SignFacts, SignProse {}

/**
 * The twelve signs in the order of the cycle, with everything a page can say of them. Frozen: they cannot be changed.
 *
 * @example
 * zodiacSigns.map((sign) => sign.character).join(''); // '鼠牛虎兔龍蛇馬羊猴雞狗豬'
 */
export const zodiacSigns: readonly ZodiacSign[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ signFacts.map((facts) => ({ ...facts, ...signProse[facts.id] })),
);
