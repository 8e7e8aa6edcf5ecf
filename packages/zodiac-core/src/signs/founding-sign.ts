import { china } from '../calendar/country-calendars.ts';
import { toCalendarDate } from '../calendar/date-input.ts';
import { knownFields } from '../calendar/known-fields.ts';
import { placeOfYear } from '../pillars/place-of-year.ts';
import { requireInteger } from '../require-integer.ts';
import type { KnownDate } from './sign-of.ts';
import { summaryOfPlace, type SignSummary } from './sign-summary.ts';
import { zodiacDateOf } from '../calendar/zodiac-year.ts';

/** What is known of a founding date; a day counts only with its month. */
export type FoundingDate = KnownDate;

/**
 * The one sign to file a company, brand or state under, by the most precise date known: a full date by the exact
 * calendar, a year and month by the product's lookup (January counts the year before), a year alone as it stands.
 * Before 1583 and after 2200, where no table reaches, the month decides even where a day is known.
 *
 * @param founding - any integer year, month (1 to 12) and day where known; a Temporal date of any calendar
 * @throws RangeError when the date does not exist, or the year is not an integer
 * @example
 * foundingSign({ year: 1912, month: 2, day: 14 }).name; // 'Pig', four days before New Year's Day
 * foundingSign({ year: 1912 }).name; // 'Rat'
 */
export function foundingSign(founding: FoundingDate): SignSummary {
  const { year, month, day } = knownFields(founding);
  const place = placeOfYear(year);
  requireInteger('month', month ?? 1, 1, 12);
  if (month && day !== undefined && day !== null) {
    const date = toCalendarDate({ year, month, day });
    if (!date) throw new RangeError('There is no such day.');
    if (year >= china.first && year <= china.last)
      return zodiacDateOf(date, { bySpring: false, country: china }).sign;
  }
  return summaryOfPlace(month === 1 ? (place + 11) % 12 : place);
}
