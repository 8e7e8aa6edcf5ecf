import { requireInteger } from '../require-input.ts';
import type { LunarOptions } from './lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth } from './months.ts';

/**
 * The number of the leap month of a lunar year: that of the month which it follows.
 *
 * @param year - lunar year: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100
 * @param options - the calendar; China's by default
 * @returns 1 to 12, or `undefined` where the year has no leap month
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such lunar calendar
 * @see `toLunarDate` for the sources
 * @example
 * leapMonthOf(2025); // 6
 * leapMonthOf(2026); // undefined
 * leapMonthOf(1985, { calendar: 'vietnam' }); // 2, in China month 10 of 1984 was doubled
 */
export function leapMonthOf(year: number, options: LunarOptions = {}): number | undefined {
  const months = monthsOf(options, lunarFields);
  requireInteger('year', year, months.firstYear, months.lastYear);
  for (let month = 1; month <= 12; month += 1)
    if (placeOfMonth(months, year, { month, isLeapMonth: true }) !== undefined) return month;
  return undefined;
}
