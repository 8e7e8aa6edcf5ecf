import type { CalendarDate } from './calendar-date.ts';

/** Leap days of the Gregorian calendar from the year 1 to that before another, 1 or later. */
export function leapDaysBefore(year: number): number {
  const century = ((year - 1) / 100) | 0;
  return ((year - 1) >> 2) - century + (century >> 2);
}

/** The day of January or February that is the nth of its year. */
export const dateOfYearDay = (year: number, nth: number): CalendarDate =>
  nth > 31 ? { year, month: 2, day: nth - 31 } : { year, month: 1, day: nth };
