import { requireObject, wrongInput } from '../require-input.ts';

/**
 * A day of the Gregorian calendar, without time or time zone. A `Temporal.PlainDate` is accepted; one of another calendar is
 * converted to the ISO calendar.
 */
export interface CalendarDate {
  /** Year; 0 is 1 BCE. */
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
}

/** The number of days in a month, 28 to 31; 0 for a month that does not exist. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % (year % 100 ? 4 : 400) ? 28 : 29;
  return month < 1 || month > 12 ? 0 : 30 + ((month + (month >> 3)) & 1);
}

/** A plain calendar date as it may be written: `'YYYY-MM-DD'`, or year, month and day. */
export type DateInput = string | CalendarDate;

const isoDate = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `'YYYY-MM-DD'`, or an object with year, month and day; a Temporal date of any calendar
 * @param field - the name that errors use
 * @returns the date, or `undefined` where there is no such day (February 30, month 13, other text)
 * @throws TypeError that names the field, when it is neither text nor an object with year, month and day
 */
export function toCalendarDate(date: DateInput, field = 'date'): CalendarDate | undefined {
  if (typeof date !== 'string') return realDate(toIso(date, field), field);
  const [year = 0, month = 0, day = 0] = isoDate.test(date) ? date.split('-').map(Number) : [];
  return realDate({ year, month, day }, field);
}

/** A Temporal date may be in a calendar where its year, month and day mean something else. */
interface TemporalLike<Fields> {
  readonly withCalendar?: (calendar: string) => Fields;
}

/**
 * The same day in the ISO calendar.
 *
 * @param field - the name that errors use
 * @throws TypeError that names the field, when it is not an object
 */
export function toIso<Fields extends object>(date: Fields & TemporalLike<Fields>, field: string): Fields {
  requireObject(field, date, 'its year, month and day as numbers, or YYYY-MM-DD');
  return typeof date.withCalendar === 'function' ? date.withCalendar('iso8601') : date;
}

/**
 * Reads a date that must exist.
 *
 * @throws RangeError that names the field and the value, where there is no such day
 */
export function requireDate(date: DateInput, field = 'date'): CalendarDate {
  const found = toCalendarDate(date, field);
  if (found) return found;
  const { year, month, day } = typeof date === 'string' ? {} : date;
  const written = typeof date === 'string' ? `"${date.slice(0, 60)}"` : `${year}-${month}-${day}`;
  throw new RangeError(`There is no such day as the ${field} ${written}; a date is YYYY-MM-DD.`);
}

function realDate({ year, month, day }: CalendarDate, field: string): CalendarDate | undefined {
  requirePart('year', year, field);
  requirePart('month', month, field);
  requirePart('day', day, field);
  return day > 0 && day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

/** Checks that a part is an integer, but not its range: month 13 makes a date that does not exist, not a wrong input. */
export function requirePart(part: string, value: number, field: string): void {
  if (!Number.isInteger(value))
    throw wrongInput(`${part} of the ${field}`, 'an integer', value, typeof value === 'number');
}

/** Days from January 1, 1970; the year is 100 or later. */
export const dayNumber = ({ year, month, day }: CalendarDate): number =>
  Date.UTC(year, month - 1, day) / 86_400_000;

export function dateOfDay(dayNumber: number): CalendarDate {
  const date = new Date(dayNumber * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Calendars whose months and years are those of the ISO calendar. */
const sameMonths = ['iso8601', 'gregory'];

/**
 * The known fields of a date, in the ISO calendar.
 *
 * @throws RangeError for a `PlainYearMonth` of another calendar, which is not a month of the ISO calendar
 */
export function knownFields<Fields extends object>(
  known: Fields & TemporalLike<Fields> & { readonly calendarId?: string },
): Fields {
  const iso = toIso(known, 'date');
  const { withCalendar, calendarId = 'iso8601' } = known;
  if (!withCalendar && !sameMonths.includes(calendarId))
    throw wrongInput('calendarId of the date', `one of ${sameMonths.join(', ')}`, calendarId, true);
  return iso;
}
