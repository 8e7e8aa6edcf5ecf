import type { CountryCalendar } from '../calendar/country-calendars.ts';
import { type ZodiacSignId, earthlyBranches, type EarthlyBranch } from '../cycle/branches.ts';
import type { Element, Polarity } from '../cycle/stems.ts';
import { signProse, type SignProse } from './sign-prose.ts';

/** A short form of a sign, which keeps lookups small. `getZodiacSignById(id)` returns all facts. */
export interface SignSummary {
  readonly id: ZodiacSignId;
  /** English name, such as `'Dragon'`. */
  readonly name: string;
}

const names = /* @__PURE__ */ 'Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig'.split(' ');

/** The short forms of the twelve signs, in the order of the cycle. */
const signSummaries: readonly SignSummary[] = /* @__PURE__ */ names.map((name) =>
  Object.freeze({ id: name.toLowerCase() as ZodiacSignId, name }),
);

/** The sign at a place of the circle, 0 (Rat) to 11 (Pig). */
export const summaryOfPlace = (place: number): SignSummary => signSummaries[place] as SignSummary;

/** The sign at a place of the circle, with its name in a country. */
export function summaryIn({ 4: signNames }: CountryCalendar, place: number): SignSummary {
  const name = signNames?.[place];
  const summary = signSummaries[place] as SignSummary;
  return name ? Object.freeze({ ...summary, name }) : summary;
}

/** A sign without its prose: its names, its element and its place among the branches. */
export interface SignFacts extends SignSummary {
  /** The sign's character in traditional form, as on its seal, such as 龍. */
  readonly character: string;
  readonly emoji: string;
  /** The character in simplified form, such as 龙; often equal to the traditional one. */
  readonly simplified: string;
  /** How the character is read in Mandarin, such as `'lóng'`. */
  readonly pinyin: string;
  /** The sign's fixed element, which is independent of the element of a year. */
  readonly element: Element;
  /** Alternates from sign to sign; the Rat is Yang. */
  readonly polarity: Polarity;
  /** The earthly branch of the sign, which calendars write. */
  readonly branch: EarthlyBranch;
}

const emojis = ['🐀', '🐂', '🐅', '🐇', '🐉', '🐍', '🐎', '🐐', '🐒', '🐓', '🐕', '🐖'];
const pinyin = ['shǔ', 'niú', 'hǔ', 'tù', 'lóng', 'shé', 'mǎ', 'yáng', 'hóu', 'jī', 'gǒu', 'zhū'];
const elements: readonly Element[] = ['Earth', 'Metal', 'Water', 'Wood', 'Fire'];

/** The twelve signs in the order of the cycle. */
export const signFacts: readonly SignFacts[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ signSummaries.map((summary, index) => ({
    ...summary,
    character: '鼠牛虎兔龍蛇馬羊猴雞狗豬'.charAt(index),
    emoji: emojis[index] ?? '',
    simplified: '鼠牛虎兔龙蛇马羊猴鸡狗猪'.charAt(index),
    pinyin: pinyin[index] ?? '',
    // Every third branch from the Ox on is Earth. The pairs of branches between them are Wood, Fire, Metal and Water.
    element: elements[Number('203304401102'.charAt(index))] ?? 'Earth',
    polarity: index % 2 ? 'Yin' : 'Yang',
    branch: earthlyBranches[index] as EarthlyBranch,
  })),
);

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

/** Freezes a value and everything in it, because all callers share it. */
export function deepFreeze<Value>(value: Value): Value {
  if (value instanceof Object) Object.values(value).forEach(deepFreeze);
  return Object.freeze(value);
}
