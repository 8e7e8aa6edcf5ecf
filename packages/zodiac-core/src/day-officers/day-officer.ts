import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { dayNumber } from '../calendar/days.ts';
import { modulo } from '../cycle/modulo.ts';
import { requireInteger } from '../require-input.ts';
import { monthOfDay } from '../solar-terms/month-of-day.ts';
import { readTermCalendar } from '../solar-terms/solar-terms.ts';
import { dayOfficers, type DayOfficer } from './day-officers.ts';

/** The officer of a day. */
export interface OfficerOfDay extends DayOfficer {
  readonly date: CalendarDate;
}

/**
 * The officer of a day (建除十二神): how many branches the day is after the month. 建 is the day of the month's own branch. The month changes on
 * the day of its solar term (節), on which the officer of the day before returns.
 *
 * Suitable (宜) and unsuitable (忌) follow from the officer alone. A full almanac weighs it with dozens of other spirits
 * of the day, so that its list is another one.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the officer, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 4, for the officers, volumes 10 and 11 for what they are suitable for
 * @example
 * dayOfficer('2026-11-25')?.name; // '定'
 * dayOfficer('2026-11-25')?.suitable.map(({ english }) => english).includes('wedding'); // true
 */
export function dayOfficer(date: DateInput, options: CalendarOptions = {}): OfficerOfDay | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  // January 1, 1970 was a day of 巳, the sixth branch; January is the month of 丑, the second.
  const steps = modulo(day + 5 - (monthOfDay(day, calendar) + 1), 12);
  return { ...(dayOfficers[steps] as DayOfficer), date: calendarDate };
}
