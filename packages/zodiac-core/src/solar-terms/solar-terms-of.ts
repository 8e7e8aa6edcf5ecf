import type { CalendarOptions } from '../calendar/convention.ts';
import { requireInteger } from '../require-input.ts';
import { readTermCalendar, termAt, type SolarTerm } from './solar-terms.ts';
import { solarTermIds } from './terms.ts';

/**
 * The 24 solar terms of a Gregorian year, from Lesser Cold in January to the Winter Solstice in December.
 *
 * The moments are computed from the sun's position (VSOP87 with nutation and aberration) and the rotation of the earth
 * (Espenak and Meeus): within a minute in 1900-2100, within 15 minutes in 1583-2200. The days are those on which
 * the moments fall in UTC+8 (China), UTC+7 (Vietnam) or UTC+9 (Korea, Japan). A term within seconds of midnight may be a day
 * off (1979), as may one within a few minutes of it in later centuries; the README lists them. Calendars before 1645 spread the terms
 * evenly over the year and printed other days, and some of those before 1929 differ by a day.
 *
 * @param year - Gregorian year: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100, Japan 1873 to 2200
 * @param options - the calendar; China's by default
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such calendar
 * @see GB/T 33661-2017; Meeus, "Astronomical Algorithms", chapters 22, 25 and 27
 * @example
 * solarTermsOf(2024).map((term) => term.characters).slice(0, 3); // ['小寒', '大寒', '立春']
 */
export function solarTermsOf(year: number, options: CalendarOptions = {}): SolarTerm[] {
  const calendar = readTermCalendar(options);
  requireInteger('year', year, calendar.first, calendar.last);
  return solarTermIds.map((_, place) => termAt(year, place, calendar));
}
