import {
  getZodiacSign,
  getZodiacSignByName,
  relations,
  zodiacSigns,
  type Element,
  type ZodiacSign,
} from '@org/zodiac-core';
import { nearWord } from './near-word.ts';

const otherNames: Readonly<Record<string, string>> = {
  mouse: 'rat', mice: 'rat', cow: 'ox', bull: 'ox', buffalo: 'ox', oxen: 'ox', oxes: 'ox', hare: 'rabbit', bunny: 'rabbit',
  serpent: 'snake', sheep: 'goat', ram: 'goat', chicken: 'rooster', cock: 'rooster', hen: 'rooster',
  boar: 'pig', hog: 'pig',
}; // prettier-ignore

const candidates = [...zodiacSigns.map(({ id }) => id), ...Object.keys(otherNames)];
const elementsByWord: Readonly<Record<string, Element>> = {
  wood: 'Wood', fire: 'Fire', earth: 'Earth', metal: 'Metal', gold: 'Metal', water: 'Water',
}; // prettier-ignore

/** The sign that a word names in English, perhaps misspelled, or in Chinese. */
export function signOfWord(word: string): ZodiacSign | undefined {
  const singular = candidates.includes(word) ? word : word.replace(/s$/, '');
  const name = nearWord(singular, candidates);
  // Pinyin is not recognized, because "long" (dragon) is an English word.
  const chinese = /\p{Script=Han}/u.test(word) ? getZodiacSignByName(word)?.id : undefined;
  const id = chinese ?? (name && (otherNames[name] ?? name));
  return zodiacSigns.find((sign) => sign.id === id);
}

/** The element that a word names. */
export const elementOfWord = (word: string): Element | undefined =>
  Object.hasOwn(elementsByWord, word) ? elementsByWord[word] : undefined;

export function signOfYear(year: number): ZodiacSign {
  const sign = getZodiacSign(year);
  if (!sign) throw new RangeError(`A year must be an integer, not ${year}.`);
  return sign;
}

/** The signs in a harmony with a sign: its two allies, then the closest one. */
export const alliesOf = ({ id }: ZodiacSign): readonly ZodiacSign[] =>
  (['three-harmonies', 'six-harmony'] as const).flatMap((rule) =>
    zodiacSigns.filter((other) => relations(id, other.id).some(({ kind }) => kind === rule)),
  );
