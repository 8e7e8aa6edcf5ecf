import type { CalendarDate } from './calendar-date.ts';
import { firstTableYear, newYearTable, requireTableYear } from './new-year-table.ts';

/**
 * The Gregorian date of Chinese New Year's Day, between 21 January and 21 February.
 *
 * @param year - Gregorian year, 1583 to 2200
 * @throws RangeError when the year is outside the table or not an integer
 * @see GB/T 33661-2017, and the tables of the Hong Kong Observatory for 1901-2100
 * @example
 * getChineseNewYear(2027); // { year: 2027, month: 2, day: 6 }
 */
export function getChineseNewYear(year: number): CalendarDate {
  requireTableYear(year);
  const day = 20 + parseInt(newYearTable.charAt(year - firstTableYear), 36);
  return day > 31 ? { year, month: 2, day: day - 31 } : { year, month: 1, day };
}
