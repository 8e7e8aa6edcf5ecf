import { requireObject, wrongInput } from '../require-input.ts';
import { daysInMonth, type CalendarDate } from './calendar-date.ts';

/** A plain calendar date as it may be written: `'YYYY-MM-DD'`, or year, month and day. */
export type DateInput = string | CalendarDate;

const isoDate = /^\d{4}-\d\d-\d\d$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `'YYYY-MM-DD'`, or an object with year, month and day; a Temporal date of any calendar
 * @param field - what an error calls it
 * @returns the date, or `undefined` where there is no such day (February 30, month 13, other text)
 * @throws TypeError that names the field, when it is neither text nor an object with year, month and day
 */
export function toCalendarDate(date: DateInput, field = 'date'): CalendarDate | undefined {
  if (typeof date !== 'string') return realDate(toIso(date, field), field);
  const [year = 0, month = 0, day = 0] = isoDate.test(date) ? date.split('-').map(Number) : [];
  return realDate({ year, month, day }, field);
}

/** A Temporal date may be in a calendar where its year, month and day mean something else. */
export interface TemporalLike<Fields> {
  readonly withCalendar?: (calendar: string) => Fields;
}

/**
 * The same day in the ISO calendar.
 *
 * @param field - what an error calls it
 * @throws TypeError that names the field, when it is not an object
 */
export function toIso<Fields extends object>(date: Fields & TemporalLike<Fields>, field: string): Fields {
  requireObject(field, date, 'its year, month and day as numbers, or YYYY-MM-DD');
  return typeof date.withCalendar === 'function' ? date.withCalendar('iso8601') : date;
}

/**
 * The date that is asked for.
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

/** Checks that a part is an integer, but not its range: month 13 is a day that does not exist, and not wrong input. */
export function requirePart(part: string, value: number, field: string): void {
  if (!Number.isInteger(value))
    throw wrongInput(`${part} of the ${field}`, 'an integer', value, typeof value === 'number');
}
