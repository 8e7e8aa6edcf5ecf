import type { CountryCalendar } from './country-calendars.ts';
import { requireInteger } from '../require-input.ts';

/**
 * The year, where the calendar knows it.
 *
 * @throws RangeError that names the range when it does not
 */
export function requireYear(year: number, [first, last]: CountryCalendar): number {
  requireInteger('year', year, first, last);
  return year;
}
