import type { CalendarDate } from './date-input.ts';
import { china, type CalendarName } from './country-calendars.ts';
import { newYearsYearDay, dateOfYearDay } from './new-year.ts';

/** The standard of the Chinese calendar: true sun and moon, days of UTC+8. */
const standard = 'GB/T 33661-2017';

/**
 * Days from our New Year's Day to that of another source.
 *
 * - 1600 and 1609: printed tables of the Ming dynasty, against the almanacs of those years.
 * - The other years from 1594 to 1643: the standard, computed back. The Datong calendar of the Ming spread the solar
 *   terms evenly over the year, which moved leap months, and knew the moon less exactly.
 * - 1662 to 1916: the standard as well. The moon was new within a quarter of an hour after midnight in UTC+8. Calendars
 *   before 1929 counted in the time of Beijing, where it was still the day before. (In 1662 the astronomers first had
 *   February 19 and moved it, so that the first month held its major solar term; ytliu0/ChineseCalendar.)
 */
const daysToOther: Readonly<Record<number, number>> = {
  1594: -30,
  1599: -1,
  1600: -1,
  1609: -1,
  1613: -29,
  1632: -30,
  1643: -1,
  1662: 1,
  1685: 1,
  1896: 1,
  1916: 1,
};

/** The New Year's Day that another source gives, or `undefined` where they agree. */
export function otherNewYearsDay(year: number): CalendarDate | undefined {
  const days = daysToOther[year];
  return days === undefined ? undefined : dateOfYearDay(year, newYearsYearDay(year, china) + days);
}

const sourcesElsewhere: Readonly<Record<Exclude<CalendarName, 'china'>, string>> = {
  vietnam: 'decision 121-CP of the government of Vietnam (1967), UTC+7',
  korea: 'Korea Astronomy and Space Science Institute, UTC+9',
  japan: 'edict 337 of the Grand Council of State of Japan (1872)',
};

/** The source of a New Year's Day: the calendar issued at the time, or the rule. */
export function sourceOfNewYear(year: number, name: CalendarName): string {
  if (name !== 'china') return sourcesElsewhere[name];
  if (year < 1645) return 'Datong calendar of the Ming dynasty';
  if (year < 1912) return 'Shixian calendar of the Qing dynasty';
  return year < 1929 ? 'calendar of the Republic of China' : standard;
}

/** The Starts of Spring of every country are computed by the standard, in the time of that country. */
export const sourceOfSpring = (name: CalendarName): string =>
  standard + { china: '', vietnam: ', in UTC+7', korea: ', in UTC+9', japan: ', in UTC+9' }[name];
