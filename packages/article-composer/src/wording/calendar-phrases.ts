import {
  getChineseNewYear,
  getZodiacSign,
  nextYearOfSign,
  sexagenaryYear,
  zodiacSigns,
  type CalendarDate,
  type Element,
  type ZodiacSign,
} from '@org/zodiac-core';
import { stated, type Passage } from '../claims/passage.ts';
import { nameOfSign } from './sign-phrases.ts';
import { withArticle } from './words.ts';

export const monthNames = [
  'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

/** `'5 May 1990'`. */
export const dateInWords = ({ year, month, day }: CalendarDate): string =>
  `${day} ${monthNames[month - 1]} ${year}`;

/** The first and the last day of a zodiac year. */
const dateRange = (year: number) =>
  ({
    kind: 'date range',
    year,
    sign: signOfYear(year).id,
    from: getChineseNewYear(year),
    to: dayBefore(getChineseNewYear(year + 1)),
  }) as const;

/** `date` is from 21 January to 21 February. */
const dayBefore = ({ year, month, day }: CalendarDate): CalendarDate =>
  day > 1 ? { year, month, day: day - 1 } : { year, month: 1, day: 31 };

/** The first day of a zodiac year: `'29 January 1987'`. */
export const newYearsDay = (year: number): Passage =>
  stated({ kind: 'first day', year, date: getChineseNewYear(year) }, ({ date }) => dateInWords(date));

/** The last day of the previous zodiac year: `'28 January 1987'`. */
export const newYearsEve = (year: number): Passage =>
  stated(dateRange(year - 1), ({ to }) => dateInWords(to));

/** `'29 January 1987 to 16 February 1988'`. */
export const spanOfYear = (year: number): Passage =>
  stated(dateRange(year), ({ from, to }) => `${dateInWords(from)} to ${dateInWords(to)}`);

export function signOfYear(year: number): ZodiacSign {
  const sign = getZodiacSign(year);
  if (!sign) throw new RangeError(`A year must be an integer, not ${year}.`);
  return sign;
}

export const elementOfYear = (year: number): Element => sexagenaryYear(year).stem.element;

const zodiacYear = (year: number) =>
  ({ kind: 'zodiac year', year, sign: signOfYear(year).id, element: elementOfYear(year) }) as const;

/** `'1987 Fire Rabbit'`. */
export const yearByName = (year: number): Passage =>
  stated(zodiacYear(year), ({ element, sign }) => `${year} ${element} ${nameOfSign(sign)}`);

/** `'1987'`, in a sentence that states the year's sign or element. */
export const yearAlone = (year: number): Passage => stated(zodiacYear(year), (claim) => String(claim.year));

/** `'Fire'`, for 1987. */
export const elementByYear = (year: number): Passage => stated(zodiacYear(year), ({ element }) => element);

/** `'Rabbit'`, for 1987. */
export const signByYear = (year: number): Passage => stated(zodiacYear(year), ({ sign }) => nameOfSign(sign));

/** The sign of a person born in a year: `'a Rabbit'`, for 1987. */
export const nativeOf = (year: number): Passage =>
  stated(zodiacYear(year), ({ sign }) => withArticle(nameOfSign(sign)));

/** The place of a year in the cycle of sixty, for sentences about its name, its stem or its place. */
export function placeInCycle(year: number) {
  const { place, name, pinyin, stem } = sexagenaryYear(year);
  const { character, polarity, element } = stem;
  return { kind: 'place in cycle', year, place, name, pinyin, stem: character, polarity, element } as const;
}

/** The next year of a sign: `'2035'`. */
export const nextYear = ({ id }: ZodiacSign, after: number) =>
  ({ kind: 'next year of sign', sign: id, after, year: nextYearOfSign(id, after) }) as const;

/** The zodiac years of a sign from `first` to `last`, both inclusive. */
export function yearsOfSign(sign: ZodiacSign, first: number, last: number): number[] {
  const place = zodiacSigns.indexOf(sign);
  const from = first + ((((place + 4 - first) % 12) + 12) % 12);
  return Array.from(
    { length: Math.max(0, Math.floor((last - from) / 12) + 1) },
    (_, index) => from + 12 * index,
  );
}

/** Both inclusive. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * First and last birth year used for people in examples, so that they are adults and may be alive. Articles pair signs,
 * never birth years.
 */
export const adultBirthYears = [1940, 2000] as const;
