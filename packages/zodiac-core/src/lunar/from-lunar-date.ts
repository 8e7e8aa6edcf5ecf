import { requirePart } from '../calendar/date-input.ts';
import { dateOfDay } from '../calendar/days.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { requireInteger } from '../require-input.ts';
import type { LunarDate, LunarMonth, LunarOptions } from './lunar-calendar.ts';
import { lunarFields, monthsOf, placeOfMonth, requireDay, requireLunarDate } from './months.ts';

/**
 * The Gregorian date of a lunar date.
 *
 * @param lunar - year, month (1 to 12) and day (1 to 30); `isLeapMonth` is false by default
 * @param options - the calendar; China's by default
 * @returns the date, or `undefined` where the calendar has no such day: a leap month that the year has not, or day 30 of a
 * month of 29 days
 * @throws RangeError when the year is outside the calendar or not an integer, `isLeapMonth` is neither true nor false, or
 * there is no such lunar calendar
 * @see `toLunarDate` for the sources
 * @example
 * fromLunarDate({ year: 2024, month: 8, day: 15 }); // { year: 2024, month: 9, day: 17 }, the Mid-Autumn Festival
 * fromLunarDate({ year: 2023, month: 2, isLeapMonth: true, day: 1 }); // { year: 2023, month: 3, day: 22 }
 * fromLunarDate({ year: 2024, month: 2, isLeapMonth: true, day: 1 }); // undefined, 2024 has no leap month
 */
export function fromLunarDate(
  lunar: Omit<LunarDate, 'isLeapMonth'> & LunarMonth,
  options: LunarOptions = {},
): CalendarDate | undefined {
  const months = monthsOf(options, lunarFields);
  requireLunarDate('lunar date', lunar);
  const { year, month, day } = lunar;
  // The calendar begins with January 1, late in a lunar year.
  requireInteger('year', year, months.firstYear - 1, months.lastYear);
  requirePart('month', month, 'lunar date');
  requirePart('day', day, 'lunar date');
  const place = placeOfMonth(months, year, lunar);
  const { firstDays } = months;
  if (place === undefined) {
    if (year < months.firstYear) requireDay(firstDays[0] ?? 0, months);
    return undefined;
  }
  const first = firstDays[place] ?? 0;
  if (!(day >= 1 && day <= (firstDays[place + 1] ?? 0) - first)) return undefined;
  requireDay(first + day - 1, months);
  return dateOfDay(first + day - 1);
}
