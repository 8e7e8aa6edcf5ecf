import {
  getLunarNewYear,
  sexagenaryYear,
  type CalendarDate,
  type CalendarName,
  type SexagenaryYear,
} from '@org/zodiac-core';
import { isoDate } from '../words/dates.ts';

/** A zodiac year with its first and last day. */
export interface DatedZodiacYear extends SexagenaryYear {
  readonly year: number;
  /** `'YYYY-MM-DD'` */
  readonly from: string;
  readonly to: string;
}

/**
 * A zodiac year by the New Year's Days of a calendar, or of China's in years that the calendar does not have.
 *
 * @returns `undefined` if its last day is not known
 */
export function zodiacYearOf(year: number, calendar: CalendarName = 'china'): DatedZodiacYear | undefined {
  const [first, next] = [newYearsDay(year, calendar), newYearsDay(year + 1, calendar)];
  if (!first || !next) return calendar === 'china' ? undefined : zodiacYearOf(year);
  const last = new Date(Date.UTC(next.year, next.month - 1, next.day - 1)).toISOString().slice(0, 10);
  return { ...sexagenaryYear(year), year, from: isoDate(first), to: last };
}

function newYearsDay(year: number, calendar: CalendarName): CalendarDate | undefined {
  try {
    return getLunarNewYear(year, { calendar });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
