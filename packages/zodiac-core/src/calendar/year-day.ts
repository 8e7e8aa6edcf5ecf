import type { CalendarDate } from './calendar-date.ts';

/** Days of the Gregorian calendar from 1 January of the year 1 to that of another, 1 or later. */
export function daysToYear(year: number): number {
  const years = year - 1;
  return 365 * years + (years >> 2) - ((years / 100) | 0) + ((years / 400) | 0);
}

/** The day of January or February that is the nth of its year. */
export const dateOfYearDay = (year: number, nth: number): CalendarDate => ({
  year,
  month: nth > 31 ? 2 : 1,
  day: nth > 31 ? nth - 31 : nth,
});

/** Which day of its year a day of January or February is; more than any of those for a later day. */
export const yearDayOf = ({ month, day }: CalendarDate): number => month * 31 + day - 31;
