import { nextYearOfSign, type ZodiacSignId } from '@org/zodiac-core';

/** Older companies are few, and known already. */
const firstYear = 1850;

/**
 * The calendar years in which companies of a sign may have been founded: those named after it, and the years after, as
 * January and part of February still belong to it.
 */
export function yearsOfSign(zodiac: ZodiacSignId, thisYear: number): number[] {
  const years = [];
  for (let year = nextYearOfSign(zodiac, firstYear - 1); year <= thisYear; year += 12)
    years.push(year, year + 1);
  return years.filter((year) => year <= thisYear);
}
