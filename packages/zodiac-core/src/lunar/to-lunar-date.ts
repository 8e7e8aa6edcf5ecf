import { dayNumber } from '../calendar/days.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { requireInteger } from '../require-input.ts';
import type { LunarDate, LunarOptions } from './lunar-calendar.ts';
import { lunarFields, monthsOf, requireDay } from './months.ts';

/**
 * The day of the lunar calendar that a date is.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar
 * @param options - the calendar; China's by default
 * @returns the lunar date, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the calendar (the message has its range), or there is no such lunar
 * calendar
 * @see GB/T 33661-2017 for China from 1929 on, the calendars issued at the time before, as collected in
 * ytliu0/ChineseCalendar; decision 121-CP of the government of Vietnam (1967); the lunar calendar of the Korea Astronomy
 * and Space Science Institute
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
  // By the mean length of a month; the true place is at most one off.
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
