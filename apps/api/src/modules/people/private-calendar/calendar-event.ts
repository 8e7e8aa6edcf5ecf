import type { CalendarDate } from '@org/zodiac-core';

/** A day of a private calendar. */
export interface CalendarEvent {
  /** Stays the same for the same event. */
  id: string;
  date: CalendarDate;
  title: string;
  text: string;
  changedAt: Date;
  /** Whether the user counts as free on the day. */
  isTransparent?: boolean;
}
