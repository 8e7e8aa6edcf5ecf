import { firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { toCalendarDate } from '../calendar/date-input.ts';
import { dayNumber } from '../calendar/days.ts';
import { described, requireInteger } from '../require-integer.ts';
import { requireOption } from '../require-option.ts';
import type { BirthMoment } from './birth-moment.ts';
import { trueSolarTime } from './solar-time.ts';
import { clockOf, instantsOf, type Clock } from './time-zone.ts';

/** A birth, read and checked. All times are in milliseconds, instants from January 1, 1970 in universal time. */
export interface Birth {
  readonly isTimeKnown: boolean;
  /** The instant of birth; where the time is not known, the first of the date. */
  readonly firstInstant: number;
  /** The same; where the time is not known, the last second of the date. */
  readonly lastInstant: number;
  /** What the clock showed at an instant, as if that were universal time. */
  readonly clockTime: (instant: number) => number;
  /** The same for the local time by which day and hour are counted. */
  readonly countedTime: (instant: number) => number;
  readonly dayStartsAt23: boolean;
  readonly lateRatOfNextDay: boolean;
}

const dayMs = 86_400_000;

/** @throws RangeError that names the field which is wrong, or the range */
export function readBirth(birth: BirthMoment): Birth {
  const given: BirthMoment = Object(birth);
  const {
    time,
    longitude,
    dayStartsAt = 'midnight',
    lateRatHour = 'next-day',
    repeatedTime = 'first',
  } = given;
  const date = toCalendarDate(given.date);
  if (!date) throw new RangeError('There is no such day; a date is YYYY-MM-DD.');
  requireInteger('year', date.year, firstCalendarYear, lastCalendarYear);
  if (longitude !== undefined) requireNumber('longitude', longitude, 180);
  requireOption('dayStartsAt', dayStartsAt, ['midnight', '23:00']);
  requireOption('lateRatHour', lateRatHour, ['next-day', 'same-day']);
  requireOption('repeatedTime', repeatedTime, ['first', 'second']);
  const clock = readClock(given);
  const midnight = dayNumber(date) * dayMs;
  const isTimeKnown = time !== undefined;
  const firstInstant = isTimeKnown
    ? instantsOf(midnight + readTime(time), clock).at(repeatedTime === 'first' ? 0 : -1)
    : startOf(midnight, clock);
  const lastInstant = isTimeKnown ? firstInstant : startOf(midnight + dayMs, clock) - 1000;
  if (firstInstant === undefined || lastInstant === undefined || lastInstant < firstInstant)
    throw new RangeError(
      `There was no ${isTimeKnown ? time : 'such day'} in ${given.timeZone}: the clocks were put forward over it.`,
    );
  return {
    isTimeKnown,
    firstInstant,
    lastInstant,
    clockTime: (instant) => instant + clock.offsetAt(instant),
    countedTime: (instant) =>
      longitude === undefined ? instant + clock.standardOffsetAt(instant) : trueSolarTime(instant, longitude),
    dayStartsAt23: dayStartsAt === '23:00',
    lateRatOfNextDay: lateRatHour === 'next-day',
  };
}

function readClock({ utcOffset, timeZone }: BirthMoment): Clock {
  if (timeZone !== undefined && utcOffset !== undefined)
    throw new RangeError('Give utcOffset or timeZone, not both.');
  if (timeZone !== undefined) return clockOf(timeZone);
  const hours = utcOffset === undefined ? 8 : utcOffset;
  requireNumber('utcOffset', hours, 16);
  const offsetAt = (): number => Math.round(hours * 3600) * 1000;
  return { offsetAt, standardOffsetAt: offsetAt };
}

/** Milliseconds from midnight. */
function readTime(time: string): number {
  const [, hours, minutes, seconds = 0] =
    (typeof time === 'string' && /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time)) || [];
  if (hours === undefined)
    throw new RangeError(`A time is HH:MM, from 00:00 to 23:59, not ${described(time)}.`);
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** The first instant of a date. Where clocks were put forward at midnight, that instant. */
const startOf = (midnight: number, clock: Clock): number =>
  instantsOf(midnight, clock)[0] ?? midnight - clock.offsetAt(midnight - dayMs);

function requireNumber(name: string, value: number, max: number): void {
  if (!(typeof value === 'number' && Math.abs(value) <= max))
    throw new RangeError(`${name} is a number of -${max} to ${max}, not ${described(value)}.`);
}
