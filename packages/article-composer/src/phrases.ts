import {
  getChineseNewYear,
  getZodiacSign,
  getZodiacSignById,
  sexagenaryYear,
  signOfHour,
  zodiacSigns,
  type ZodiacSign,
  type ZodiacSignId,
} from '@org/zodiac-core';
import type { Founding } from './article.ts';

// All figures are worded here, so that `unaccountedFigures` can recognise each form in the tests.

const months = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

const dayInWords = (year: number, month: number, day: number): string =>
  `${day} ${months[month - 1]} ${year}`;

/** `'5 May 1990'`. */
export const dateInWords = dayInWords;

/** The first day of a zodiac year: `'29 January 1987'`. */
export function newYearsDay(year: number): string {
  const { month, day } = getChineseNewYear(year);
  return dayInWords(year, month, day);
}

/** The last day of the previous zodiac year: `'28 January 1987'`. */
export function newYearsEve(year: number): string {
  const { month, day } = getChineseNewYear(year);
  return day > 1 ? dayInWords(year, month, day - 1) : dayInWords(year, 1, 31);
}

/** `'29 January 1987 to 16 February 1988'`. */
export const spanOfYear = (year: number): string => `${newYearsDay(year)} to ${newYearsEve(year + 1)}`;

export function signOfYear(year: number): ZodiacSign {
  const sign = getZodiacSign(year);
  if (!sign) throw new RangeError(`A year must be an integer, not ${year}.`);
  return sign;
}

export const elementOfYear = (year: number) => sexagenaryYear(year).stem.element;

/** `'1987 Fire Rabbit'`. */
export const yearByName = (year: number): string => `${year} ${elementOfYear(year)} ${signOfYear(year).name}`;

/** The zodiac years of a sign from `first` to `last`, both inclusive. */
export function yearsOfSign(sign: ZodiacSign, first: number, last: number): number[] {
  const place = zodiacSigns.indexOf(sign);
  const from = first + ((((place + 4 - first) % 12) + 12) % 12);
  return Array.from(
    { length: Math.max(0, Math.floor((last - from) / 12) + 1) },
    (_, index) => from + 12 * index,
  );
}

/**
 * First and last birth year used for people in examples, so that they are adults and may be alive. Articles pair signs,
 * never birth years.
 */
export const adultBirthYears = [1940, 2000] as const;

/** `'IBM (1911), Ford (1903) and Kia (1944)'`. */
export const foundingsInWords = (foundings: readonly Founding[]): string =>
  listed(foundings.map(({ name, year }) => `${name} (${year})`));

/** `'1 company'`, `'12 companies'`. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

/** `'a, b and c'`. */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The double hour of a sign: `'11:00 to 12:59'`. */
export function doubleHour(sign: ZodiacSign): string {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  // Double hours start at odd hours; the Rat's starts at 23:00.
  const from = hours.find((hour) => hour % 2 === 1 && signOfHour(hour).id === sign.id) ?? 23;
  const clock = (hour: number, minutes: string) => `${String(hour % 24).padStart(2, '0')}:${minutes}`;
  return `${clock(from, '00')} to ${clock(from + 1, '59')}`;
}

/** `'Ox'`. */
export const nameOfSign = (id: ZodiacSignId): string => getZodiacSignById(id).name;

/** `'an Ox'`, `'a Rabbit'`. */
export const withArticle = (word: string): string => `${/^[aeio]/i.test(word) ? 'an' : 'a'} ${word}`;

/** `'Oxen'`, `'Rabbits'`. */
export const plural = (sign: ZodiacSign): string => (sign.id === 'ox' ? 'Oxen' : `${sign.name}s`);

/** The strengths of a sign as nouns, for use within a sentence. */
export const gifts = (sign: ZodiacSign): string[] =>
  sign.strengths.filter((strength) => !strength.startsWith('Keeps ')).map(lowerFirst);

/** The weaknesses of a sign, in quotation marks. */
export const faults = (sign: ZodiacSign): string[] =>
  sign.weaknesses.map((weakness) => `“${lowerFirst(weakness)}”`);

/** `'financial services'`, `'SUV'`. */
export const kindInWords = (kind: string): string =>
  kind.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Removes the full stop at the end. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
