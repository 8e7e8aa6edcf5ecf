import type { DateInput } from '../calendar/date-input.ts';

/** When and where somebody was born, and by which traditions the pillars are counted. */
export interface BirthMoment {
  /**
   * The local date of birth: `'YYYY-MM-DD'`, an object with year, month and day, or a `Temporal.PlainDate` of any calendar; 1
   * January 1583 to December 31, 2200.
   */
  readonly date: DateInput;
  /** The local time, as a clock showed it: `'HH:MM'` or `'HH:MM:SS'`, `'00:00'` to `'23:59:59'`. Leave it out if it is not known. */
  readonly time?: string | undefined;
  /**
   * Hours that the clock was ahead of UTC, such as `8` or `5.5`, negative in the west; -16 to 16. Also as text, such as `'+08:00'`.
   * China's 8 where neither this nor `timeZone` is given.
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
   * When the day's pillar changes: `'midnight'`, by those who tell an early and a late Rat hour (早子時, 夜子時) apart, the default;
   * or `'23:00'`, the beginning of the Rat hour (子初換日), by the older custom.
   */
  readonly dayStartsAt?: 'midnight' | '23:00' | undefined;
  /**
   * By which day's stem the hour's stem is taken between 23:00 and midnight, when the day changes at midnight: `'next-day'`, so that the
   * hours run on in their cycle (夜子時), the default; or `'same-day'`, as in the first hour of that day. If the day changes at 23:00 the
   * next day has begun, and both give the same.
   */
  readonly lateRatHour?: 'next-day' | 'same-day' | undefined;
  /**
   * Which of the two is meant where a clock of `timeZone` was put back and showed the time twice: `'first'`, the default, or
   * `'second'`.
   */
  readonly repeatedTime?: 'first' | 'second' | undefined;
}
