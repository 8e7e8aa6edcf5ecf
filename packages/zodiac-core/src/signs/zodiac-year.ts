import { type CalendarDate, toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { readOptions, type ConventionOptions, type Rule } from '../calendar/convention.ts';
import {
  type Element,
  type Polarity,
  stemCharacters,
  stemElements,
  type StemCharacter,
} from '../cycle/stems.ts';
import { branchCharacters, type BranchCharacter, type ZodiacSignId } from '../cycle/branches.ts';
import { type SexagenaryName, placeOfYear, placeOf, modulo } from '../cycle/sexagenary.ts';
import { startOfSpringYearDay } from '../calendar/li-chun.ts';
import { newYearsYearDay, dateOfYearDay } from '../calendar/new-year.ts';
import {
  summaryIn,
  type SignSummary,
  zodiacSigns,
  type ZodiacSign,
  signFacts,
  type SignFacts,
} from './signs.ts';
import { requireInteger } from '../require-input.ts';

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
  /** The year's heavenly stem, such as `'己'`; `sexagenaryYear(zodiacYear)` has more about it. */
  readonly stem: StemCharacter;
  /** The year's earthly branch, such as `'巳'`. */
  readonly branch: BranchCharacter;
  /** The year's name in the cycle of sixty, stem and branch, such as `'己巳'`. */
  readonly sexagenaryName: SexagenaryName;
}

/**
 * The sign of a date by the true first day of its zodiac year.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; January 1, 1583 to
 *   December 31, 2200, in Vietnam 1968 to 2100, in Korea 1912 to 2100, in Japan 1873 to 2200. A plain calendar date: for a birth,
 *   the local date at the place of birth
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
  // The day of the year. From March on it is too large, which makes no difference: the zodiac year begins before.
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

/**
 * The product's lookup by year and month: the sign with a listed year that differs from the given one by a multiple of 12.
 * It is wrong for about one birth date in ten; `getZodiacSignByDate` is exact.
 *
 * @param year - any integer year, before 1 CE too (0 is 1 BCE)
 * @param monthOrMode - with 1 (January, the "lunar mode") the previous year is used, with any other value `year` itself
 * @returns the sign, or `undefined` where the year is not an integer
 * @see `sexagenaryYear` for the cycle
 * @example
 * getZodiacSign(1988)?.name; // 'Dragon'
 * getZodiacSign(1988, 1)?.name; // 'Rabbit'
 */
export function getZodiacSign(year: number, monthOrMode = 2): ZodiacSign | undefined {
  if (!Number.isInteger(year)) return undefined;
  const place = placeOfYear(year);
  return zodiacSigns[monthOrMode === 1 ? (place + 11) % 12 : place];
}

/**
 * Returns the facts of the sign with an id: its names, element, polarity and branch. `describeSign` also returns its prose.
 *
 * @param id - such as `'dragon'`
 * @throws RangeError that lists the twelve ids, when there is no such sign
 * @see general tradition; the element is that of the branch
 * @example
 * getZodiacSignById('dragon').character; // '龍'
 */
export function getZodiacSignById(id: ZodiacSignId): SignFacts {
  return signFacts[placeOf(id)] as SignFacts;
}

/**
 * The next zodiac year of a sign after a given year.
 *
 * @param id - the sign
 * @param after - a zodiac year, an integer of -(2^53 - 1) to 2^53 - 13; the answer is 1 to 12 years later
 * @returns the Gregorian year in which that zodiac year begins
 * @throws RangeError when there is no such sign, or the year is not an integer that leaves room for the answer
 * @see `sexagenaryYear` for the cycle: 4 CE began with the Rat
 * @example
 * nextYearOfSign('dragon', 2026); // 2036
 */
export function nextYearOfSign(id: ZodiacSignId, after: number): number {
  requireInteger('year', after, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 12);
  return after + 12 - modulo(placeOfYear(after) - placeOf(id), 12);
}
