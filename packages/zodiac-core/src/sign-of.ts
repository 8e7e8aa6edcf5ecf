import { daysInMonth, type CalendarDate } from './calendar-date.ts';
import type { ConventionOptions } from './convention.ts';
import { getStartOfSpring } from './li-chun.ts';
import { getChineseNewYear } from './new-year.ts';
import { summaryOfYear, type SignSummary } from './sign-summary.ts';
import { getZodiacSignByDate } from './zodiac-year.ts';

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
      /** The sign before {@link changesOn}. */
      readonly before: SignSummary;
      /** The sign from {@link changesOn} on. */
      readonly after: SignSummary;
      /** First day of the later sign. */
      readonly changesOn: CalendarDate;
      readonly text: string;
    };

const months = ['January', 'February'];

/**
 * The sign of a date by what is known of it: a year, a year and month, or the full date. Where that leaves two signs
 * open, the answer is both and the day between them, never a guess.
 *
 * @param known - year, and month and day where known; 1583 to 2200
 * @param options - the convention; Chinese New Year unless told
 * @returns one sign or two, or `undefined` where there is no such day or month
 * @throws RangeError when the year is outside the table of New Year's Days or not an integer
 * @example
 * signOf({ year: 1912, month: 2 })?.text; // 'either Pig until 17 February or Rat from the 18th'
 * signOf({ year: 1912, month: 2, day: 14 })?.text; // 'Pig'
 */
export function signOf({ year, month, day }: KnownDate, options: ConventionOptions = {}): SignOf | undefined {
  const changesOn = options.convention === 'li-chun' ? getStartOfSpring(year) : getChineseNewYear(year);
  if (month !== undefined && month !== null) {
    const lastDay = Number.isInteger(month) ? daysInMonth(year, month) : 0;
    const first = signOn({ year, month, day: day ?? 1 }, options);
    const last = signOn({ year, month, day: day ?? lastDay }, options);
    if (!first || !last) return undefined;
    if (first.zodiacYear === last.zodiacYear) return first;
  }
  const before = summaryOfYear(year - 1);
  const after = summaryOfYear(year);
  return { certain: false, before, after, changesOn, text: either(before, after, changesOn) };
}

function signOn(date: CalendarDate, options: ConventionOptions): (SignOf & { certain: true }) | undefined {
  const found = getZodiacSignByDate(date, options);
  return found && { certain: true, sign: found.sign, zodiacYear: found.zodiacYear, text: found.sign.name };
}

function either(before: SignSummary, after: SignSummary, { month, day }: CalendarDate): string {
  const until = day > 1 ? `${day - 1} ${months[month - 1]}` : '31 January';
  const from = day > 1 ? `the ${day}${ordinalSuffix(day)}` : '1 February';
  return `either ${before.name} until ${until} or ${after.name} from ${from}`;
}

function ordinalSuffix(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}
