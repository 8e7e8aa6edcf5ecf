import type { CalendarOptions } from '../calendar/convention.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { dayNumber } from '../calendar/days.ts';
import { solarTermOf } from '../solar-terms/solar-term-of.ts';
import { solarTermIds } from '../solar-terms/terms.ts';
import { phenologies, type Phenology } from './phenologies.ts';

/** A day of a phenology. */
export interface PhenologyDay extends Phenology {
  /** Day of the phenology, from 1. The third of a term has the days that are left, five to seven. */
  readonly day: number;
}

/**
 * The phenology (七十二候) in which a date falls. Each solar term has three: the first two have five days, the third
 * has the rest of the term.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `solarTermsOf`
 * @param options - the calendar; China's by default
 * @returns the phenology, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see 月令七十二候集解 (attributed to Wu Cheng, 1249-1333) for order and names; the English names are ours, and name the animals as it explains them
 * @example
 * phenologyOf('2026-02-04')?.english; // 'East wind thaws the ice'
 * phenologyOf('2024-04-21')?.day; // 3
 */
export function phenologyOf(date: DateInput, options: CalendarOptions = {}): PhenologyDay | undefined {
  const term = solarTermOf(date, options);
  const calendarDate = toCalendarDate(date);
  if (!term || !calendarDate) return undefined;
  const since = dayNumber(calendarDate) - dayNumber(term.date);
  const part = Math.min(Math.floor(since / 5), 2);
  const place = ((solarTermIds.indexOf(term.id) + 22) % 24) * 3 + part;
  return { ...(phenologies[place] as Phenology), day: since - part * 5 + 1 };
}
