import ical, { ICalCalendarMethod } from 'ical-generator';
import type { AlmanacEvent } from './almanac-event.ts';

const dayMs = 86_400_000;

interface CalendarOptions {
  /** Distinguishes the events of this almanac from those of others. */
  almanacId: string;
  host: string;
}

/** The events as an iCalendar object (RFC 5545). Equal events make equal text. */
export function calendarText(events: readonly AlmanacEvent[], { almanacId, host }: CalendarOptions): string {
  const calendar = ical({
    name: 'Zodiac Atlas almanac',
    prodId: { company: 'Zodiac Atlas', product: 'Almanac', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: dayMs / 1_000,
  });
  for (const { id, date, title, text, changedAt } of events) {
    const start = Date.UTC(date.year, date.month - 1, date.day);
    calendar.createEvent({
      id: `${id}.${almanacId}@${host}`,
      stamp: changedAt,
      start: new Date(start),
      end: new Date(start + dayMs),
      allDay: true,
      summary: title,
      description: text,
    });
  }
  return calendar.toString();
}
