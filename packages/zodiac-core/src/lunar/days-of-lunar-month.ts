import { requirePart } from '../calendar/date-input.ts';
import { requireInteger } from '../require-input.ts';
import type { LunarMonth, LunarOptions } from './lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth, requireLunarDate } from './months.ts';

/**
 * How many days a lunar month has.
 *
 * @param lunarMonth - year (China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100) and month (1 to 12); `isLeapMonth` is
 * false by default
 * @param options - the calendar; China's by default
 * @returns 29 or 30, or `undefined` where there is no such month
 * @throws RangeError when the year is outside the calendar or not an integer, `isLeapMonth` is neither true nor false, or
 * there is no such lunar calendar
 * @see `toLunarDate` for the sources
 * @example
 * daysOfLunarMonth({ year: 2025, month: 6 }); // 30
 * daysOfLunarMonth({ year: 2025, month: 6, isLeapMonth: true }); // 29
 */
export function daysOfLunarMonth(
  lunarMonth: LunarMonth & { readonly year: number },
  options: LunarOptions = {},
): number | undefined {
  const months = monthsOf(options, lunarFields);
  requireLunarDate('lunar month', lunarMonth);
  const { year, month } = lunarMonth;
  requireInteger('year', year, months.firstYear, months.lastYear);
  requirePart('month', month, 'lunar month');
  const place = placeOfMonth(months, year, lunarMonth);
  if (place === undefined) return undefined;
  return (months.firstDays[place + 1] ?? 0) - (months.firstDays[place] ?? 0);
}
