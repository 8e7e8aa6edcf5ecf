import {
  type CalendarDate,
  toCalendarDate,
  type DateInput,
  dateOfDay,
  dayNumber,
} from '../calendar/date-input.ts';
import type { CalendarOptions } from '../calendar/convention.ts';
import { modulo } from '../cycle/sexagenary.ts';
import { requireInteger } from '../require-input.ts';
import { dayOfMoment, readTermCalendar, type TermCalendar } from '../solar-terms/solar-terms.ts';
import { deltaT } from '../solar-terms/delta-t.ts';

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

/** The latest new moon, full moon or quarter on or before a day. */
function lastPhase(day: number, calendar: TermCalendar): number {
  // An estimate by the mean length of a quarter from January 6, 2000, at most one quarter off.
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

const degree = Math.PI / 180;
const dayMs = 86_400_000;
/** The moment of JDE 2451550.09766, the mean first new moon of 2000, in milliseconds from January 1, 1970. */
const epoch = (2_451_550.097_66 - 2_440_587.5) * dayMs;

/**
 * Periodic terms of Meeus, "Astronomical Algorithms" (2nd edition), chapter 49: amplitude in 1e-5 days, power of the eccentricity, and
 * multiples of the mean anomaly of the sun and of the moon and of the argument of latitude.
 */
const termsOf = (rows: string): readonly (readonly number[])[] =>
  rows.split(',').map((row) => row.split(' ').map(Number));

const alike =
  '-111 0 0 1 -2,-57 0 0 1 2,56 1 1 2 0,-42 0 0 3 0,42 1 1 0 2,38 1 1 0 -2,-24 1 -1 2 0,-7 0 2 1 0,4 0 0 2 -2,4 0 3 0 0,3 0 1 1 -2,3 0 0 2 2,-3 0 1 1 2,3 0 -1 1 2,-2 0 -1 1 -2,-2 0 1 3 0,2 0 0 4 0';
/** The terms of a new moon, of a quarter and of a full moon, in this order. */
const series = [
  `-40720 0 0 1 0,17241 1 1 0 0,1608 0 0 2 0,1039 0 0 0 2,739 1 -1 1 0,-514 1 1 1 0,208 2 2 0 0,${alike}`,
  '-62801 0 0 1 0,17172 1 1 0 0,-1183 1 1 1 0,862 0 0 2 0,804 0 0 0 2,454 1 -1 1 0,204 2 2 0 0,-180 0 0 1 -2,-70 0 0 1 2,-40 0 0 3 0,-34 1 -1 2 0,32 1 1 0 2,32 1 1 0 -2,-28 2 2 1 0,27 1 1 2 0,-5 0 -1 1 -2,4 0 0 2 2,-4 0 1 1 2,4 0 -2 1 0,3 0 1 1 -2,3 0 3 0 0,2 0 0 2 -2,2 0 -1 1 2,-2 0 1 3 0',
  `-40614 0 0 1 0,17302 1 1 0 0,1614 0 0 2 0,1043 0 0 0 2,734 1 -1 1 0,-515 1 1 1 0,209 2 2 0 0,${alike}`,
].map(termsOf);

/** Corrections for the planets: amplitude in 1e-6 days, angle and its rate. The first also has a term of the square of the time. */
const planets = /* @__PURE__ */ termsOf(
  '325 299.77 .107408,165 251.88 .016321,164 251.83 26.651886,126 349.42 36.412478,110 84.66 18.206239,62 141.74 53.303771,60 207.14 2.453732,56 154.84 7.30686,47 34.52 27.261239,42 207.19 .121824,40 291.34 1.844379,37 161.72 24.198154,35 239.56 25.513099,23 331.55 3.592518',
);

const known = new Map<number, number>();

/**
 * The moment of a phase of the moon, in milliseconds of universal time from January 1, 1970, rounded to the second.
 *
 * @param quarter - quarters of a month from the new moon of January 6, 2000: 0 is new, 1 the first quarter, 2 full, and so on
 */
function momentOfPhase(quarter: number): number {
  const moment = known.get(quarter) ?? compute(quarter);
  known.set(quarter, moment);
  return moment;
}

function compute(quarter: number): number {
  const k = quarter / 4;
  const t = k / 1236.85;
  const eccentricity = 1 - 0.002516 * t - 0.0000074 * t ** 2;
  const sun = (2.5534 + 29.1053567 * k - 0.0000014 * t ** 2 - 0.00000011 * t ** 3) * degree;
  const moon =
    (201.5643 + 385.81693528 * k + 0.0107582 * t ** 2 + 0.00001238 * t ** 3 - 0.000000058 * t ** 4) * degree;
  const latitude =
    (160.7108 + 390.67050284 * k - 0.0016118 * t ** 2 - 0.00000227 * t ** 3 + 0.000000011 * t ** 4) * degree;
  const node = (124.7746 - 1.56375588 * k + 0.0020672 * t ** 2 + 0.00000215 * t ** 3) * degree;
  const phase = quarter & 3;
  let correction = -17 * Math.sin(node);
  for (const [amplitude = 0, power = 0, m = 0, mm = 0, f = 0] of series[phase === 3 ? 1 : phase] ?? [])
    correction += amplitude * eccentricity ** power * Math.sin(m * sun + mm * moon + f * latitude);
  if (phase & 1) {
    const ahead =
      306 -
      38 * eccentricity * Math.cos(sun) +
      26 * Math.cos(moon) -
      2 * Math.cos(moon - sun) +
      2 * Math.cos(moon + sun) +
      2 * Math.cos(2 * latitude);
    correction += phase === 1 ? ahead : -ahead;
  }
  for (const [place, [amplitude = 0, angle = 0, rate = 0]] of planets.entries()) {
    const squared = place === 0 ? 0.009173 * t ** 2 : 0;
    correction += (amplitude / 10) * Math.sin((angle + rate * k - squared) * degree);
  }
  const days =
    29.530588861 * k + 0.00015437 * t ** 2 - 0.00000015 * t ** 3 + 0.00000000073 * t ** 4 + correction / 1e5;
  const universal = epoch + days * dayMs - deltaT(2000 + days / 365.2422) * 1000;
  return Math.round(universal / 1000) * 1000;
}
