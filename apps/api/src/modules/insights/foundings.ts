import { getZodiacSign, type ZodiacSignId } from '@org/zodiac-core';
import type { FoundingCount } from '#modules/catalog/lists/founding-tables.ts';

/** The sign of a zodiac year, by the Gregorian year in which it began. */
export const signOfZodiacYear = (year: number): ZodiacSignId => getZodiacSign(year)?.id ?? 'rat';

/**
 * The zodiac year of a founding: the one with its sign, which is its year or, before New Year's Day, the year before.
 */
const zodiacYearOf = ({ sign, year }: FoundingCount): number =>
  signOfZodiacYear(year) === sign ? year : year - 1;

/**
 * Ten zodiac years with the number of foundings in each. Their signs differ, so two of the twelve signs are missing.
 */
export interface Decade {
  from: number;
  /** The years. The current decade has only those that have begun. */
  years: readonly { year: number; sign: ZodiacSignId; count: number }[];
  total: number;
}

/**
 * The decades with a founding, earliest first.
 *
 * @param presentYear - the current zodiac year; later years are not expected in its decade
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

export const yearOfSign = (decade: Decade, sign: ZodiacSignId): Decade['years'][number] | undefined =>
  decade.years.find((year) => year.sign === sign);
