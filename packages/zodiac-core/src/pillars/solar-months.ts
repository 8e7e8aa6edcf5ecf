import { momentOfTerm } from '../solar-terms/moments.ts';

/**
 * The moment, in milliseconds of universal time from January 1, 1970, at which a month of the solar terms begins. Months are
 * counted from January of year 0; each begins with the term (節) that falls on the 3rd to the 9th.
 */
export const momentOfMonth = (month: number): number =>
  momentOfTerm(Math.floor(month / 12), (month % 12) * 2);

/** The month of the solar terms in which an instant falls. */
export function monthAt(instant: number): number {
  const date = new Date(instant);
  // Terms fall on the 3rd to the 9th, so the month in universal time is the month on any clock.
  const month = date.getUTCFullYear() * 12 + date.getUTCMonth();
  return instant < momentOfMonth(month) ? month - 1 : month;
}

/** The year, from Start of Spring to Start of Spring, to which a month belongs; the months of the Rat and the Ox end it. */
export const yearOfMonth = (month: number): number => Math.floor((month - 1) / 12);

/** The place of a month's pillar in the cycle of sixty, plus any multiple of 60. The month of the Tiger of 1984 was bǐng-yín, the third. */
export const placeOfMonth = (month: number): number => month + 13;
