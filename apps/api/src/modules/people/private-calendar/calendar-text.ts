import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { CalendarEvent } from './calendar-event.ts';

const dayMs = 86_400_000;

interface CalendarOptions {
  /** Distinguishes the events of this private calendar from other calendars. */
  calendarId: string;
  host: string;
}

/** The events as an iCalendar object (RFC 5545). Equal events make equal text. */
export function calendarText(
  events: readonly CalendarEvent[],
  { calendarId, host }: CalendarOptions,
): string {
  const calendar = ical({
    name: 'Zodiac Atlas calendar',
    prodId: { company: 'Zodiac Atlas', product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: dayMs / 1_000,
  });
  for (const { id, date, title, text, changedAt, isTransparent } of events) {
    const start = Date.UTC(date.year, date.month - 1, date.day);
    calendar.createEvent({
      id: `${id}.${calendarId}@${host}`,
      stamp: changedAt,
      start: new Date(start),
      end: new Date(start + dayMs),
      allDay: true,
      summary: title,
      description: text,
      ...(isTransparent && { transparency: ICalEventTransparency.TRANSPARENT }),
    });
  }
  return calendar.toString();
}
