import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { toCalendarDate, type DateInput } from '../calendar/date-input.ts';
import { dateOfDay, dayNumber } from '../calendar/days.ts';
import { modulo } from '../cycle/modulo.ts';
import { requireInteger } from '../require-input.ts';
import { dayOfMoment, readTermCalendar, type TermCalendar } from '../solar-terms/solar-terms.ts';
import { momentOfPhase } from './moments-of-moon.ts';

/** The id of one of the four phases that have a moment. */
export type PrincipalPhaseId = 'new-moon' | 'first-quarter' | 'full-moon' | 'last-quarter';

/** The id of a phase of the moon. */
export type MoonPhaseId =
  | PrincipalPhaseId
  | 'waxing-crescent'
  | 'waxing-gibbous'
  | 'waning-gibbous'
  | 'waning-crescent';

/** A moment at which the moon is new, full or at a quarter. */
export interface PrincipalPhase {
  readonly id: PrincipalPhaseId;
  /** Chinese name, such as `'朔'`. */
  readonly name: string;
  /** English name, such as `'New Moon'`. */
  readonly english: string;
  /** The moment in universal time, such as `'2026-02-17T12:01:13Z'`. */
  readonly instant: string;
  /** The day in the time of the calendar's country. */
  readonly date: CalendarDate;
}

/** The phase of the moon on a day. */
export interface MoonPhase {
  readonly id: MoonPhaseId;
  /** Chinese name, such as `'朔'` or `'娥眉月'`. */
  readonly name: string;
  /** English name, such as `'Waxing Crescent'`. */
  readonly english: string;
  /** Day of the phase, from 1. The day of a new moon, a full moon or a quarter is a phase of one day. */
  readonly day: number;
}

const rows =
  '朔|New Moon,娥眉月|Waxing Crescent,上弦|First Quarter,盈凸月|Waxing Gibbous,望|Full Moon,虧凸月|Waning Gibbous,下弦|Last Quarter,殘月|Waning Crescent';

function phaseAt(place: number): { id: MoonPhaseId; name: string; english: string } {
  const [name = '', english = ''] = rows.split(',')[modulo(place, 8)]?.split('|') ?? [];
  return { id: english.toLowerCase().replace(' ', '-') as MoonPhaseId, name, english };
}

const dayOfPhase = (quarter: number, calendar: TermCalendar): number =>
  dayOfMoment(momentOfPhase(quarter), calendar);

/** The last new moon, full moon or quarter that is on a day or before it. */
function lastPhase(day: number, calendar: TermCalendar): number {
  // By the mean length of a quarter from January 6, 2000; the true place is at most one off.
  let quarter = Math.floor((day - 10_962) / 7.382647) + 1;
  while (dayOfPhase(quarter, calendar) > day) quarter -= 1;
  return quarter;
}

/**
 * The new moons, full moons and quarters of a Gregorian year, in their order.
 *
 * The moments are those of Meeus' theory, and within a minute of astronomy-engine in 1900-2100. The days are those on which they fall
 * in the time of the country. A month of the lunar calendar begins on the day of the new moon; `toLunarDate` follows the calendars
 * issued, which differ from the theory on days that the README lists.
 *
 * @param year - Gregorian year: China 1583 to 2200, Vietnam 1968 to 2100, Korea 1912 to 2100, Japan 1873 to 2200
 * @param options - the calendar, whose time decides the day; China's by default
 * @throws RangeError when the year is outside the calendar or not an integer, or there is no such calendar
 * @see Meeus, "Astronomical Algorithms" (2nd edition), chapter 49
 * @example
 * moonPhasesOf(2026).length; // 50
 * moonPhasesOf(2026)[0]?.english; // 'Full Moon'
 * moonPhasesOf(2026)[0]?.date; // { year: 2026, month: 1, day: 3 }
 */
export function moonPhasesOf(year: number, options: CalendarOptions = {}): PrincipalPhase[] {
  const calendar = readTermCalendar(options);
  requireInteger('year', year, calendar.first, calendar.last);
  const [first, next] = [year, year + 1].map((each) => dayNumber({ year: each, month: 1, day: 1 })) as [
    number,
    number,
  ];
  const phases: PrincipalPhase[] = [];
  for (let quarter = lastPhase(first - 1, calendar) + 1; dayOfPhase(quarter, calendar) < next; quarter += 1) {
    const { id, name, english } = phaseAt(2 * quarter);
    phases.push({
      id: id as PrincipalPhaseId,
      name,
      english,
      instant: new Date(momentOfPhase(quarter)).toISOString().replace('.000', ''),
      date: dateOfDay(dayOfPhase(quarter, calendar)),
    });
  }
  return phases;
}

/**
 * The phase of the moon on a date: new, full or at a quarter on the day of that moment, and between two of them waxing or waning.
 *
 * @param date - `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; years as for
 * `moonPhasesOf`
 * @param options - the calendar, whose time decides the day; China's by default
 * @returns the phase, or `undefined` where there is no such day (February 30, month 13, text that is not a date)
 * @throws RangeError when the day is real but outside the years of the calendar, or there is no such calendar
 * @see `moonPhasesOf` for the moments
 * @example
 * moonPhaseOf('2026-02-17')?.english; // 'New Moon'
 * moonPhaseOf('2026-02-19'); // { id: 'waxing-crescent', name: '娥眉月', english: 'Waxing Crescent', day: 2 }
 */
export function moonPhaseOf(date: DateInput, options: CalendarOptions = {}): MoonPhase | undefined {
  const calendar = readTermCalendar(options);
  const calendarDate = toCalendarDate(date);
  if (!calendarDate) return undefined;
  requireInteger('year', calendarDate.year, calendar.first, calendar.last);
  const day = dayNumber(calendarDate);
  const quarter = lastPhase(day, calendar);
  const since = day - dayOfPhase(quarter, calendar);
  return since === 0 ? { ...phaseAt(2 * quarter), day: 1 } : { ...phaseAt(2 * quarter + 1), day: since };
}
