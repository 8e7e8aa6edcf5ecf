import { china, firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { requireDate } from '../calendar/date-input.ts';
import { knownFields } from '../calendar/known-fields.ts';
import { placeOfYear } from '../cycle/place-of-year.ts';
import { requireInteger } from '../require-input.ts';
import type { KnownDate } from './sign-of.ts';
import { summaryOfPlace, type SignSummary } from './sign-summary.ts';
import { zodiacDateOf } from './zodiac-year.ts';

/** The known parts of a founding date. A day is used only with its month. */
export type FoundingDate = KnownDate;

/**
 * Returns the sign of a company, brand or state from its most precise founding date: a full date by the exact calendar, a
 * year and month by the product's lookup (January belongs to the previous year), a year by the year alone. Before 1583 and
 * after 2200, outside the calendar, the day of a full date is ignored.
 *
 * @param founding - any integer year, and the month (1 to 12) and day if known; a Temporal date of any calendar
 * @throws RangeError when the date does not exist, or the year is not an integer
 * @see `getChineseNewYear` for the source of the day
 * @example
 * foundingSign({ year: 1912, month: 2, day: 14 }).name; // 'Pig', four days before New Year's Day
 * foundingSign({ year: 1912 }).name; // 'Rat'
 */
export function foundingSign(founding: FoundingDate): SignSummary {
  const { year, month, day } = knownFields(founding);
  const place = placeOfYear(year);
  requireInteger('month', month ?? 1, 1, 12);
  if (month && day !== undefined && day !== null) {
    const date = requireDate({ year, month, day });
    if (year >= firstCalendarYear && year <= lastCalendarYear) return zodiacDateOf(date, [false, china]).sign;
  }
  return summaryOfPlace(month === 1 ? (place + 11) % 12 : place);
}
