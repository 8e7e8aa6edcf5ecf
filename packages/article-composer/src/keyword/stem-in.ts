import { sexagenaryYear, type HeavenlyStem } from '@org/zodiac-core';
import { elementOfWord } from './sign-words.ts';

/** The ten stems in order. The year 1984 has the first one. */
export const stems: readonly HeavenlyStem[] = Array.from(
  { length: 10 },
  (_, at) => sexagenaryYear(1984 + at).stem,
);

/** Pinyin without tones. */
const plainPinyin = (stem: HeavenlyStem): string => stem.pinyin.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Words that make a syllable of pinyin the name of a stem, as in "ding day master". "Ren" alone may be a name. */
const besidePinyin = /^(?:stems?|heavenly|reading|bazi|daymaster)$/;

/**
 * The stem that a keyword names by polarity and element, as in "yin fire", by pinyin beside its element or the word stem, or by
 * its character.
 *
 * @param words - the words of a keyword in lower case
 */
export function stemIn(words: readonly string[]): HeavenlyStem | undefined {
  const element = words.map(elementOfWord).find((each) => each !== undefined);
  const isNamed = element !== undefined || words.some((word) => besidePinyin.test(word));
  const polarities = words.filter((word) => word === 'yin' || word === 'yang');
  return stems.find(
    (stem) =>
      words.includes(stem.character) ||
      (isNamed &&
        (element === undefined || stem.element === element) &&
        (words.includes(plainPinyin(stem)) ||
          (stem.element === element &&
            polarities.length === 1 &&
            polarities[0] === stem.polarity.toLowerCase()))),
  );
}

/** Whether a word is a part of the name of a stem. */
export const isOfStem = (word: string, stem: HeavenlyStem): boolean =>
  word === stem.polarity.toLowerCase() || word === plainPinyin(stem) || word === stem.character;
