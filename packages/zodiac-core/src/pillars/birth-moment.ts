import type { DateInput } from '../calendar/date-input.ts';
import { deltaT } from '../solar-terms/delta-t.ts';
import { apparentLongitudeOfSun } from '../solar-terms/moments.ts';
import { requireInteger } from '../require-input.ts';
import { summaryOfPlace, type SignSummary } from '../signs/signs.ts';

/** When and where somebody was born, and by which traditions the pillars are counted. */
export interface BirthMoment {
  /**
   * The local date of birth: `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar;
   * January 1, 1583 to December 31, 2200.
   */
  readonly date: DateInput;
  /** The local time, as a clock showed it: `'HH:MM'` or `'HH:MM:SS'`, `'00:00'` to `'23:59:59'`. Leave it out if it is not known. */
  readonly time?: string | undefined;
  /**
   * Hours that the clock was ahead of UTC, such as `8` or `5.5`, negative in the west; -16 to 16. Also as text, such as
   * `'+08:00'`. Without this option and `timeZone`, it is China's 8.
   */
  readonly utcOffset?: number | string | undefined;
  /**
   * A time zone of the IANA database, such as `'Asia/Shanghai'`, with its history as the runtime's `Intl` has it: local mean time
   * before zones, changes of the offset, daylight saving. Day and hour are counted by standard time, without daylight saving.
   */
  readonly timeZone?: string | undefined;
  /**
   * Degrees east of Greenwich, -180 to 180, negative in the west. With it, day and hour are counted by true solar time (真太陽時): the
   * mean solar time of the meridian, 4 minutes a degree, and the equation of time.
   */
  readonly longitude?: number | undefined;
  /**
   * When the day's pillar changes: `'midnight'`, the default, which distinguishes an early and a late Rat hour (早子時, 夜子時); or
   * `'23:00'`, the beginning of the Rat hour (子初換日), by the older custom.
   */
  readonly dayStartsAt?: 'midnight' | '23:00' | undefined;
  /**
   * The day whose stem decides the stem of the hour between 23:00 and midnight, if the day changes at midnight: `'next-day'`, the
   * default, so that the cycle of hours continues (夜子時); or `'same-day'`, as in the first hour of that day. If the day changes at
   * 23:00, both give the same, because the next day has begun.
   */
  readonly lateRatHour?: 'next-day' | 'same-day' | undefined;
  /**
   * Which of the two moments is meant if a clock of `timeZone` was put back and showed the time twice: `'first'`, the default, or
   * `'second'`.
   */
  readonly repeatedTime?: 'first' | 'second' | undefined;
}

const epoch = /* @__PURE__ */ Date.UTC(2000, 0, 1, 12);
const dayMs = 86_400_000;
const degree = Math.PI / 180;

/**
 * The equation of time: how far a sundial is ahead of mean solar time, -14.3 to 16.5 minutes. Within a second in 1900-2100.
 *
 * @param instant - milliseconds of universal time from January 1, 1970
 * @returns milliseconds
 * @see Meeus, "Astronomical Algorithms" (2nd edition), chapter 28, formula 28.1
 */
export function equationOfTime(instant: number): number {
  const universal = (instant - epoch) / dayMs;
  const days = universal + deltaT(2000 + universal / 365.2422) / 86_400;
  const centuries = days / 36_525;
  const meanLongitude = 280.4664567 + (36_000.76982779 + 0.0003032 * centuries) * centuries;
  const obliquity = (23.43929 - 0.013004 * centuries) * degree;
  const longitude = apparentLongitudeOfSun(days);
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / degree;
  // The largest term of the nutation in right ascension, 1.05 seconds of time.
  const nutation = -0.00438 * Math.sin((125.045 - 1934.136 * centuries) * degree);
  const ahead = (meanLongitude - 0.0057183 - rightAscension + nutation) / 360;
  return (ahead - Math.round(ahead)) * dayMs;
}

/** The time that a sundial shows, as milliseconds from January 1, 1970, 00:00 by the same sundial. Longitude in degrees east. */
export const trueSolarTime = (instant: number, longitude: number): number =>
  instant + longitude * 240_000 + equationOfTime(instant);

/**
 * The sign of a double hour (時辰): twelve of two hours each, the Rat's from 23:00 to 00:59.
 *
 * @param hour - hour of the day, 0 to 23, in local time
 * @throws RangeError when there is no such hour
 * @see the twelve double hours (十二時辰), general tradition: 子 from 23:00 on
 * @example
 * signOfHour(12).name; // 'Horse', 11:00 to 12:59
 */
export function signOfHour(hour: number): SignSummary {
  requireInteger('hour', hour, 0, 23);
  return summaryOfPlace(Math.floor(((hour + 1) % 24) / 2));
}
