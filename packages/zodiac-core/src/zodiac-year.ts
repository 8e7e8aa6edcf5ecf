import { toCalendarDate, type CalendarDate, type DateInput } from './calendar-date.ts';
import { isBefore } from './compare-dates.ts';
import type { Convention, ConventionOptions } from './convention.ts';
import type { Element, Polarity } from './elements.ts';
import { getStartOfSpring } from './li-chun.ts';
import type { EarthlyBranch } from './branches.ts';
import { getChineseNewYear } from './new-year.ts';
import { sexagenaryYear } from './sexagenary.ts';
import { summaryOfYear, type SignSummary } from './sign-summary.ts';
import type { HeavenlyStem } from './stems.ts';

/** What a date says, exactly. */
export interface ZodiacDate {
  /** The sign in brief; `getZodiacSignById(sign.id)` has the rest. */
  readonly sign: SignSummary;
  /** The Gregorian year in which the zodiac year began. */
  readonly zodiacYear: number;
  /** Chinese New Year's Day of the Gregorian year of the date, under either convention. */
  readonly newYearsDay: CalendarDate;
  /** Whether the date falls before that day. */
  readonly beforeNewYear: boolean;
  /** The year's element, by its heavenly stem; not the sign's fixed element. */
  readonly yearElement: Element;
  /** The year's polarity; always that of its sign. */
  readonly polarity: Polarity;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
  /** The year's name in the cycle of sixty, such as `'己巳'`. */
  readonly sexagenaryName: string;
  /** The convention that was followed. */
  readonly convention: Convention;
}

/**
 * The sign of a date by the true first day of its zodiac year.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate`; 1 January 1583 to
 * 31 December 2200. A plain calendar date: for a birth, the local date at the place of birth
 * @param options - the convention; Chinese New Year unless told
 * @returns the sign and its year, or `undefined` where there is no such day (30 February, month 13, text, `null`)
 * @throws RangeError when the day is real but outside the table of New Year's Days
 * @see GB/T 33661-2017, and the tables of the Hong Kong Observatory for 1901-2100
 * @example
 * getZodiacSignByDate('1990-01-20')?.sign.name; // 'Snake'
 * getZodiacSignByDate('1990-01-27')?.sign.name; // 'Horse'
 */
export function getZodiacSignByDate(
  date: DateInput,
  { convention = 'new-year' }: ConventionOptions = {},
): ZodiacDate | undefined {
  const day = toCalendarDate(date);
  if (!day) return undefined;
  const newYearsDay = getChineseNewYear(day.year);
  const beforeNewYear = isBefore(day, newYearsDay);
  const beforeStart = convention === 'li-chun' ? isBefore(day, getStartOfSpring(day.year)) : beforeNewYear;
  const zodiacYear = beforeStart ? day.year - 1 : day.year;
  const { stem, branch, name } = sexagenaryYear(zodiacYear);
  return {
    sign: summaryOfYear(zodiacYear),
    zodiacYear,
    newYearsDay,
    beforeNewYear,
    yearElement: stem.element,
    polarity: stem.polarity,
    stem,
    branch,
    sexagenaryName: name,
    convention,
  };
}
