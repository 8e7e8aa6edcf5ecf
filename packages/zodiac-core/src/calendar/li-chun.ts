import type { CalendarDate } from './date-input.ts';
import { china, type CountryCalendar } from './country-calendars.ts';
import { requireYear, dateOfYearDay, leapDaysBefore } from './new-year.ts';

/**
 * The Start of Spring as the number of its day in the year. A straight line is within 17 minutes of all 618 true moments and
 * gives every day right except one: in China in 1980 the moment was ten minutes after midnight, on February 5, and the line
 * gives the 4th. The tests compare every day with one computed from the sun's position.
 */
export const startOfSpringYearDay = (year: number, { 2: ahead }: CountryCalendar): number =>
  Math.floor(0.24269 * year + 34.469 + ahead) + (ahead || year !== 1980 ? 0 : 1) - leapDaysBefore(year);

/**
 * The Start of Spring (立春, li chun): the day, in China (UTC+8), on which the sun's apparent longitude reaches 315°.
 * It is computed for every year alike; calendars before 1645 spread the solar terms evenly over the year and
 * printed other days, and some of those before 1929 differ by a day.
 *
 * @param year - Gregorian year, 1583 to 2200
 * @throws RangeError when the year is outside that range or not an integer
 * @see GB/T 33661-2017, which defines the solar terms by true longitude in UTC+8
 * @example
 * getStartOfSpring(2025); // { year: 2025, month: 2, day: 3 }
 */
export const getStartOfSpring = (year: number): CalendarDate =>
  dateOfYearDay(requireYear(year, china), startOfSpringYearDay(year, china));
