/** One of the five elements (五行). */
export type Element = 'Wood' | 'Fire' | 'Earth' | 'Metal' | 'Water';

/** The active or the receptive side of a year, a sign or a stem. */
export type Polarity = 'Yang' | 'Yin';

/** The character of a stem. */
export type StemCharacter = '甲' | '乙' | '丙' | '丁' | '戊' | '己' | '庚' | '辛' | '壬' | '癸';

/** A heavenly stem (天干): the first half of a year's name, which carries the year's element. */
export interface HeavenlyStem {
  readonly character: StemCharacter;
  readonly pinyin: string;
  readonly element: Element;
  readonly polarity: Polarity;
}

/** The ten stems in order. Each element has two, Yang first. */
export const stemCharacters = '甲乙丙丁戊己庚辛壬癸';

/** The elements in the order of the stems. */
export const stemElements = ['Wood', 'Fire', 'Earth', 'Metal', 'Water'] as const;

const pinyin = 'jiǎ yǐ bǐng dīng wù jǐ gēng xīn rén guǐ';

/** The ten stems, from jiǎ to guǐ. */
export const heavenlyStems: readonly HeavenlyStem[] = /* @__PURE__ */ pinyin
  .split(' ')
  .map((reading, index) =>
    Object.freeze({
      character: stemCharacters.charAt(index) as StemCharacter,
      pinyin: reading,
      element: stemElements[index >> 1] ?? 'Wood',
      polarity: index % 2 ? 'Yin' : 'Yang',
    }),
  );
