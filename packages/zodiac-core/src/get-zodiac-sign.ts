import { modulo } from './modulo.ts';
import { zodiacSigns, type ZodiacSign } from './signs.ts';

/**
 * The specification's lookup by year and month: the sign one of whose years differs from the year by a multiple
 * of 12.
 *
 * @param year - any integer year
 * @param monthOrMode - 1 (January, the "lunar mode") counts the year before; any other value counts `year` itself
 * @returns the sign, or `undefined` where the year is not an integer
 * @example
 * getZodiacSign(1988)?.name; // 'Dragon'
 */
export function getZodiacSign(year: number, monthOrMode = 2): ZodiacSign | undefined {
  const counted = monthOrMode === 1 ? year - 1 : year;
  return zodiacSigns.find((sign) => modulo(counted - (sign.years[0] ?? 0), 12) === 0);
}
