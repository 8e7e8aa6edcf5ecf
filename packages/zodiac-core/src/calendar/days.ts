import type { CalendarDate } from './calendar-date.ts';

/** Days from January 1, 1970; the year is 100 or later. */
export const dayNumber = ({ year, month, day }: CalendarDate): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

export function dateOfDay(dayNumber: number): CalendarDate {
  const date = new Date(dayNumber * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}
