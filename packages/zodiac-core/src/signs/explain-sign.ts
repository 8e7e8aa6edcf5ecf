import type { CalendarDate } from '../calendar/calendar-date.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { isBySpring, type Convention, type ConventionOptions } from '../calendar/convention.ts';
import { getStartOfSpring } from '../calendar/li-chun.ts';
import { otherNewYearsDay, sourceOfNewYear, standard } from '../calendar/new-year-sources.ts';
import type { SignSummary } from './sign-summary.ts';
import { getZodiacSignByDate, type ZodiacDate } from '../calendar/zodiac-year.ts';

/** Why a date has its sign. */
export interface SignExplanation {
  /** The answer under the convention asked for. */
  readonly answer: ZodiacDate;
  /** First day of the zodiac year that begins in the Gregorian year of the date, under that convention. */
  readonly boundary: CalendarDate;
  /** Days from the boundary to the date: negative before it, 0 on it. */
  readonly daysFromBoundary: number;
  /** The sign under each convention. */
  readonly byConvention: Readonly<Record<Convention, SignSummary>>;
  /**
   * Whether another source gives another New Year's Day, `otherBoundary`. Under `'li-chun'` it is false: those days
   * are computed by one rule.
   */
  readonly disputed: boolean;
  /** Where `disputed`, the New Year's Day of the other source. */
  readonly otherBoundary: CalendarDate | undefined;
  /**
   * Where the boundary is taken from: the calendar issued at its time, or the standard that defines it. For 1901-2100
   * the Hong Kong Observatory prints the same New Year's Days.
   */
  readonly source: string;
}

/**
 * Why a date has its sign: the day that decides, how far off it is, the sign under each convention, and the source.
 *
 * @param date - as for `getZodiacSignByDate`
 * @param options - the convention; Chinese New Year unless told
 * @returns the explanation, or `undefined` where there is no such day
 * @throws RangeError when the day is real but outside the table of New Year's Days, or there is no such convention
 * @example
 * explainSign('1990-01-20')?.daysFromBoundary; // -7
 * explainSign('2024-02-05')?.byConvention['li-chun'].name; // 'Dragon', by New Year a Rabbit
 * explainSign('1916-02-03')?.otherBoundary; // { year: 1916, month: 2, day: 4 }, by today's clock
 */
export function explainSign(date: DateInput, options: ConventionOptions = {}): SignExplanation | undefined {
  const bySpring = isBySpring(options);
  const day = toCalendarDate(date);
  const newYear = day && getZodiacSignByDate(day);
  const liChun = day && getZodiacSignByDate(day, { convention: 'li-chun' });
  if (!newYear || !liChun) return undefined;
  const boundary = bySpring ? getStartOfSpring(day.year) : newYear.newYearsDay;
  const otherBoundary = bySpring ? undefined : otherNewYearsDay(day.year);
  return {
    answer: bySpring ? liChun : newYear,
    boundary,
    daysFromBoundary: (utc(day) - utc(boundary)) / 86_400_000,
    byConvention: { 'new-year': newYear.sign, 'li-chun': liChun.sign },
    disputed: !!otherBoundary,
    otherBoundary,
    source: bySpring ? standard : sourceOfNewYear(day.year),
  };
}

const utc = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);
