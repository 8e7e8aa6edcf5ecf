import type { Element } from './elements.ts';
import { zodiacSignIds } from './sign-ids.ts';
import { summaryOfPlace, type SignSummary } from './sign-summary.ts';

/** A sign with its names and its element. */
export interface SignNames extends SignSummary {
  /** The sign's character in traditional form, as on its seal, such as 龍. */
  readonly character: string;
  readonly emoji: string;
  /** The character in simplified form, such as 龙; often equal to the traditional one. */
  readonly simplified: string;
  /** How the character is read in Mandarin, such as `'lóng'`. */
  readonly pinyin: string;
  /** The sign's fixed element; the element of a year is another matter. */
  readonly element: Element;
}

const emojis = ['🐀', '🐂', '🐅', '🐇', '🐉', '🐍', '🐎', '🐐', '🐒', '🐓', '🐕', '🐖'];
const pinyin = ['shǔ', 'niú', 'hǔ', 'tù', 'lóng', 'shé', 'mǎ', 'yáng', 'hóu', 'jī', 'gǒu', 'zhū'];
const elements: readonly Element[] = ['Earth', 'Metal', 'Water', 'Wood', 'Fire'];

/** The twelve in the order of the cycle, by their names in English, Chinese and pinyin. */
export const signNames: readonly SignNames[] = /* @__PURE__ */ zodiacSignIds.map((_, index) => ({
  ...summaryOfPlace(index),
  character: '鼠牛虎兔龍蛇馬羊猴雞狗豬'.charAt(index),
  emoji: emojis[index] ?? '',
  simplified: '鼠牛虎兔龙蛇马羊猴鸡狗猪'.charAt(index),
  pinyin: pinyin[index] ?? '',
  // Every third branch from the Ox on is Earth; between them stand Wood, Fire, Metal and Water, two branches each.
  element: elements[Number('203304401102'.charAt(index))] ?? 'Earth',
}));
