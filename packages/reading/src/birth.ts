import type { CalendarName } from '@org/zodiac-core';

/** The place of a birth. */
export interface BirthPlace {
  /** As it is shown, such as `'Chengdu, China'`. */
  readonly name: string;
  /** A time zone of the IANA database, such as `'Asia/Shanghai'`. */
  readonly timeZone: string;
  /** Degrees east of Greenwich, -180 to 180. */
  readonly longitude: number;
}

/** What is known of a birth. Only the date is needed. */
export interface Birth {
  /** `'YYYY-MM-DD'` at the place of birth, from 1583 to 2200. */
  readonly date: string;
  /** `'HH:MM'`, as a clock at the place of birth showed it. */
  readonly time?: string | undefined;
  readonly place?: BirthPlace | undefined;
  /** The given and the family name, for the numbers of the name. */
  readonly name?: string | undefined;
  /** The tradition has two directions for the ten-year phases and two tables of directions. Without it, both are shown or neither. */
  readonly sex?: 'female' | 'male' | undefined;
  /** The calendar by which the sign of the year is counted; China's by default. */
  readonly calendar?: CalendarName | undefined;
}

/** The date for which a reading is composed. */
export interface ReadingOptions {
  /** Today, `'YYYY-MM-DD'`: the year ahead is the zodiac year of this date and the one after. */
  readonly today: string;
  /** The first year of the year ahead, instead of the present one. */
  readonly year?: number | undefined;
}
