import { firstTableYear, lastTableYear } from './table-years.ts';
import type { KnownDate } from './sign-of.ts';
import { requireInteger } from './require-integer.ts';
import { placeOfYear } from './place-of-year.ts';
import { summaryOfPlace, type SignSummary } from './sign-summary.ts';
import { getZodiacSignByDate } from './zodiac-year.ts';

/** What is known of a founding date; a day counts only with its month. */
export type FoundingDate = KnownDate;

/**
 * The one sign to file a company, brand or state under, by the most precise date known: a full date by the exact
 * calendar, a year and month by the product's lookup (January counts the year before), a year alone as it stands.
 * Before 1583, where no table reaches, the month decides even where a day is known.
 *
 * @throws RangeError when the date does not exist, or the year is not an integer
 * @example
 * foundingSign({ year: 1912, month: 2, day: 14 }).name; // 'Pig', four days before New Year's Day
 * foundingSign({ year: 1912 }).name; // 'Rat'
 */
export function foundingSign({ year, month, day }: FoundingDate): SignSummary {
  const inTable = year >= firstTableYear && year <= lastTableYear;
  requireInteger('month', month ?? 1, 1, 12);
  if (!month || !day || !inTable) return summaryOfPlace(placeOfYear(month === 1 ? year - 1 : year));
  const found = getZodiacSignByDate({ year, month, day });
  if (!found) throw new RangeError('There is no such day.');
  return found.sign;
}
