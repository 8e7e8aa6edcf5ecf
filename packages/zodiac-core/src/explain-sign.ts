import { toCalendarDate, type CalendarDate, type DateInput } from './calendar-date.ts';
import type { Convention, ConventionOptions } from './convention.ts';
import { dayNumber } from './compare-dates.ts';
import { getStartOfSpring } from './li-chun.ts';
import type { SignSummary } from './sign-summary.ts';
import { getZodiacSignByDate, type ZodiacDate } from './zodiac-year.ts';

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
  /** Whether both conventions name the same sign. */
  readonly conventionsAgree: boolean;
  /** Whether sources differ by a day on this New Year's Day (1600 and 1609). */
  readonly disputed: boolean;
  /** Where the boundary comes from. */
  readonly source: string;
  /** The explanation as a sentence. */
  readonly text: string;
}

/**
 * Why a date has its sign: the day that decides, how far off it is, the sign under each convention, and the source.
 *
 * @param date - as for `getZodiacSignByDate`
 * @param options - the convention; Chinese New Year unless told
 * @returns the explanation, or `undefined` where there is no such day
 * @throws RangeError when the day is real but outside the table of New Year's Days
 * @example
 * explainSign('1990-01-20')?.daysFromBoundary; // -7
 */
export function explainSign(date: DateInput, options: ConventionOptions = {}): SignExplanation | undefined {
  const day = toCalendarDate(date);
  const newYear = day && getZodiacSignByDate(day);
  const liChun = day && getZodiacSignByDate(day, { convention: 'li-chun' });
  if (!newYear || !liChun) return undefined;
  const bySpring = options.convention === 'li-chun';
  const answer = bySpring ? liChun : newYear;
  const boundary = bySpring ? getStartOfSpring(day.year) : newYear.newYearsDay;
  const daysFromBoundary = dayNumber(day) - dayNumber(boundary);
  const name = bySpring ? 'Start of Spring' : 'Chinese New Year';
  return {
    answer,
    boundary,
    daysFromBoundary,
    byConvention: { 'new-year': newYear.sign, 'li-chun': liChun.sign },
    conventionsAgree: newYear.zodiacYear === liChun.zodiacYear,
    disputed: !bySpring && (day.year === 1600 || day.year === 1609),
    source: bySpring
      ? 'Solar longitude 315°, UTC+8 (GB/T 33661-2017)'
      : 'GB/T 33661-2017; 1901-2100 as the Hong Kong Observatory prints them',
    text: `${iso(day)} is ${distance(daysFromBoundary)} ${name} of ${day.year} (${iso(boundary)}), so it belongs to the Year of the ${answer.sign.name} that began in ${answer.zodiacYear}.`,
  };
}

function distance(days: number): string {
  if (days === 0) return 'the day of';
  const count = Math.abs(days);
  return `${count} ${count === 1 ? 'day' : 'days'} ${days < 0 ? 'before' : 'after'}`;
}

const iso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
