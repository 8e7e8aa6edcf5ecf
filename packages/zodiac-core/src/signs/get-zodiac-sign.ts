import { placeOfYear } from '../pillars/place-of-year.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The product's lookup by year and month: the sign one of whose years differs from the year by a multiple of 12.
 * Quick, and wrong for about one birth date in ten; `getZodiacSignByDate` is exact.
 *
 * @param year - any integer year, before 1 CE too (0 is 1 BCE)
 * @param monthOrMode - 1 (January, the "lunar mode") counts the year before; any other value counts `year` itself
 * @returns the sign, or `undefined` where the year is not an integer
 * @example
 * getZodiacSign(1988)?.name; // 'Dragon'
 * getZodiacSign(1988, 1)?.name; // 'Rabbit'
 */
export function getZodiacSign(year: number, monthOrMode = 2): ZodiacSign | undefined {
  if (!Number.isInteger(year)) return undefined;
  const place = placeOfYear(year);
  return zodiacSigns[monthOrMode === 1 ? (place + 11) % 12 : place];
}
