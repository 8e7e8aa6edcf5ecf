import { earthlyBranches, type EarthlyBranch } from '../cycle/branches.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { Element, Polarity } from '../cycle/elements.ts';
import { signSummaries, type SignSummary } from './sign-summary.ts';

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
