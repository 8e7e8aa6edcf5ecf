import type { CalendarDate } from '@org/zodiac-core';

const dayMs = 86_400_000;

const epochDay = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / dayMs;

/** The date that is a number of days after another. A negative number counts back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((epochDay(date) + days) * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Days between two dates; negative if the second is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => epochDay(to) - epochDay(from);

/** An ISO date such as `1990-01-27`, for `time` elements and structured data. */
export const isoDate = (date: CalendarDate): string =>
  new Date(epochDay(date) * dayMs).toISOString().slice(0, 10);
