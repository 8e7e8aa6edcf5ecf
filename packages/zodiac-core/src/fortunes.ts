/**
 * The pillars of a year (流年) and of its months (流月), with their ten gods.
 *
 * @packageDocumentation
 */
import { firstCalendarYear, lastCalendarYear } from './calendar/country-calendars.ts';
import { tenGod, type TenGod } from './pillars/derived/ten-gods.ts';
import { pillarAt, type Pillar } from './pillars/pillar.ts';
import { momentOfMonth, placeOfMonth } from './pillars/solar-months.ts';
import type { StemCharacter } from './cycle/stems.ts';
import { requireInteger } from './require-input.ts';
import { solarTermIds, type SolarTermId } from './solar-terms/solar-terms.ts';

export type { BranchCharacter, ZodiacSignId } from './cycle/branches.ts';
export type { TenGod, TenGodId } from './pillars/derived/ten-gods.ts';
export type { Element, Polarity, StemCharacter } from './cycle/stems.ts';
export type { NaYin, Pillar } from './pillars/pillar.ts';
export type { SexagenaryName } from './cycle/sexagenary.ts';
export type { SolarTermId } from './solar-terms/solar-terms.ts';

/** The pillar of a year or a month, and its ten gods for a day master. */
export interface FortunePillar {
  readonly pillar: Pillar;
  /** The ten god of the stem for the day master. */
  readonly tenGod: TenGod;
  /** The ten gods of the one to three stems hidden in the branch: main, middle, residual. */
  readonly hiddenTenGods: readonly TenGod[];
}

/** The fortune of a year (流年). */
export interface AnnualFortune extends FortunePillar {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** The moment at which the year begins, the Start of Spring, in universal time. */
  readonly start: string;
  /** The first moment after the year. */
  readonly end: string;
}

/** Adds the ten gods of a pillar for a day master. */
const fortuneOf = (dayMaster: StemCharacter, pillar: Pillar): FortunePillar => ({
  pillar,
  tenGod: tenGod(dayMaster, pillar.stem),
  hiddenTenGods: pillar.hiddenStems.map((hidden) => tenGod(dayMaster, hidden)),
});

/** The moment at which a month of the solar terms begins, as text. */
const startOfMonth = (month: number): string =>
  new Date(momentOfMonth(month)).toISOString().replace('.000', '');

/** @throws RangeError when the year is outside the calendar or not an integer */
const requireFortuneYear = (year: number): void =>
  requireInteger('year', year, firstCalendarYear, lastCalendarYear);

/**
 * The fortune of a year (流年, 歲運) for a day master: the year's pillar, which changes at the Start of Spring, with its ten gods.
 *
 * @param year - the Gregorian year in which it begins, 1583 to 2200
 * @param dayMaster - the stem of the day of birth, such as `'甲'`
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such stem
 * @see 三命通會 (Sanming tonghui, 1578), volume 2, 論太歲 and 總論歲運; `tenGod` for the ten gods
 * @example
 * annualFortune(2026, '庚').pillar.name; // '丙午'
 * annualFortune(2026, '庚').tenGod.english; // 'Seven Killings'
 */
export function annualFortune(year: number, dayMaster: StemCharacter): AnnualFortune {
  requireFortuneYear(year);
  const first = year * 12 + 1;
  return {
    year,
    start: startOfMonth(first),
    end: startOfMonth(first + 12),
    ...fortuneOf(dayMaster, pillarAt(year - 4)),
  };
}

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
