import { pillarAt } from '../pillars/pillar.ts';
import { placeOfMonth } from '../pillars/solar-months.ts';
import type { StemCharacter } from '../cycle/stems.ts';
import { solarTermIds, type SolarTermId } from '../solar-terms/terms.ts';
import { fortuneOf, requireFortuneYear, startOfMonth, type FortunePillar } from './annual-fortune.ts';

/** The fortune of a month (流月). */
export interface MonthlyFortune extends FortunePillar {
  /** The solar term (節) with which the month begins. */
  readonly term: SolarTermId;
  /** The first moment of the month in universal time. */
  readonly start: string;
  /** The first moment after the month, in universal time. */
  readonly end: string;
}

/**
 * The fortunes of the twelve months (流月) of a year for a day master, from the Start of Spring on: pillars and ten gods. Months change
 * at the exact instants of their solar terms (節), as in `fourPillars`.
 *
 * @param year - the Gregorian year in which the first month begins, 1583 to 2200
 * @param dayMaster - the stem of the day of birth, such as `'甲'`
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such stem
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論遁月時, for the stems of months; `tenGod` for the ten gods
 * @example
 * monthlyFortunes(2026, '庚').map(({ pillar }) => pillar.name).slice(0, 3); // ['庚寅', '辛卯', '壬辰']
 * monthlyFortunes(2026, '庚')[0]?.start.slice(0, 10); // '2026-02-03', at 20:01 in universal time
 */
export function monthlyFortunes(year: number, dayMaster: StemCharacter): MonthlyFortune[] {
  requireFortuneYear(year);
  return Array.from({ length: 12 }, (_, each) => {
    const month = year * 12 + 1 + each;
    return {
      term: solarTermIds[(month % 12) * 2] as SolarTermId,
      start: startOfMonth(month),
      end: startOfMonth(month + 1),
      ...fortuneOf(dayMaster, pillarAt(placeOfMonth(month))),
    };
  });
}
