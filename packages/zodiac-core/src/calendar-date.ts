/** A day of the proleptic Gregorian calendar, without time or time zone. A `Temporal.PlainDate` is one. */
export interface CalendarDate {
  /** Year, -9999 to 9999. */
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
}

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a plain calendar date.
 *
 * @param date - `YYYY-MM-DD`, or year, month and day
 * @returns the date, or `undefined` where there is no such day (30 February, month 13, text)
 */
export function toCalendarDate(date: CalendarDate | string): CalendarDate | undefined {
  if (typeof date === 'string') {
    const match = isoDate.exec(date);
    return match ? realDate(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
  }
  return date && realDate(date.year, date.month, date.day);
}

function realDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (!Number.isInteger(year) || !Number.isInteger(month) || !Number.isInteger(day)) return undefined;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { year, month, day };
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
