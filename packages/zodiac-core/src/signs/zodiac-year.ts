import type { CalendarDate } from '../calendar/calendar-date.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { readOptions, type ConventionOptions, type Rule } from '../calendar/convention.ts';
import type { Element, Polarity } from '../cycle/elements.ts';
import { branchCharacters, type BranchCharacter } from '../cycle/branches.ts';
import type { SexagenaryName } from '../cycle/sexagenary.ts';
import { startOfSpringYearDay } from '../calendar/li-chun.ts';
import { newYearsYearDay } from '../calendar/new-year.ts';
import { summaryIn, type SignSummary } from './sign-summary.ts';
import { stemCharacters, stemElements, type StemCharacter } from '../cycle/stems.ts';
import { dateOfYearDay } from '../calendar/year-day.ts';

/** The zodiac year of an exact date. */
export interface ZodiacDate {
  /**
   * The sign in brief; `getZodiacSignById(sign.id)` has the rest. Its name is that of the calendar's country: the rabbit
   * is the Cat in Vietnam, the ox the Water Buffalo; the pig is the Boar in Japan. The id is the same everywhere.
   */
  readonly sign: SignSummary;
  /** The Gregorian year in which the zodiac year began. */
  readonly zodiacYear: number;
  /** New Year's Day of the calendar in the Gregorian year of the date, under either convention. */
  readonly newYearsDay: CalendarDate;
  /** Whether the date falls before that day. */
  readonly beforeNewYear: boolean;
  /** The year's element, by its heavenly stem; not the sign's fixed element. */
  readonly yearElement: Element;
  /** The year's polarity; always that of its sign. */
  readonly polarity: Polarity;
  /** The year's heavenly stem, such as `'己'`; `sexagenaryYear(zodiacYear)` tells more of it. */
  readonly stem: StemCharacter;
  /** The year's earthly branch, such as `'巳'`. */
  readonly branch: BranchCharacter;
  /** The year's name in the cycle of sixty, stem and branch, such as `'己巳'`. */
  readonly sexagenaryName: SexagenaryName;
}

/**
 * The sign of a date by the true first day of its zodiac year.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; January 1
 * 1583 to December 31, 2200, in Vietnam 1968 to 2100, in Korea 1912 to 2100, in Japan 1873 to 2200. A plain calendar date:
 * for a birth, the local date at the place of birth
 * @param options - the calendar and the convention; China's New Year by default
 * @returns the sign and its year, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such
 * convention or calendar
 * @see `explainSign`, which names the source of the day
 * @example
 * getZodiacSignByDate('1990-01-20')?.sign.name; // 'Snake'
 * getZodiacSignByDate('1990-01-27')?.sign.name; // 'Horse'
 * getZodiacSignByDate('1987-03-01', { calendar: 'vietnam' })?.sign.name; // 'Cat'
 */
export function getZodiacSignByDate(
  date: DateInput,
  options: ConventionOptions = {},
): ZodiacDate | undefined {
  const rule = readOptions(options);
  const day = toCalendarDate(date);
  return day && zodiacDateOf(day, rule);
}

/**
 * The zodiac year of a real day under a convention.
 *
 * @throws RangeError that names the range, when the calendar does not know the year
 */
export function zodiacDateOf(date: CalendarDate, { 0: bySpring, 1: country }: Rule): ZodiacDate {
  const { year, month, day } = date;
  const { 0: first, 1: last } = country;
  if (year < first || year > last) throw new RangeError(`The years are ${first} to ${last}, not ${year}.`);
  // Which day of its year a day of January or February is; more than any of those for a later day.
  const today = month * 31 + day - 31;
  const newYear = newYearsYearDay(year, country);
  const start = bySpring ? startOfSpringYearDay(year, country) : newYear;
  const zodiacYear = today < start ? year - 1 : year;
  // 4 CE was the first of a cycle of sixty.
  const stemPlace = (zodiacYear - 4) % 10;
  const branchPlace = (zodiacYear - 4) % 12;
  const stem = stemCharacters[stemPlace] as StemCharacter;
  const branch = branchCharacters[branchPlace] as BranchCharacter;
  return {
    sign: summaryIn(country, branchPlace),
    zodiacYear,
    newYearsDay: dateOfYearDay(year, newYear),
    beforeNewYear: today < newYear,
    yearElement: stemElements[stemPlace >> 1] as Element,
    polarity: stemPlace % 2 ? 'Yin' : 'Yang',
    stem,
    branch,
    sexagenaryName: (stem + branch) as SexagenaryName,
  };
}
