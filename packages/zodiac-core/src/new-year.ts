import type { CalendarDate } from './calendar-date.ts';
import { firstTableYear, lastTableYear, newYearTable } from './new-year-table.ts';

/**
 * The Gregorian date of Chinese New Year's Day.
 *
 * @param year - Gregorian year, 1583 to 2200
 * @throws RangeError when the year is outside the table or not an integer
 * @example
 * getChineseNewYear(2027); // { year: 2027, month: 2, day: 6 }
 */
export function getChineseNewYear(year: number): CalendarDate {
  if (!Number.isInteger(year) || year < firstTableYear || year > lastTableYear) {
    throw new RangeError(
      `Chinese New Year is known for the years ${firstTableYear} to ${lastTableYear}, not ${year}.`,
    );
  }
  const daysAfter20January = parseInt(newYearTable.charAt(year - firstTableYear), 36);
  const day = 20 + daysAfter20January;
  return day > 31 ? { year, month: 2, day: day - 31 } : { year, month: 1, day };
}
