import { firstCalendarYear, lastCalendarYear } from '../calendar/country-calendars.ts';
import { requireDate, dayNumber } from '../calendar/date-input.ts';
import {
  described,
  requireFields,
  requireInteger,
  requireNumber,
  requireOption,
  wrongInput,
  type FieldsOf,
} from '../require-input.ts';
import { type BirthMoment, trueSolarTime } from './birth-moment.ts';
import { clockOf, instantsOf, type Clock } from './time-zone.ts';

/** A birth, read and checked. All times are in milliseconds, instants from January 1, 1970 in universal time. */
export interface Birth {
  readonly isTimeKnown: boolean;
  /** The instant of birth; if the time is not known, the first instant of the date. */
  readonly firstInstant: number;
  /** The instant of birth; if the time is not known, the last second of the date. */
  readonly lastInstant: number;
  /** The clock's time at an instant, written as if it were universal time. */
  readonly clockTime: (instant: number) => number;
  /** The local time by which day and hour are counted, written as if it were universal time. */
  readonly countedTime: (instant: number) => number;
  readonly dayStartsAt23: boolean;
  readonly lateRatOfNextDay: boolean;
}

const dayMs = 86_400_000;

const birthFields: FieldsOf<BirthMoment> = {
  date: 1,
  time: 1,
  utcOffset: 1,
  timeZone: 1,
  longitude: 1,
  dayStartsAt: 1,
  lateRatHour: 1,
  repeatedTime: 1,
};

/** @throws RangeError that names the field which is wrong, or the range */
export function readBirth(birth: BirthMoment): Birth {
  requireFields('birth', birth, birthFields);
  const {
    time,
    longitude,
    dayStartsAt = 'midnight',
    lateRatHour = 'next-day',
    repeatedTime = 'first',
  } = birth;
  const date = requireDate(birth.date);
  requireInteger('year', date.year, firstCalendarYear, lastCalendarYear);
  if (longitude !== undefined) requireNumber('longitude', longitude, -180, 180);
  requireOption('dayStartsAt', dayStartsAt, ['midnight', '23:00']);
  requireOption('lateRatHour', lateRatHour, ['next-day', 'same-day']);
  requireOption('repeatedTime', repeatedTime, ['first', 'second']);
  const clock = readClock(birth);
  const midnight = dayNumber(date) * dayMs;
  const isTimeKnown = time !== undefined;
  const firstInstant = isTimeKnown
    ? instantsOf(midnight + readTime(time), clock).at(repeatedTime === 'first' ? 0 : -1)
    : startOf(midnight, clock);
  const lastInstant = isTimeKnown ? firstInstant : startOf(midnight + dayMs, clock) - 1000;
  if (firstInstant === undefined || lastInstant === undefined || lastInstant < firstInstant)
    throw new RangeError(
      `There was no ${isTimeKnown ? time : 'such day'} in ${birth.timeZone}: the clocks were put forward over it.`,
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
    throw new RangeError(
      `The birth has utcOffset, here ${described(utcOffset)}, or timeZone, here ${described(timeZone)}, not both.`,
    );
  if (timeZone !== undefined) return clockOf(timeZone);
  const given = utcOffset === undefined ? 8 : utcOffset;
  const hours = typeof given === 'string' ? hoursOf(given) : given;
  requireNumber('utcOffset', hours, -16, 16);
  const offsetAt = (): number => Math.round(hours * 3600) * 1000;
  return { offsetAt, standardOffsetAt: offsetAt };
}

/** Hours of an offset that is written as `'+08:00'`. */
function hoursOf(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):([0-5]\d)$/.exec(offset) ?? [];
  if (!sign) throw wrongInput('utcOffset', 'a number of hours or text such as +08:00', offset, true);
  return (sign === '+' ? 1 : -1) * (Number(hours) + Number(minutes) / 60);
}

/** The time of day in milliseconds from midnight. */
function readTime(time: string): number {
  const [, hours, minutes, seconds = 0] =
    (typeof time === 'string' && /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(time)) || [];
  if (hours === undefined)
    throw wrongInput('time', 'HH:MM from 00:00 to 23:59', time, typeof time === 'string');
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

/** The first instant of a date. Where clocks were put forward at midnight, that instant. */
const startOf = (midnight: number, clock: Clock): number =>
  instantsOf(midnight, clock)[0] ?? midnight - clock.offsetAt(midnight - dayMs);
