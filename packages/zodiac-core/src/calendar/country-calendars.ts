import type { ZodiacSignId } from '../signs/sign-ids.ts';

/** The country whose calendar decides when a year begins. */
export type CalendarName = 'china' | 'vietnam' | 'korea' | 'japan';

/** When the years of a country begin, and what it calls its signs. */
export interface CountryCalendar {
  /** First Gregorian year whose New Year's Day is known. */
  readonly first: number;
  /** Last Gregorian year whose New Year's Day is known. */
  readonly last: number;
  /**
   * Days by which the formula of `newYearsYearDay` misses: by one where the moon is new near midnight, by a month near
   * a leap month. Absent where the year begins on 1 January.
   */
  readonly corrections?: Readonly<Record<number, number>>;
  /** Days that local time is ahead of UTC+8, rounded so that the formulas of New Year and Start of Spring fit. */
  readonly ahead: number;
  /** English names of signs that differ from those of China. */
  readonly signNames?: { readonly [id in ZodiacSignId]?: string };
}

/** The first Gregorian year whose New Year's Day in China is known: dates from 1 January 1583 on have a sign. */
export const firstCalendarYear = 1583;
/** The last one: dates to 31 December 2200 have a sign. */
export const lastCalendarYear = 2200;

/** Years from 1929 follow GB/T 33661-2017, earlier ones the calendars issued in China at the time. */
export const china: CountryCalendar = {
  first: firstCalendarYear,
  last: lastCalendarYear,
  corrections: { 1620: 1, 1662: -1, 1795: -29, 1814: -30, 1890: -29, 1896: -1, 1985: 30, 2030: 1 },
  ahead: 0,
};

/**
 * The rule of China's calendar in UTC+7, by decision 121-CP of 8 August 1967 from 1 January 1968 on. Unlike China,
 * Vietnam had no leap month before the New Year of 1985.
 */
const vietnam: CountryCalendar = {
  first: 1968,
  last: 2100,
  corrections: {},
  ahead: -0.04,
  signNames: { ox: 'Water Buffalo', rabbit: 'Cat' },
};

/**
 * The rule of China's calendar in UTC+9, Korea's time from 1912 on. The Korea Astronomy and Space Science Institute
 * counts by it for 1954-61 too, when clocks showed UTC+8:30.
 */
const korea: CountryCalendar = {
  first: 1912,
  last: 2100,
  corrections: { 1985: 30, 2090: -1, 2092: 1 },
  ahead: 0.047,
};

/** The Gregorian year, by edict 337 of the Grand Council of State (1872) from 1 January 1873 on. */
const japan: CountryCalendar = {
  first: 1873,
  last: 2200,
  ahead: 0.047,
  signNames: { pig: 'Boar' },
};

export const countryCalendars: ReadonlyMap<CalendarName, CountryCalendar> = /* @__PURE__ */ new Map([
  ['china', china],
  ['vietnam', vietnam],
  ['korea', korea],
  ['japan', japan],
]);
