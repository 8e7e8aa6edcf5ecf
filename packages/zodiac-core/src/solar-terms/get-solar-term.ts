import type { CalendarOptions } from '../calendar/convention.ts';
import { requireInteger, requireOption } from '../require-input.ts';
import { readTermCalendar, termAt, type SolarTerm } from './solar-terms.ts';
import { solarTermIds, type SolarTermId } from './terms.ts';

/**
 * One solar term of a Gregorian year.
 *
 * @param year - as for `solarTermsOf`, which says how exact the moments are
 * @param id - the term, such as `'li-chun'`
 * @param options - the calendar; China's by default
 * @throws RangeError when there is no such term or calendar, or the year is outside the calendar or not an integer
 * @see `solarTermsOf` for the sources
 * @example
 * getSolarTerm(2024, 'qing-ming').date; // { year: 2024, month: 4, day: 4 }
 * getSolarTerm(2024, 'dong-zhi').instant.slice(0, 16); // '2024-12-21T09:20'
 */
export function getSolarTerm(year: number, id: SolarTermId, options: CalendarOptions = {}): SolarTerm {
  const calendar = readTermCalendar(options);
  requireInteger('year', year, calendar.first, calendar.last);
  const place = solarTermIds.indexOf(id);
  if (place < 0) requireOption('id of the solar term', id, solarTermIds);
  return termAt(year, place, calendar);
}
