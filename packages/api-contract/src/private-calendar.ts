import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable } from './schemas.ts';

/** The private address of a user's calendar. */
const PrivateCalendar = named('PrivateCalendar', {
  /**
   * The path for calendar programs. Anyone who knows the path can read the calendar until it is revoked. With `?today` the
   * calendar has a line for each of the next 60 days.
   */
  path: Type.String(),
  createdAt: Instant,
});

const privateCalendar = {
  path: '/private-calendar/pX3Zb0mJw7yQf1sVtK9cD5hLr2uNe8gAoI4xTqEzW6Y.ics',
  createdAt: '2026-11-20T09:00:00.000Z',
};

const limit = { max: 60, windowSeconds: 60, by: 'user' } as const;

export const privateCalendarEndpoints = {
  'GET /api/private-calendar': {
    operationId: 'getPrivateCalendar',
    tag: 'people',
    summary: 'The address of the private calendar of the caller, if there is one',
    access: 'session',
    response: closed({ privateCalendar: nullable(PrivateCalendar) }),
    limit,
    example: { response: { privateCalendar } },
  },
  'POST /api/private-calendar': {
    operationId: 'createPrivateCalendar',
    tag: 'people',
    summary: 'Make an address for the private calendar of the caller, or return the one that is not revoked',
    access: 'paid',
    response: closed({ privateCalendar: PrivateCalendar }),
    errors: ['account_deleted'],
    limit,
    example: { response: { privateCalendar } },
  },
  'DELETE /api/private-calendar': {
    operationId: 'revokePrivateCalendar',
    tag: 'people',
    summary: 'Revoke the address of the private calendar of the caller: from now on it answers 410',
    access: 'session',
    response: closed({ privateCalendar: Type.Null() }),
    limit,
    example: { response: { privateCalendar: null } },
  },
} as const satisfies Record<string, EndpointSpec>;
