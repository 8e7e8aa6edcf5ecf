import { nextYearOfSign, type ZodiacSignId } from '@org/zodiac-core';

/** First year to request. Earlier years have few companies, and the shipped data contains them. */
const firstYear = 1850;

/**
 * Lists the calendar years in which a company of a sign can have been founded: each year of the sign, and the next
 * year, whose first weeks belong to the sign.
 */
export function yearsOfSign(zodiac: ZodiacSignId, thisYear: number): number[] {
  const years = [];
  for (let year = nextYearOfSign(zodiac, firstYear - 1); year <= thisYear; year += 12)
    years.push(year, year + 1);
  return years.filter((year) => year <= thisYear);
}
