import { firstCalendarYear, type CountryCalendar } from './country-calendars.ts';
import { requireInteger } from '../require-integer.ts';

/**
 * Years since the first of the table of New Year's Days.
 *
 * @throws RangeError that names the range when the calendar does not know the year
 */
export function tableYear(year: number, { first, last }: CountryCalendar): number {
  requireInteger('year', year, first, last);
  return year - firstCalendarYear;
}
