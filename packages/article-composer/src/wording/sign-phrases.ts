import {
  getZodiacSignById,
  signOfHour,
  zodiacSigns,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import { listed, say, stated, textOf, type Passage } from '../claims/passage.ts';
import { lowerFirst } from './words.ts';

/** `'Ox'`. */
export const nameOfSign = (id: ZodiacSignId): string => getZodiacSignById(id).name;

/** `'Oxen'`, `'Rabbits'`. */
export const plural = (sign: ZodiacSign): string => (sign.id === 'ox' ? 'Oxen' : `${sign.name}s`);

/** The strengths of a sign as nouns, for use within a sentence. */
export const gifts = (sign: ZodiacSign): string[] =>
  sign.strengths.filter((strength) => !strength.startsWith('Keeps ')).map(lowerFirst);

/** The weaknesses of a sign, in quotation marks. */
export const faults = (sign: ZodiacSign): string[] =>
  sign.weaknesses.map((weakness) => `“${lowerFirst(weakness)}”`);

/** The facts of a sign: its place, character, branch, polarity and fixed element. */
export const factsOfSign = (sign: ZodiacSign) =>
  ({
    kind: 'sign',
    sign: sign.id,
    place: zodiacSigns.indexOf(sign) + 1,
    character: sign.character,
    pinyin: sign.pinyin,
    branch: sign.branch.character,
    branchPinyin: sign.branch.pinyin,
    polarity: sign.polarity,
    element: sign.element,
  }) as const;

/** The fixed element: `'Wood'`, for the Rabbit. */
export const fixedElement = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ element }) => element);

export const polarityOf = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ polarity }) => polarity);

/** The earthly branch: `'卯 (mǎo)'`, for the Rabbit. */
export const branchInWords = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ branch, branchPinyin }) => `${branch} (${branchPinyin})`);

const customMatches = (sign: ZodiacSign) =>
  ({
    kind: 'custom matches',
    sign: sign.id,
    best: sign.bestCompatibility,
    worst: sign.worstCompatibility,
  }) as const;

/** `'Goat, Pig and Dog'`, for the Rabbit. */
export const bestMatches = (sign: ZodiacSign): Passage =>
  stated(customMatches(sign), ({ best }) => textOf(listed(best)));

/** `'Rooster'`, for the Rabbit. */
export const worstMatches = (sign: ZodiacSign): Passage =>
  stated(customMatches(sign), ({ worst }) => textOf(listed(worst)));

/** `'lucky numbers are 3, 4 and 6, and its colours red and pink'`. */
export const luckyTokens = (sign: ZodiacSign): Passage =>
  stated(
    { kind: 'lucky tokens', sign: sign.id, numbers: sign.luckyNumbers, colours: sign.luckyColors },
    ({ numbers, colours }) =>
      `lucky numbers are ${textOf(listed(numbers.map(String)))}, and its colours ${textOf(listed(colours))}`,
  );

/** The double hour of a sign: `'11:00 to 12:59'`. */
export function doubleHour(sign: ZodiacSign): Passage {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  // Double hours start at odd hours; the Rat's starts at 23:00.
  const from = hours.find((hour) => hour % 2 === 1 && signOfHour(hour).id === sign.id) ?? 23;
  const digits = (hour: number) => String(hour).padStart(2, '0');
  return stated(
    { kind: 'double hour', sign: sign.id, hours: [from, (from + 1) % 24] },
    ({ hours: [first, second] }) => `${digits(first)}:00 to ${digits(second)}:59`,
  );
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth']; // prettier-ignore

/** `'fourth'`, for the Rabbit. */
export const placeInCircle = (sign: ZodiacSign): Passage =>
  stated(factsOfSign(sign), ({ place }) => ordinals[place - 1] ?? '');

/** `'The Rabbit (兔'`. The caller adds the rest of the brackets. */
export const signWithCharacter = (sign: ZodiacSign): Passage =>
  say`The ${sign.name} (${stated(factsOfSign(sign), ({ character }) => character)}`;
