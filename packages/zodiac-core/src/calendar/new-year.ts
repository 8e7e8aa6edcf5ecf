import type { CalendarDate } from './date-input.ts';
import { readCalendar, type CalendarOptions } from './convention.ts';
import { china, type CountryCalendar } from './country-calendars.ts';
import { requireInteger } from '../require-input.ts';

/**
 * New Year's Day as the number of its day in the year: 21 (January 21) to 52; in Japan 1. The formula replaces China's
 * table of 618 days by the mean motion of the moon, its largest inequality and eight corrections. In another time zone
 * the moon is new at another local time; three quarters of the difference fit best, because the formula errs by hours.
 * The tests compare every day with the tables. No result depends on a fraction of a day smaller than 0.0001, so every
 * machine's sine gives the same.
 */
export function newYearsYearDay(year: number, { 2: ahead, 3: corrections }: CountryCalendar): number {
  if (!corrections) return 1;
  const moons = Math.floor(12.368224 * year + 0.06);
  const anomaly = 4.11 + 0.450609 * moons;
  const days = 29.597513 * moons - 365.82775 * year - 0.41 * Math.sin(anomaly) + 51.9677 + 0.75 * ahead;
  return Math.floor(days) + (corrections[year] ?? 0) - leapDaysBefore(year);
}

/**
 * The Gregorian date of Chinese New Year's Day, between January 21 and February 21. Almost always it is the second new
 * moon after the day of the winter solstice; in 1594, 1613, 1632, 1643, 2034, 2129 and 2148 it is the third.
 *
 * @param year - Gregorian year, 1583 to 2200
 * @throws RangeError when the year is outside the table or not an integer
 * @see GB/T 33661-2017 for 1929 and later, the calendars issued in China at the time before (`explainSign` names the
 * source of each year); the tables of the Hong Kong Observatory for 1901-2100
 * @example
 * getChineseNewYear(2027); // { year: 2027, month: 2, day: 6 }
 */
export const getChineseNewYear = (year: number): CalendarDate => newYearsDayOf(year, china);

/**
 * The Gregorian date of New Year's Day in a country: Chinese New Year, Tết in Vietnam, Seollal in Korea, January 1 in
 * Japan, where the signs have followed the Gregorian year since 1873.
 *
 * - China, 1583 to 2200: as `getChineseNewYear`.
 * - Vietnam, 1968 to 2100: the same rule in UTC+7. 1968, 1969, 1985, 2007, 2030 and 2053 differ from China, 1985 by a month.
 * - Korea, 1912 to 2100: the same rule in UTC+9. 1916, 1944, 1954, 1958, 1966, 1988, 1997, 2027, 2028, 2061, 2089 and 2092
 *   differ from China by a day.
 * - Japan, 1873 to 2200.
 *
 * Vietnam and Korea end with 2100, since there is no published table of later years to compare with. No New Year from 1929
 * on depends on a forecast: its new moon is more than three minutes from midnight.
 *
 * @param year - Gregorian year, an integer within the years of the calendar
 * @param options - the calendar; China's by default
 * @throws RangeError when the calendar does not know the year (the message has its range), or there is no such calendar
 * @see Decision 121-CP of the government of Vietnam (1967); the almanac of the Korea Astronomy and Space Science
 * Institute; edict 337 of Japan's Grand Council of State (1872)
 * @example
 * getLunarNewYear(1985); // { year: 1985, month: 2, day: 20 }
 * getLunarNewYear(1985, { calendar: 'vietnam' }); // { year: 1985, month: 1, day: 21 }
 * getLunarNewYear(2027, { calendar: 'korea' }); // { year: 2027, month: 2, day: 7 }
 */
export const getLunarNewYear = (year: number, options: CalendarOptions = {}): CalendarDate =>
  newYearsDayOf(year, readCalendar(options));

const newYearsDayOf = (year: number, country: CountryCalendar): CalendarDate =>
  dateOfYearDay(requireYear(year, country), newYearsYearDay(year, country));

/** The number of leap days from the year 1 to the beginning of a Gregorian year. The year is 1 or later. */
export function leapDaysBefore(year: number): number {
  const century = ((year - 1) / 100) | 0;
  return ((year - 1) >> 2) - century + (century >> 2);
}

/** The date of the nth day of a year, in January or February. */
export const dateOfYearDay = (year: number, nth: number): CalendarDate =>
  nth > 31 ? { year, month: 2, day: nth - 31 } : { year, month: 1, day: nth };

/**
 * Returns the year if the calendar knows it.
 *
 * @throws RangeError that names the range when it does not
 */
export function requireYear(year: number, [first, last]: CountryCalendar): number {
  requireInteger('year', year, first, last);
  return year;
}
