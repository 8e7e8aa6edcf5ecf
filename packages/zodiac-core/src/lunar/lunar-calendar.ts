import type { CalendarName } from '../calendar/country-calendars.ts';

/** A country with a lunar calendar. Japan has had none by law since 1873. */
export type LunarCalendarName = Exclude<CalendarName, 'japan'>;

/** Options of every function of lunar dates. */
export interface LunarOptions {
  /**
   * The country whose calendar counts; `'china'` by default. China from January 1, 1583 to the end of lunar year 2200, Vietnam
   * (days of UTC+7) from January 1, 1968 and Korea (days of UTC+9) from January 1, 1912 to the end of lunar year 2100.
   */
  readonly calendar?: LunarCalendarName | undefined;
}

/** A day of a lunar calendar. */
export interface LunarDate {
  /** The Gregorian year in which the lunar year begins. */
  readonly year: number;
  /** Month, 1 to 12. A leap month has the number of the month before it. */
  readonly month: number;
  readonly isLeapMonth: boolean;
  /** Day of the month, 1 to 30. */
  readonly day: number;
}

/** A lunar month without its year. */
export interface LunarMonth {
  /** Month, 1 to 12. */
  readonly month: number;
  /** Whether it is the leap month after that month; false by default. */
  readonly isLeapMonth?: boolean | undefined;
}
