import type { LunarOptions, LunarDate, LunarMonth } from './lunar-calendar.ts';
import {
  dayNumber,
  toCalendarDate,
  type DateInput,
  requirePart,
  dateOfDay,
  type CalendarDate,
} from '../calendar/date-input.ts';
import { requireInteger } from '../require-input.ts';
import { lunarFields, monthsOf, requireDay, placeOfMonth, requireLunarDate } from './months.ts';

/**
 * The lunar date of a Gregorian date.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar
 * @param options - the calendar; China's by default
 * @returns the lunar date, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the calendar (the message has its range), or there is no such lunar
 * calendar
 * @see GB/T 33661-2017 for China from 1929 on, the calendars issued at the time before, as collected in ytliu0/ChineseCalendar;
 * decision 121-CP of the government of Vietnam (1967); the lunar calendar of the Korea Astronomy and Space Science Institute
 * @example
 * toLunarDate('2024-02-10'); // { year: 2024, month: 1, isLeapMonth: false, day: 1 }
 * toLunarDate('2027-02-06', { calendar: 'korea' }); // { year: 2026, month: 12, isLeapMonth: false, day: 30 }
 */
export function toLunarDate(date: DateInput, options: LunarOptions = {}): LunarDate | undefined {
  const months = monthsOf(options, lunarFields);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, months.firstYear, months.lastYear + 1);
  const day = dayNumber(calendarDate);
  requireDay(day, months);
  const { firstDays, numbers } = months;
  // An estimate by the mean length of a month, at most one month off.
  let place = Math.floor((day - (firstDays[0] ?? 0)) / 29.530589);
  if ((firstDays[place] ?? 0) > day) place -= 1;
  else if ((firstDays[place + 1] ?? day) <= day) place += 1;
  const number = numbers[place] ?? 0;
  return {
    year: Math.floor(number / 12),
    month: (number % 12) + 1,
    isLeapMonth: numbers[place - 1] === number,
    day: day - (firstDays[place] ?? 0) + 1,
  };
}

/**
 * The Gregorian date of a lunar date.
 *
 * @param lunar - year, month (1 to 12) and day (1 to 30); `isLeapMonth` is false by default
 * @param options - the calendar; China's by default
 * @returns the date, or `undefined` where the calendar has no such day: a leap month that the year does not have, or day 30 of a
 * month of 29 days
 * @throws RangeError when the year is outside the calendar or not an integer, `isLeapMonth` is neither true nor false, or there
 * is no such lunar calendar
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
  // The calendar begins on January 1, which is late in the previous lunar year.
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

/**
 * The number of the leap month of a lunar year: the number of the month that it follows.
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
