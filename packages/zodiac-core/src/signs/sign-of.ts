import { daysInMonth, type CalendarDate } from '../calendar/calendar-date.ts';
import { readOptions, type ConventionOptions } from '../calendar/convention.ts';
import { toCalendarDate } from '../calendar/date-input.ts';
import { knownFields } from '../calendar/known-fields.ts';
import { startOfSpringYearDay } from '../calendar/li-chun.ts';
import { newYearsYearDay } from '../calendar/new-year.ts';
import { requireYear } from '../calendar/require-year.ts';
import { dateOfYearDay } from '../calendar/year-day.ts';
import { summaryIn, type SignSummary } from './sign-summary.ts';
import { zodiacDateOf } from './zodiac-year.ts';

/** The known parts of a date. A day is used only with its month. */
export interface KnownDate {
  readonly year: number;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

/** The sign, or the two possible signs, of a date. */
export type SignOf =
  | { readonly certain: true; readonly sign: SignSummary; readonly zodiacYear: number; readonly text: string }
  | {
      readonly certain: false;
      /** The sign before `changesOn`. */
      readonly before: SignSummary;
      /** The sign from `changesOn` on. */
      readonly after: SignSummary;
      /** First day of the later sign. */
      readonly changesOn: CalendarDate;
      readonly text: string;
    };

/**
 * The sign of a date of which a year, a year and month, or the full date is known. If two signs are possible, returns
 * both and the day that separates them, never a guess.
 *
 * @param known - year, and month and day where known; the years as for `getZodiacSignByDate`. A Temporal date of any calendar, or a
 * `PlainYearMonth` of the ISO calendar
 * @param options - the calendar and the convention; by default China's New Year. In Japan the year alone decides
 * @returns one sign or two, or `undefined` where there is no such day or month
 * @throws RangeError when the year is outside the years of the calendar or not an integer, or there is no such
 * convention or calendar
 * @see `explainSign`, which names the source of the day
 * @example
 * signOf({ year: 1912, month: 2 })?.text; // 'either Pig until February 17 or Rat from the 18th'
 * signOf({ year: 1912, month: 2, day: 14 })?.text; // 'Pig'
 */
export function signOf(known: KnownDate, options: ConventionOptions = {}): SignOf | undefined {
  const rule = readOptions(options);
  const [bySpring, country] = rule;
  const { year, month, day } = knownFields(known);
  const changesOn = dateOfYearDay(
    requireYear(year, country),
    (bySpring ? startOfSpringYearDay : newYearsYearDay)(year, country),
  );
  const byMonth = month !== undefined && month !== null;
  const [firstMonth, lastMonth, onDay] = byMonth ? [month, month, day] : [1, 12];
  const first = toCalendarDate({ year, month: firstMonth, day: onDay ?? 1 });
  const last = toCalendarDate({ year, month: lastMonth, day: onDay ?? daysInMonth(year, lastMonth) });
  if (!first || !last) return undefined;
  const { sign, zodiacYear } = zodiacDateOf(last, rule);
  if (zodiacDateOf(first, rule).zodiacYear === zodiacYear)
    return { certain: true, sign, zodiacYear, text: sign.name };
  const before = summaryIn(country, (year - 5) % 12);
  return { certain: false, before, after: sign, changesOn, text: either(before, sign, changesOn) };
}

/** New Year's Days are from January 21 to February 21, Starts of Spring from February 3 to 5. */
function either(before: SignSummary, after: SignSummary, { month, day }: CalendarDate): string {
  if (day === 1) return `either ${before.name} until January 31 or ${after.name} from February 1`;
  const monthName = month > 1 ? 'February' : 'January';
  const suffix = ['th', 'st', 'nd', 'rd'][day > 10 && day < 14 ? 0 : day % 10] ?? 'th';
  return `either ${before.name} until ${monthName} ${day - 1} or ${after.name} from the ${day}${suffix}`;
}
