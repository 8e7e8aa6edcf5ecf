import { getZodiacSign, type ZodiacSignId } from '@org/zodiac-core';
import type { FoundingCount } from '#modules/catalog/lists/founding-counts.ts';

/** The sign of a zodiac year, by the Gregorian year in which it began. */
export const signOfZodiacYear = (year: number): ZodiacSignId => getZodiacSign(year)?.id ?? 'rat';

/** The zodiac year of a founding: its year or, before New Year's Day, the one before, whichever has the sign. */
const zodiacYearOf = ({ sign, year }: FoundingCount): number =>
  signOfZodiacYear(year) === sign ? year : year - 1;

/** Ten zodiac years with the number of foundings in each. Each has another sign, so two signs have none of them. */
export interface Decade {
  from: number;
  /** Of the current decade, those that have begun. */
  years: readonly { year: number; sign: ZodiacSignId; count: number }[];
  total: number;
}

/**
 * The decades that have a founding, the earliest first.
 *
 * @param presentYear - the zodiac year that is now; no sign of a later one is expected in its decade
 */
export function decadesOf(foundings: readonly FoundingCount[], presentYear: number): Decade[] {
  const counts = new Map<number, number>();
  for (const founding of foundings) {
    const year = zodiacYearOf(founding);
    counts.set(year, (counts.get(year) ?? 0) + founding.count);
  }
  const last = Math.max(presentYear, ...counts.keys());
  const starts = new Set([...counts.keys()].map((year) => Math.floor(year / 10) * 10));
  return [...starts]
    .toSorted((a, b) => a - b)
    .map((from) => {
      const years = Array.from({ length: 10 }, (_, place) => from + place)
        .filter((year) => year <= last)
        .map((year) => ({ year, sign: signOfZodiacYear(year), count: counts.get(year) ?? 0 }));
      return { from, years, total: years.reduce((sum, { count }) => sum + count, 0) };
    });
}

/** The year of a decade that has the sign. */
export const yearOfSign = (decade: Decade, sign: ZodiacSignId): Decade['years'][number] | undefined =>
  decade.years.find((year) => year.sign === sign);
