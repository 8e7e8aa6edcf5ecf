import type { CalendarDate } from './calendar-date.ts';

/** Whether one day comes before another. */
export const isBefore = (a: CalendarDate, b: CalendarDate): boolean => ordinal(a) < ordinal(b);

const ordinal = ({ year, month, day }: CalendarDate): number => (year * 16 + month) * 32 + day;

/** Days since 1 January 1970. */
export const dayNumber = ({ year, month, day }: CalendarDate): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;
