import type { Element } from './elements.ts';
import { modulo } from './modulo.ts';
import { zodiacSignIds, type ZodiacSignId } from './sign-ids.ts';

/** A sign in brief: its names, without the prose of {@link zodiacSigns}, so that a lookup stays small. */
export interface SignSummary {
  readonly id: ZodiacSignId;
  /** English name, such as `'Dragon'`. */
  readonly name: string;
  readonly emoji: string;
  /** The sign's character in traditional form, as on its seal, such as 龍. */
  readonly character: string;
  /** The same in simplified form, such as 龙; often equal to the traditional one. */
  readonly simplified: string;
  /** How the character is read in Mandarin, such as `'lóng'`. */
  readonly pinyin: string;
  /** The sign's fixed element; the element of a year is another matter. */
  readonly element: Element;
}

const emojis = ['🐀', '🐂', '🐅', '🐇', '🐉', '🐍', '🐎', '🐐', '🐒', '🐓', '🐕', '🐖'];
const pinyin = ['shǔ', 'niú', 'hǔ', 'tù', 'lóng', 'shé', 'mǎ', 'yáng', 'hóu', 'jī', 'gǒu', 'zhū'];
const elements: readonly Element[] = ['Earth', 'Metal', 'Water', 'Wood', 'Fire'];

/** The twelve in the order of the cycle, in brief. */
export const signSummaries: readonly SignSummary[] = /* @__PURE__ */ zodiacSignIds.map((id, index) => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  emoji: emojis[index] ?? '',
  character: '鼠牛虎兔龍蛇馬羊猴雞狗豬'.charAt(index),
  simplified: '鼠牛虎兔龙蛇马羊猴鸡狗猪'.charAt(index),
  pinyin: pinyin[index] ?? '',
  // Every third branch from the Ox on is Earth; between them stand Wood, Fire, Metal and Water, two branches each.
  element: elements[Number('203304401102'.charAt(index))] ?? 'Earth',
}));

/** The sign at a place of the circle; 0 is the Rat, 12 the Rat again. */
export function summaryOfPlace(place: number): SignSummary {
  const summary = signSummaries[modulo(place, 12)];
  if (!summary) throw new RangeError(`A year is an integer, not ${place}.`);
  return summary;
}

/** The sign of the zodiac year that began in a Gregorian year; 4 CE was a Rat's. */
export const summaryOfYear = (zodiacYear: number): SignSummary => summaryOfPlace(zodiacYear - 4);
