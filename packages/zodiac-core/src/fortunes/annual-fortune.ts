import { firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { tenGod, type TenGod } from '../pillars/derived/ten-gods.ts';
import { pillarAt, type Pillar } from '../pillars/pillar.ts';
import { momentOfMonth } from '../pillars/solar-months.ts';
import type { StemCharacter } from '../cycle/stems.ts';
import { requireInteger } from '../require-input.ts';

/** The pillar of a time, and what it is to a day master. */
export interface FortunePillar {
  readonly pillar: Pillar;
  /** The ten god of the stem to the day master. */
  readonly tenGod: TenGod;
  /** The ten gods of the stems hidden in the branch: main, middle, residual, as many as there are. */
  readonly hiddenTenGods: readonly TenGod[];
}

/** The fortune of a year (流年). */
export interface AnnualFortune extends FortunePillar {
  /** The Gregorian year in which it begins. */
  readonly year: number;
  /** Its first moment, the Start of Spring, in universal time. */
  readonly start: string;
  /** The first moment after it. */
  readonly end: string;
}

/** A pillar beside a day master. */
export const fortuneOf = (dayMaster: StemCharacter, pillar: Pillar): FortunePillar => ({
  pillar,
  tenGod: tenGod(dayMaster, pillar.stem),
  hiddenTenGods: pillar.hiddenStems.map((hidden) => tenGod(dayMaster, hidden)),
});

/** The moment at which a month of the solar terms begins, as text. */
export const startOfMonth = (month: number): string =>
  new Date(momentOfMonth(month)).toISOString().replace('.000', '');

/** @throws RangeError when the year is outside the calendar or not an integer */
export const requireFortuneYear = (year: number): void =>
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
