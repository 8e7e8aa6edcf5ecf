import { getZodiacSignByName, zodiacSigns, type ZodiacSign } from '@org/zodiac-core';
import { nearWord } from './near-word.ts';

const otherNames: Readonly<Record<string, string>> = {
  mouse: 'rat', mice: 'rat', cow: 'ox', bull: 'ox', buffalo: 'ox', oxen: 'ox', cat: 'rabbit', hare: 'rabbit', bunny: 'rabbit',
  serpent: 'snake', pony: 'horse', sheep: 'goat', ram: 'goat', chicken: 'rooster', cock: 'rooster', hen: 'rooster',
  hound: 'dog', puppy: 'dog', boar: 'pig', hog: 'pig',
}; // prettier-ignore

/** The sign that a word names in English, perhaps misspelt, or in Chinese. */
export function signOfWord(word: string): ZodiacSign | undefined {
  const singular = zodiacSigns.some(({ id }) => id === word) ? word : word.replace(/s$/, '');
  const name = nearWord(singular, [...zodiacSigns.map(({ id }) => id), ...Object.keys(otherNames)]);
  // Pinyin is not recognised, because "long" (dragon) is an English word.
  const chinese = /\p{Script=Han}/u.test(word) ? getZodiacSignByName(word)?.id : undefined;
  const id = chinese ?? (name && (otherNames[name] ?? name));
  return zodiacSigns.find((sign) => sign.id === id);
}

/** Whether a word is the name of a sign, correctly spelt. */
export const isSignWord = (word: string): boolean => {
  const singular = word.replace(/s$/, '');
  return [word, singular].some(
    (each) => zodiacSigns.some(({ id }) => id === each) || Object.hasOwn(otherNames, each),
  );
};

/** Corrects misspelt names of signs in a text. */
export const spelledOut = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    return isSignWord(lower) || /\p{Script=Han}/u.test(word) ? word : (signOfWord(lower)?.name ?? word);
  });
