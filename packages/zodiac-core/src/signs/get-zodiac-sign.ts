import { placeOfYear } from '../cycle/place-of-year.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The product's lookup by year and month: the sign with a listed year that differs from the given one by a multiple of 12.
 * It is wrong for about one birth date in ten; `getZodiacSignByDate` is exact.
 *
 * @param year - any integer year, before 1 CE too (0 is 1 BCE)
 * @param monthOrMode - with 1 (January, the "lunar mode") the previous year is used, with any other value `year` itself
 * @returns the sign, or `undefined` where the year is not an integer
 * @see `sexagenaryYear` for the cycle
 * @example
 * getZodiacSign(1988)?.name; // 'Dragon'
 * getZodiacSign(1988, 1)?.name; // 'Rabbit'
 */
export function getZodiacSign(year: number, monthOrMode = 2): ZodiacSign | undefined {
  if (!Number.isInteger(year)) return undefined;
  const place = placeOfYear(year);
  return zodiacSigns[monthOrMode === 1 ? (place + 11) % 12 : place];
}
