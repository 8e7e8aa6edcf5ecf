import type { CalendarDate } from './calendar-date.ts';
import { tableYear } from './table-years.ts';
import { dateOfYearDay, daysToYear } from './year-day.ts';

/** Days by which the mean moon below misses: by one where it is new near midnight, by a month near a leap month. */
const corrections: Readonly<Record<number, number>> = {
  1620: 1,
  1662: -1,
  1795: -29,
  1814: -30,
  1890: -29,
  1896: -1,
  1985: 30,
  2030: 1,
};

/**
 * Which day of its year New Year's Day is, 21 (21 January) to 52: the table of 618 days, packed into the mean motion
 * of the moon, its largest inequality and eight corrections. The tests compare all 618 with the table; none hangs on
 * a fraction of a day smaller than 0.0001, so every machine's sine gives the same.
 */
export function newYearsYearDay(year: number): number {
  const years = tableYear(year);
  const moons = Math.floor(12.368224 * years + 0.9579);
  const anomaly = 4.54 + 0.450609 * moons;
  const days = 29.597513 * moons - 0.82775 * years - 0.41 * Math.sin(anomaly) + 577836.749;
  return Math.floor(days) + (corrections[year] ?? 0) - daysToYear(year);
}

/**
 * The Gregorian date of Chinese New Year's Day, between 21 January and 21 February. Almost always it is the second new
 * moon after the day of the winter solstice; in 1594, 1613, 1632, 1643, 2034, 2129 and 2148 it is the third.
 *
 * @param year - Gregorian year, 1583 to 2200
 * @throws RangeError when the year is outside the table or not an integer
 * @see GB/T 33661-2017 for 1929 and later, the calendars issued in China at the time before (`explainSign` names the
 * source of each year); the tables of the Hong Kong Observatory for 1901-2100
 * @example
 * getChineseNewYear(2027); // { year: 2027, month: 2, day: 6 }
 */
export const getChineseNewYear = (year: number): CalendarDate => dateOfYearDay(year, newYearsYearDay(year));
