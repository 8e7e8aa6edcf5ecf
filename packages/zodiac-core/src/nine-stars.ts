/**
 * The nine stars (九星) of a year, a month and a day.
 *
 * @packageDocumentation
 */
import type { CalendarOptions } from './calendar/convention.ts';
import { toCalendarDate, type DateInput, dayNumber } from './calendar/date-input.ts';
import { dayOfCycleFrom, modulo } from './cycle/sexagenary.ts';
import { yearOfMonth } from './pillars/solar-months.ts';
import { requireInteger } from './require-input.ts';
import { momentOfTerm } from './solar-terms/moments.ts';
import { monthOfDay } from './solar-terms/month-of-day.ts';
import { dayOfMoment, readTermCalendar, type TermCalendar } from './solar-terms/solar-terms.ts';
import type { Element } from './cycle/stems.ts';

export type { CalendarDate, DateInput } from './calendar/date-input.ts';
export type { CalendarOptions } from './calendar/convention.ts';
export type { CalendarName } from './calendar/country-calendars.ts';
export type { Element } from './cycle/stems.ts';

/** The stars of a day, its month and its year. */
export interface NineStarsOfDay {
  readonly year: NineStar;
  readonly month: NineStar;
  readonly day: NineStar;
}

/** The places of the two solstices among the solar terms of a year. */
const summerSolstice = 11;
const winterSolstice = 23;

/**
 * The nine stars (九星, 紫白) of a day, its month and its year. Year and month change on the days of their solar terms, and the
 * stars of both run backward: those of years from 七赤 in 1984, those of months from 八白, 五黃 or 二黑 in the month of the Tiger.
 * The stars of days run forward from 一白 on the 甲子 day nearest to the winter solstice, and backward from 九紫 on the one nearest
 * to the summer solstice.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the stars, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see 欽定協紀辨方書 (Xieji bianfang shu, 1741), volume 8, 三元年九星入中宮 and 三元月九星入中宮; the stars of days are general tradition. Where two
 * turns are 240 days apart, not 180, the run is counted from its beginning
 * @example
 * nineStarsOf('2026-11-25')?.year.name; // '一白'
 * nineStarsOf('2026-02-03')?.year.name; // '二黑', a day before the Start of Spring
 */
export function nineStarsOf(date: DateInput, options: CalendarOptions = {}): NineStarsOfDay | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  const month = monthOfDay(day, calendar);
  const year = yearOfMonth(month);
  const monthsFromTiger = month - (year * 12 + 1);
  return {
    year: starAt(6 - (year - 1984)),
    month: starAt(7 - 3 * modulo(year - 1984, 3) - monthsFromTiger),
    day: starOfDay(day, calendarDate.year, calendar),
  };
}

const starAt = (index: number): NineStar => nineStars[modulo(index, 9)] as NineStar;

function starOfDay(day: number, year: number, calendar: TermCalendar): NineStar {
  const turns = [
    { from: turnAt(year, winterSolstice, calendar), isForward: true },
    { from: turnAt(year, summerSolstice, calendar), isForward: false },
    { from: turnAt(year - 1, winterSolstice, calendar), isForward: true },
    { from: turnAt(year - 1, summerSolstice, calendar), isForward: false },
  ];
  const { from, isForward } = turns.find((turn) => turn.from <= day) as (typeof turns)[number];
  return starAt(isForward ? day - from : from - day - 1);
}

/** The 甲子 day nearest to a solstice. If two are equally near, the later one. */
function turnAt(year: number, term: number, calendar: TermCalendar): number {
  return dayOfCycleFrom(dayOfMoment(momentOfTerm(year, term), calendar) - 29, 0, 60);
}

/** One of the nine stars (九星). */
export interface NineStar {
  /** The number of the star, 1 to 9. */
  readonly number: number;
  /** Chinese name, such as `'一白'`. */
  readonly name: string;
  /** English name, such as `'One White'`. */
  readonly english: string;
  readonly element: Element;
}

const rows =
  '一白|One White|Water,二黑|Two Black|Earth,三碧|Three Jade|Wood,四綠|Four Green|Wood,五黃|Five Yellow|Earth,六白|Six White|Metal,七赤|Seven Red|Metal,八白|Eight White|Earth,九紫|Nine Purple|Fire';

/** The nine stars (九星) in their order. Frozen. */
export const nineStars: readonly NineStar[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ rows.split(',').map((row, index) => {
    const [name = '', english = '', element = ''] = row.split('|');
    return Object.freeze({ number: index + 1, name, english, element: element as Element });
  }),
);
