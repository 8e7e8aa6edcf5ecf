import { daysInMonth, type CalendarDate } from '../calendar/calendar-date.ts';
import { isBySpring, type ConventionOptions } from '../calendar/convention.ts';
import { knownFields } from '../calendar/known-fields.ts';
import { getStartOfSpring } from '../calendar/li-chun.ts';
import { getChineseNewYear } from '../calendar/new-year.ts';
import { summaryOfPlace, type SignSummary } from './sign-summary.ts';
import { getZodiacSignByDate } from '../calendar/zodiac-year.ts';

/** What is known of a date; a day counts only with its month. */
export interface KnownDate {
  readonly year: number;
  readonly month?: number | null | undefined;
  readonly day?: number | null | undefined;
}

/** The sign of what is known, as far as that decides it. */
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
 * The sign of a date by what is known of it: a year, a year and month, or the full date. Where that leaves two signs
 * open, the answer is both and the day between them, never a guess.
 *
 * @param known - year, and month and day where known; 1583 to 2200. A Temporal date of any calendar, or a
 * `PlainYearMonth` of the ISO calendar
 * @param options - the convention; Chinese New Year unless told
 * @returns one sign or two, or `undefined` where there is no such day or month
 * @throws RangeError when the year is outside the table of New Year's Days or not an integer, or there is no such
 * convention
 * @example
 * signOf({ year: 1912, month: 2 })?.text; // 'either Pig until 17 February or Rat from the 18th'
 * signOf({ year: 1912, month: 2, day: 14 })?.text; // 'Pig'
 */
export function signOf(known: KnownDate, options: ConventionOptions = {}): SignOf | undefined {
  const { year, month, day } = knownFields(known);
  const changesOn = isBySpring(options) ? getStartOfSpring(year) : getChineseNewYear(year);
  if (month !== undefined && month !== null) {
    const first = getZodiacSignByDate({ year, month, day: day ?? 1 }, options);
    const last = first && getZodiacSignByDate({ year, month, day: day ?? daysInMonth(year, month) }, options);
    if (!last) return undefined;
    const { sign, zodiacYear } = last;
    if (first.zodiacYear === zodiacYear) return { certain: true, sign, zodiacYear, text: sign.name };
  }
  const before = summaryOfPlace((year - 5) % 12);
  const after = summaryOfPlace((year - 4) % 12);
  return { certain: false, before, after, changesOn, text: either(before, after, changesOn) };
}

/** New Year's Days are from 21 January to 21 February, Starts of Spring from 3 to 5 February. */
function either(before: SignSummary, after: SignSummary, { month, day }: CalendarDate): string {
  if (day === 1) return `either ${before.name} until 31 January or ${after.name} from 1 February`;
  const monthName = month > 1 ? 'February' : 'January';
  const suffix = ['th', 'st', 'nd', 'rd'][day > 10 && day < 14 ? 0 : day % 10] ?? 'th';
  return `either ${before.name} until ${day - 1} ${monthName} or ${after.name} from the ${day}${suffix}`;
}
