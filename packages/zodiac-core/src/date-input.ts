import { daysInMonth, type CalendarDate } from './calendar-date.ts';

/** A plain calendar date as it may be written: `'YYYY-MM-DD'`, or year, month and day. */
export type DateInput = string | CalendarDate;

const isoDate = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `'YYYY-MM-DD'`, or an object with year, month and day
 * @returns the date, or `undefined` where there is no such day (30 February, month 13, text, `null`, a `Date`)
 */
export function toCalendarDate(date: DateInput): CalendarDate | undefined {
  if (typeof date === 'string') {
    const [year = 0, month = 0, day = 0] = isoDate.test(date) ? date.split('-').map(Number) : [];
    return realDate({ year, month, day });
  }
  // A PlainDate may be in another calendar, where its year and month mean something else.
  return date && realDate((date as WithCalendar).withCalendar?.('iso8601') ?? date);
}

type WithCalendar = CalendarDate & { withCalendar?: (calendar: string) => CalendarDate };

function realDate({ year, month, day }: CalendarDate): CalendarDate | undefined {
  const real = [year, month, day].every(Number.isInteger) && day > 0 && day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}
