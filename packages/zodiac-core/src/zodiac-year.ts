import { toCalendarDate, type CalendarDate } from './calendar-date.ts';
import { getChineseNewYear } from './new-year.ts';
import { getZodiacSign } from './get-zodiac-sign.ts';
import {
  sexagenaryYear,
  type EarthlyBranch,
  type Element,
  type HeavenlyStem,
  type Polarity,
} from './sexagenary.ts';
import type { ZodiacSign } from './signs.ts';

/** What a birth date says, exactly. */
export interface ZodiacDate {
  readonly sign: ZodiacSign;
  /** The Gregorian year in which the zodiac year began. */
  readonly zodiacYear: number;
  /** New Year's Day of the Gregorian year of the date. */
  readonly newYearsDay: CalendarDate;
  /** Whether the date falls before that day, and so belongs to the sign of the year before. */
  readonly beforeNewYear: boolean;
  /** The year's element, by its heavenly stem; not the sign's fixed element. */
  readonly yearElement: Element;
  readonly polarity: Polarity;
  readonly stem: HeavenlyStem;
  readonly branch: EarthlyBranch;
}

/**
 * The sign of a birth date by the true New Year's Day of its year.
 *
 * @param date - `YYYY-MM-DD`, or year, month and day; 1583 to 2200
 * @returns the sign and its year, or `undefined` where there is no such day
 * @throws RangeError when the day is real but outside the table of New Year's Days
 * @example
 * getZodiacSignByDate('1990-01-20')?.sign.name; // 'Snake'
 */
export function getZodiacSignByDate(date: CalendarDate | string): ZodiacDate | undefined {
  const day = toCalendarDate(date);
  if (!day) return undefined;
  const newYearsDay = getChineseNewYear(day.year);
  const beforeNewYear = day.month * 100 + day.day < newYearsDay.month * 100 + newYearsDay.day;
  const zodiacYear = beforeNewYear ? day.year - 1 : day.year;
  const sign = getZodiacSign(zodiacYear);
  if (!sign) return undefined;
  const { stem, branch } = sexagenaryYear(zodiacYear);
  return {
    sign,
    zodiacYear,
    newYearsDay,
    beforeNewYear,
    yearElement: stem.element,
    polarity: stem.polarity,
    stem,
    branch,
  };
}
