import { dayOfMoment, type TermCalendar } from './solar-terms.ts';
import { momentOfTerm } from './moments.ts';

/**
 * The month of the solar terms in which a day falls, counted from January of year 0. The whole day on which a month's term (節) falls
 * belongs to the new month, as almanacs count.
 *
 * @param day - days from January 1, 1970
 */
export function monthOfDay(day: number, calendar: TermCalendar): number {
  const date = new Date(day * 86_400_000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = dayOfMoment(momentOfTerm(year, month * 2), calendar);
  return year * 12 + month - (day < first ? 1 : 0);
}
