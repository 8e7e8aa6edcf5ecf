import type { CalendarDate } from '@org/zodiac-core';

/** A day of an almanac. */
export interface AlmanacEvent {
  /** Stays the same when the event is read again. */
  id: string;
  date: CalendarDate;
  title: string;
  text: string;
  changedAt: Date;
}
