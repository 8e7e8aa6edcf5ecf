import type { CalendarDate } from '@org/zodiac-core';
import { fourPillars, type Pillar } from '@org/zodiac-core/pillars';
import { getSolarTerm, type SolarTermId } from '@org/zodiac-core/solar-terms';

/** A month that begins at a solar term. */
export interface SolarMonth {
  /** The day in China on which the solar term begins. */
  readonly firstDay: CalendarDate;
  readonly pillar: Pillar;
}

/** The terms 節 that begin the twelve months. The last one is in January of the next Gregorian year. */
const terms: readonly SolarTermId[] = [
  'li-chun',
  'jing-zhe',
  'qing-ming',
  'li-xia',
  'mang-zhong',
  'xiao-shu',
  'li-qiu',
  'bai-lu',
  'han-lu',
  'li-dong',
  'da-xue',
  'xiao-han',
];

/** The months of years that were read before. All readings of a day ask for the same three years, several times. */
const known = new Map<number, readonly SolarMonth[]>();

/** The twelve solar months of a year, from the Start of Spring. */
export function solarMonthsOf(year: number): readonly SolarMonth[] {
  const months =
    known.get(year) ??
    terms.map((term) => {
      const firstDay = getSolarTerm(term === 'xiao-han' ? year + 1 : year, term).date;
      // The tenth day is always within the month, which has 29 to 32 days.
      return { firstDay, pillar: fourPillars({ date: { ...firstDay, day: firstDay.day + 9 } }).month };
    });
  known.set(year, months);
  return months;
}
