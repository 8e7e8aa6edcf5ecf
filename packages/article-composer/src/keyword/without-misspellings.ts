import { nearWord } from './near-word.ts';

/** Words of many keywords, which are written in many ways. */
const oftenMisspelt = ['chinese', 'zodiac', 'horoscope', 'astrology', 'compatible', 'compatibility', 'personality', 'calendar', 'element', 'elements', 'animal', 'animals', 'years', 'lucky', 'number', 'numbers', 'meaning', 'marriage', 'festival', 'numerology', 'company', 'companies', 'characteristics', 'lunar', 'solstice']; // prettier-ignore

/** Corrects a typing error in a word that the composer knows, such as `'chineese zodiak'`. */
export const withoutMisspellings = (text: string): string =>
  text.replace(/\p{L}{4,}/gu, (word) => nearWord(word, oftenMisspelt) ?? word);
