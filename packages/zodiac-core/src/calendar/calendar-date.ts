/**
 * A day of the Gregorian calendar, without time or time zone. A `Temporal.PlainDate` is
 * one; of another calendar, it is read by its day of the ISO calendar.
 */
export interface CalendarDate {
  /** Year; 0 is 1 BCE. */
  readonly year: number;
  /** Month, 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 31. */
  readonly day: number;
}

/** 28 to 31, or 0 where there is no such month. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % (year % 100 ? 4 : 400) ? 28 : 29;
  return month < 1 || month > 12 ? 0 : 30 + ((month + (month >> 3)) & 1);
}
