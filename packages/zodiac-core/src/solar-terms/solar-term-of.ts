import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { dayNumber } from '../calendar/days.ts';
import { requireInteger } from '../require-input.ts';
import { momentOfTerm } from './moments.ts';
import { dayOfMoment, readTermCalendar, termAt, type SolarTerm } from './solar-terms.ts';

/**
 * The solar term in which a date falls: the last that began on that day or before it. Its `date` is its first day.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the term, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see `solarTermsOf` for the sources
 * @example
 * solarTermOf('2024-02-03')?.name; // 'Greater Cold'
 * solarTermOf('2024-02-04')?.name; // 'Start of Spring'
 */
export function solarTermOf(date: DateInput, options: CalendarOptions = {}): SolarTerm | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  const { year, month } = calendarDate;
  requireInteger('year', year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  // Two terms begin in each month; a day before the first of them is in the last term of the month before.
  let place = 2 * month - 1;
  while (place >= 0 && dayOfMoment(momentOfTerm(year, place), calendar) > day) place -= 1;
  return place < 0 ? termAt(year - 1, 23, calendar) : termAt(year, place, calendar);
}
