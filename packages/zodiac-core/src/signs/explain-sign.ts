import { type CalendarDate, toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { readOptions, type Convention, type ConventionOptions } from '../calendar/convention.ts';
import { china, countryCalendars, type CalendarName } from '../calendar/country-calendars.ts';
import { startOfSpringYearDay } from '../calendar/li-chun.ts';
import { otherNewYearsDay, sourceOfNewYear, sourceOfSpring } from '../calendar/new-year-sources.ts';
import { dateOfYearDay } from '../calendar/new-year.ts';
import { type SignSummary, zodiacSigns, type ZodiacSign } from './signs.ts';
import { zodiacDateOf, type ZodiacDate } from './zodiac-year.ts';
import { placeOf } from '../cycle/sexagenary.ts';
import type { ZodiacSignId } from '../cycle/branches.ts';

/** Why a date has its sign. */
export interface SignExplanation {
  /** The sign under the requested convention. */
  readonly answer: ZodiacDate;
  /** First day of the zodiac year that begins in the Gregorian year of the date, under that convention. */
  readonly boundary: CalendarDate;
  /** Days from the boundary to the date: negative before it, 0 on it. */
  readonly daysFromBoundary: number;
  /** The sign under each convention. */
  readonly byConvention: Readonly<Record<Convention, SignSummary>>;
  /** The sign in each country under that convention. A country whose calendar does not cover the year is absent. */
  readonly byCalendar: { readonly [name in CalendarName]?: SignSummary };
  /** Whether the date is in the same zodiac year in all those countries. Their names for the sign may still differ. */
  readonly calendarsAgree: boolean;
  /**
   * Whether sources disagree about New Year's Day of China. `otherBoundary` is the day of the other source. Always false
   * under `'li-chun'` and in other countries, where one rule computes the day.
   */
  readonly disputed: boolean;
  /** The New Year's Day of the other source, if `disputed`. */
  readonly otherBoundary: CalendarDate | undefined;
  /**
   * The source of the boundary: the calendar issued at its time, or the rule that defines it. For 1901-2100 the Hong Kong
   * Observatory prints the same New Year's Days of China.
   */
  readonly source: string;
}

/**
 * Explains the sign of a date: the boundary that decides, the distance to it, the sign under each convention and in each
 * country, and the source.
 *
 * @param date - as for `getZodiacSignByDate`
 * @param options - the calendar and the convention; by default China's New Year
 * @returns the explanation, or `undefined` where there is no such day
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such convention or
 * calendar
 * @see `getLunarNewYear` and `getStartOfSpring` for the rules; the answer names the source of its day
 * @example
 * explainSign('1990-01-20')?.daysFromBoundary; // -7
 * explainSign('2024-02-05')?.byConvention['li-chun'].name; // 'Dragon', by New Year a Rabbit
 * explainSign('1916-02-03')?.otherBoundary; // { year: 1916, month: 2, day: 4 }, by today's clock
 * explainSign('1985-02-01')?.byCalendar.vietnam; // { id: 'ox', name: 'Water Buffalo' }, in China still a Rat
 */
export function explainSign(date: DateInput, options: ConventionOptions = {}): SignExplanation | undefined {
  const [bySpring, country] = readOptions(options);
  const { calendar = 'china' } = options;
  const day = toCalendarDate(date);
  if (!day) return undefined;
  const newYear = zodiacDateOf(day, [false, country]);
  const liChun = zodiacDateOf(day, [true, country]);
  const answer = bySpring ? liChun : newYear;
  const boundary = bySpring
    ? dateOfYearDay(day.year, startOfSpringYearDay(day.year, country))
    : newYear.newYearsDay;
  const otherBoundary = bySpring || country !== china ? undefined : otherNewYearsDay(day.year);
  const byCalendar: Partial<Record<CalendarName, SignSummary>> = {};
  let calendarsAgree = true;
  for (const [name, other] of countryCalendars) {
    const [first, last] = other;
    if (day.year < first || day.year > last) continue;
    const { sign, zodiacYear } = zodiacDateOf(day, [bySpring, other]);
    byCalendar[name] = sign;
    calendarsAgree &&= zodiacYear === answer.zodiacYear;
  }
  return {
    answer,
    boundary,
    daysFromBoundary: (utc(day) - utc(boundary)) / 86_400_000,
    byConvention: { 'new-year': newYear.sign, 'li-chun': liChun.sign },
    byCalendar,
    calendarsAgree,
    disputed: !!otherBoundary,
    otherBoundary,
    source: bySpring ? sourceOfSpring(calendar) : sourceOfNewYear(day.year, calendar),
  };
}

const utc = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

/**
 * Returns the sign with an id: its facts and its prose. The prose of the signs is most of this package. `getZodiacSignById`
 * returns the facts only and leaves the prose out of a bundle.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that lists the twelve ids, when there is no such sign
 * @see general tradition; lists of numbers and colors differ from place to place
 * @example
 * describeSign('dragon').traits; // 'Confident, ambitious and generous'
 */
export function describeSign(id: ZodiacSignId): ZodiacSign {
  return zodiacSigns[placeOf(id)] as ZodiacSign;
}
