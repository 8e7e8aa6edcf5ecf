import { requireInteger } from '../require-integer.ts';

export const firstTableYear = 1583;
export const lastTableYear = 2200;

/**
 * Years since the first of the table of New Year's Days.
 *
 * @throws RangeError that names the range when the year is outside it
 */
export function tableYear(year: number): number {
  requireInteger('year', year, firstTableYear, lastTableYear);
  return year - firstTableYear;
}
