import type { CalendarOptions } from '../calendar/convention.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { dayNumber } from '../calendar/days.ts';
import { requireInteger } from '../require-input.ts';
import { momentOfTerm } from '../solar-terms/moments.ts';
import { dayOfMoment, readTermCalendar } from '../solar-terms/solar-terms.ts';

/** A day of the nine nines (數九), the 81 days from the winter solstice on. */
export interface NineNine {
  /** Which of the nine, 1 to 9. */
  readonly nine: number;
  /** Chinese name, such as `'一九'`. */
  readonly name: string;
  /** Day of the nine, 1 to 9. */
  readonly day: number;
}

const winterSolstice = 23;

/**
 * The day of the nine nines (數九) that a date is: nine times nine days, the first of which is the winter solstice.
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
