/** The country whose calendar decides when a year begins. */
export type CalendarName = 'china' | 'vietnam' | 'korea' | 'japan';

/**
 * When the years of a country begin, and what it calls its signs. A tuple, because field names would be 3 % of the cost of the
 * sign of a date. Destructure it by index, which is faster than by order:
 *
 * - the first and the last Gregorian year whose New Year's Day is known;
 * - days that local time is ahead of UTC+8, rounded so that the formulas of New Year and Start of Spring fit;
 * - corrections of the formula of `newYearsYearDay`: one day where the moon is new near midnight, a month near a leap month;
 *   absent where the year begins on January 1;
 * - English names of signs that differ from those of China, by their place on the circle.
 */
export type CountryCalendar = readonly [
  first: number,
  last: number,
  ahead: number,
  corrections?: Readonly<Record<number, number>> | undefined,
  signNames?: Readonly<Record<number, string>>,
];

/** The first Gregorian year whose New Year's Day in China is known: dates from January 1, 1583 on have a sign. */
export const firstCalendarYear = 1583;
/** The last Gregorian year whose New Year's Day in China is known: dates up to December 31, 2200 have a sign. */
export const lastCalendarYear = 2200;

/** Years from 1929 on follow GB/T 33661-2017. Earlier years follow the calendars issued in China at the time. */
export const china: CountryCalendar = [
  firstCalendarYear,
  lastCalendarYear,
  0,
  { 1620: 1, 1662: -1, 1795: -29, 1814: -30, 1890: -29, 1896: -1, 1985: 30, 2030: 1 },
];

export const countryCalendars: ReadonlyMap<CalendarName, CountryCalendar> = /* @__PURE__ */ new Map<
  CalendarName,
  CountryCalendar
>([
  ['china', china],
  // The rule of China's calendar in UTC+7, by decision 121-CP of August 8, 1967 from January 1, 1968 on. Unlike China,
  // Vietnam had no leap month before the New Year of 1985.
  ['vietnam', [1968, 2100, -0.04, {}, { 1: 'Water Buffalo', 3: 'Cat' }]],
  // The rule of China's calendar in UTC+9, Korea's time from 1912 on. The Korea Astronomy and Space Science Institute
  // counts by it for 1954-61 too, when clocks showed UTC+8:30.
  ['korea', [1912, 2100, 0.047, { 1985: 30, 2090: -1, 2092: 1 }]],
  // The Gregorian year, by edict 337 of the Grand Council of State (1872) from January 1, 1873 on.
  ['japan', [1873, 2200, 0.047, undefined, { 11: 'Boar' }]],
]);
