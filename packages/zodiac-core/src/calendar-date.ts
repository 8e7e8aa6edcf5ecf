/** A day of the Gregorian calendar, without time or time zone. A `Temporal.PlainDate` is one. */
export interface CalendarDate {
  /** Year; 0 is 1 BCE. */
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
}

/** A plain calendar date as it may be written: `'YYYY-MM-DD'`, or year, month and day. */
export type DateInput = string | CalendarDate;

const isoDate = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `'YYYY-MM-DD'`, or an object with year, month and day
 * @returns the date, or `undefined` where there is no such day (30 February, month 13, text, `null`, a `Date`)
 */
export function toCalendarDate(date: DateInput): CalendarDate | undefined {
  if (typeof date === 'string') {
    const match = isoDate.exec(date);
    return match ? realDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
  }
  // A PlainDate may be in another calendar, where its year and month mean something else.
  const plain = (date as WithCalendar | null)?.withCalendar?.('iso8601') ?? date;
  return plain ? realDate(plain.year, plain.month, plain.day) : undefined;
}

type WithCalendar = CalendarDate & { withCalendar?: (calendar: string) => CalendarDate };

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  const real =
    Number.isInteger(year) &&
    Number.isInteger(month) &&
    Number.isInteger(day) &&
    day > 0 &&
    day <= daysInMonth(year, month);
  return real ? { year, month, day } : undefined;
}

/** 28 to 31, or 0 where there is no such month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 || (year % 100 === 0 && year % 400) ? 28 : 29;
  return month < 1 || month > 12 ? 0 : 30 + ((month + (month >> 3)) & 1);
}
