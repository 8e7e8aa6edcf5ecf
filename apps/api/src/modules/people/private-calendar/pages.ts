import type { FastifyInstance } from 'fastify';
import { revalidated } from '#http/cache-control.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import { registeredUser } from '#modules/users/account.ts';
import { peopleOf } from '../queries.ts';
import type { Seal } from '../seal.ts';
import { openPerson } from '#modules/people/sealed-person.ts';
import { calendarEvents, daysForSelf, type CalendarEvent } from './calendar-events.ts';
import { hashOfToken, isEndedToken, privateCalendarOfToken } from './queries.ts';
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';

/**
 * Registers the private calendars. Calendar programs read them without a session: the token in the address is the
 * credential.
 */
export async function privateCalendarPages(
  app: FastifyInstance,
  { db, config, clock }: Services,
  seal: Seal,
): Promise<void> {
  const { host } = new URL(config.publicOrigin);

  app.get<{ Params: { token: string }; Querystring: { today?: unknown } }>(
    '/private-calendar/:token(^[\\w-]{43}).ics',
    { config: { access: 'public' } },
    async ({ params: { token }, query }, reply) => {
      const tokenHash = hashOfToken(token);
      const privateCalendar = await privateCalendarOfToken(db, tokenHash);
      if (!privateCalendar) throw new ApiError((await isEndedToken(db, tokenHash)) ? 'gone' : 'not_found');
      if (privateCalendar.revokedAt) throw new ApiError('gone');
      const owner = await registeredUser(db, privateCalendar.uid);
      if (!owner?.hasPaidAccess && owner?.role !== 'admin') throw new ApiError('payment_required');
      const people = (await peopleOf(db, privateCalendar.uid)).map((row) => openPerson(seal, row));
      const now = clock();
      const events = [
        ...calendarEvents(people, { madeAt: privateCalendar.createdAt, firstYear: now.getUTCFullYear() }),
        // Present if the address has the parameter `today`.
        ...(query.today === undefined ? [] : daysForSelf(people, now)),
      ];
      return reply
        .headers({
          'cache-control': revalidated,
          'x-robots-tag': 'noindex',
          'content-disposition': 'inline; filename="zodiac-atlas.ics"',
        })
        .type('text/calendar; charset=utf-8')
        .send(calendarText(events, { calendarId: privateCalendar.id, host }));
    },
  );
}

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
