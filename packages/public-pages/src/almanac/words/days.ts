import type { CalendarDate } from '@org/zodiac-core';

const dayMs = 86_400_000;

const epochDay = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day) / dayMs;

/** The date a number of days after another; a negative number counts back. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((epochDay(date) + days) * dayMs);
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() };
}

/** Days from one date to another; negative if the other is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number => epochDay(to) - epochDay(from);

/** Such as `1990-01-27`, for the `datetime` of a `time` element and for structured data. */
export const isoDate = (date: CalendarDate): string =>
  new Date(epochDay(date) * dayMs).toISOString().slice(0, 10);
