/**
 * The dog days (三伏) of summer and the nine nines (數九) of winter.
 *
 * @packageDocumentation
 */
import type { CalendarOptions } from './calendar/convention.ts';
import { toCalendarDate, type DateInput, dayNumber } from './calendar/date-input.ts';
import { dayOfCycleFrom } from './cycle/sexagenary.ts';
import { requireInteger } from './require-input.ts';
import { momentOfTerm } from './solar-terms/moments.ts';
import { dayOfMoment, readTermCalendar } from './solar-terms/solar-terms.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions } from './calendar/convention.ts';
export type { CalendarName } from './calendar/country-calendars.ts';

/** One of the three periods of the dog days. */
export type DogPeriod = 'first' | 'middle' | 'last';

/** A day of the dog days (三伏). */
export interface DogDay {
  readonly period: DogPeriod;
  /** Chinese name of the period: `'初伏'`, `'中伏'` or `'末伏'`. */
  readonly name: string;
  /** Day of the period, from 1. A period has ten days; the middle one may have twenty. */
  readonly day: number;
}

const summerSolstice = 11;
const startOfAutumn = 14;

/**
 * The day of the dog days (三伏) on a date. The first period begins on the third 庚 day from the summer solstice on, the middle one
 * ten days later, and the last, of ten days, on the first 庚 day from the Start of Autumn on.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the day, or `undefined` on other days and where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see general tradition, by the rhyme 夏至三庚數頭伏
 * @example
 * dogDayOf('2026-07-15'); // { period: 'first', name: '初伏', day: 1 }
 * dogDayOf('2026-07-14'); // undefined
 */
export function dogDayOf(date: DateInput, options: CalendarOptions = {}): DogDay | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  const { year } = calendarDate;
  requireInteger('year', year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  const first = metalDayFrom(dayOfMoment(momentOfTerm(year, summerSolstice), calendar)) + 20;
  const middle = first + 10;
  const last = metalDayFrom(dayOfMoment(momentOfTerm(year, startOfAutumn), calendar));
  if (day < first || day >= last + 10) return undefined;
  if (day >= last) return { period: 'last', name: '末伏', day: day - last + 1 };
  return day < middle
    ? { period: 'first', name: '初伏', day: day - first + 1 }
    : { period: 'middle', name: '中伏', day: day - middle + 1 };
}

/** The first day of 庚, the seventh stem. */
const metalDayFrom = (day: number): number => dayOfCycleFrom(day, 6, 10);

/** A day of the nine nines (數九), the 81 days from the winter solstice on. */
export interface NineNine {
  /** The number of the nine, 1 to 9. */
  readonly nine: number;
  /** Chinese name, such as `'一九'`. */
  readonly name: string;
  /** Day of the nine, 1 to 9. */
  readonly day: number;
}

const winterSolstice = 23;

/**
 * The day of the nine nines (數九) on a date. They are nine times nine days, and the first day is the winter solstice.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the day, or `undefined` on other days and where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see general tradition
 * @example
 * nineNineOf('2026-12-22'); // { nine: 1, name: '一九', day: 1 }
 * nineNineOf('2026-12-21'); // undefined
 */
export function nineNineOf(date: DateInput, options: CalendarOptions = {}): NineNine | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  const { year } = calendarDate;
  requireInteger('year', year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  for (const each of [year, year - 1]) {
    const since = day - dayOfMoment(momentOfTerm(each, winterSolstice), calendar);
    if (since >= 0 && since < 81) {
      const nine = Math.floor(since / 9) + 1;
      return { nine, name: `${'一二三四五六七八九'.charAt(nine - 1)}九`, day: (since % 9) + 1 };
    }
  }
  return undefined;
}
