import { daysInMonth, type CalendarDate } from './calendar-date.ts';

/** A plain calendar date as it may be written: `'YYYY-MM-DD'`, or year, month and day. */
export type DateInput = string | CalendarDate;

const isoDate = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `'YYYY-MM-DD'`, or an object with year, month and day; a Temporal date of any calendar
 * @returns the date, or `undefined` where there is no such day (February 30, month 13, text, `null`, a `Date`)
 */
export function toCalendarDate(date: DateInput): CalendarDate | undefined {
  if (typeof date !== 'string') return realDate(toIso<CalendarDate>(Object(date)));
  const [year = 0, month = 0, day = 0] = isoDate.test(date) ? date.split('-').map(Number) : [];
  return realDate({ year, month, day });
}

/** A Temporal date may be in a calendar where its year, month and day mean something else. */
export interface TemporalLike<Fields> {
  readonly withCalendar?: (calendar: string) => Fields;
}

/** The same day in the ISO calendar. */
export const toIso = <Fields extends object>(date: Fields & TemporalLike<Fields>): Fields =>
  date.withCalendar?.('iso8601') ?? date;

function realDate({ year, month, day }: CalendarDate): CalendarDate | undefined {
  const real = [year, month, day].every(Number.isInteger) && day > 0 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}
