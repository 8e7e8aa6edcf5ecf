import type { Element, Polarity } from './elements.ts';

/** A heavenly stem (天干): the first half of a year's name, which carries the year's element. */
export interface HeavenlyStem {
  readonly character: string;
  readonly pinyin: string;
  readonly element: Element;
  readonly polarity: Polarity;
}

const elements: readonly Element[] = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'];
const pinyin = ['jiǎ', 'yǐ', 'bǐng', 'dīng', 'wù', 'jǐ', 'gēng', 'xīn', 'rén', 'guǐ'];

/** The ten, from jiǎ to guǐ. */
export const heavenlyStems: readonly HeavenlyStem[] = /* @__PURE__ */ pinyin.map((reading, index) => ({
  character: '甲乙丙丁戊己庚辛壬癸'.charAt(index),
  pinyin: reading,
  element: elements[index >> 1] ?? 'Wood',
  polarity: index % 2 ? 'Yin' : 'Yang',
}));
