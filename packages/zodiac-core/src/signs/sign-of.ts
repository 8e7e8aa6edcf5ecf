import {
  daysInMonth,
  type CalendarDate,
  toCalendarDate,
  requireDate,
  type DateInput,
  knownFields,
} from '../calendar/date-input.ts';
import { readOptions, type ConventionOptions } from '../calendar/convention.ts';
import { startOfSpringYearDay } from '../calendar/li-chun.ts';
import { newYearsYearDay, requireYear, dateOfYearDay } from '../calendar/new-year.ts';
import { summaryIn, type SignSummary, summaryOfPlace } from './signs.ts';
import { zodiacDateOf, getZodiacSignByDate } from './zodiac-year.ts';
import { china, firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { placeOfYear } from '../cycle/sexagenary.ts';
import { requireInteger } from '../require-input.ts';

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

/** The known parts of a founding date. A day is used only with its month. */
export type FoundingDate = KnownDate;

/**
 * Returns the sign of a company, brand or state from its most precise founding date: a full date by the exact calendar, a
 * year and month by the product's lookup (January belongs to the previous year), a year by the year alone. Before 1583 and
 * after 2200, outside the calendar, the day of a full date is ignored.
 *
 * @param founding - any integer year, and the month (1 to 12) and day if known; a Temporal date of any calendar
 * @throws RangeError when the date does not exist, or the year is not an integer
 * @see `getChineseNewYear` for the source of the day
 * @example
 * foundingSign({ year: 1912, month: 2, day: 14 }).name; // 'Pig', four days before New Year's Day
 * foundingSign({ year: 1912 }).name; // 'Rat'
 */
export function foundingSign(founding: FoundingDate): SignSummary {
  const { year, month, day } = knownFields(founding);
  const place = placeOfYear(year);
  requireInteger('month', month ?? 1, 1, 12);
  if (month && day !== undefined && day !== null) {
    const date = requireDate({ year, month, day });
    if (year >= firstCalendarYear && year <= lastCalendarYear) return zodiacDateOf(date, [false, china]).sign;
  }
  return summaryOfPlace(month === 1 ? (place + 11) % 12 : place);
}

/**
 * Says on which side of Chinese New Year's Day a birthday in January or February is, and which sign follows from that.
 *
 * @param date - as for `getZodiacSignByDate`
 * @returns two sentences for a reader, or `undefined` for later months and where there is no such day
 * @throws RangeError when the day is real but outside the table of New Year's Days
 * @see `getChineseNewYear` for the source of the day
 * @example
 * boundarySentence('1990-01-20')?.slice(0, 44); // 'Chinese New Year’s Day was January 27, 1990.'
 * boundarySentence('1990-05-15'); // undefined
 */
export function boundarySentence(date: DateInput): string | undefined {
  const day = toCalendarDate(date);
  const answer = day && getZodiacSignByDate(day);
  if (!answer || day.month > 2) return undefined;
  const { newYearsDay, beforeNewYear, sign } = answer;
  const monthName = newYearsDay.month > 1 ? 'February' : 'January';
  const place = beforeNewYear
    ? 'came before it, so it still belongs to the year before'
    : 'is on or after it, so it belongs to the new year';
  return `Chinese New Year’s Day was ${monthName} ${newYearsDay.day}, ${newYearsDay.year}. This birthday ${place}: the Year of the ${sign.name}.`;
}
