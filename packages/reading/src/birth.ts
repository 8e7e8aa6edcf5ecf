import type { CalendarName } from '@org/zodiac-core';

export interface BirthPlace {
  /** The place as it is displayed, such as `'Chengdu, China'`. */
  readonly name: string;
  /** A time zone of the IANA database, such as `'Asia/Shanghai'`. */
  readonly timeZone: string;
  /** Degrees east of Greenwich, -180 to 180. */
  readonly longitude: number;
}

/** A birth. Only the date is required. */
export interface Birth {
  /** `'YYYY-MM-DD'` at the place of birth, from 1583 to 2200. */
  readonly date: string;
  /** `'HH:MM'` by the clocks at the place of birth. */
  readonly time?: string | undefined;
  readonly place?: BirthPlace | undefined;
  /** The given and the family name, for the numbers of the name. */
  readonly name?: string | undefined;
  /**
   * The sex determines the direction of the ten-year phases and the table of directions. Without it, both or neither
   * are shown.
   */
  readonly sex?: 'female' | 'male' | undefined;
  /** The calendar of the year's sign; China's by default. */
  readonly calendar?: CalendarName | undefined;
}

/** The date for which a reading is composed. */
export interface ReadingOptions {
  /** Today, `'YYYY-MM-DD'`. The year ahead is the zodiac year of this date and the next one. */
  readonly today: string;
  /** First year of the year ahead, if it is not the current one. */
  readonly year?: number | undefined;
}
