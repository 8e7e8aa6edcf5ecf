import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Instant, named, nullable } from './schemas.ts';

/** The private address of a user's calendar. */
const Almanac = named('Almanac', {
  /** Where calendar programs read it. Whoever knows the path can read it, until it is revoked. */
  path: Type.String(),
  createdAt: Instant,
});

const almanac = {
  path: '/almanac/pX3Zb0mJw7yQf1sVtK9cD5hLr2uNe8gAoI4xTqEzW6Y.ics',
  createdAt: '2026-11-20T09:00:00.000Z',
};

const limit = { max: 60, windowSeconds: 60, by: 'user' } as const;

export const almanacEndpoints = {
  'GET /api/almanac': {
    operationId: 'getAlmanac',
    tag: 'people',
    summary: 'The address of the almanac of the caller, if there is one',
    access: 'session',
    response: closed({ almanac: nullable(Almanac) }),
    limit,
    example: { response: { almanac } },
  },
  'POST /api/almanac': {
    operationId: 'createAlmanac',
    tag: 'people',
    summary: 'Make an address for the almanac of the caller, or return the one that is not revoked',
    access: 'paid',
    response: closed({ almanac: Almanac }),
    limit,
    example: { response: { almanac } },
  },
  'DELETE /api/almanac': {
    operationId: 'revokeAlmanac',
    tag: 'people',
    summary: 'Revoke the address of the almanac of the caller: from now on it answers 410',
    access: 'session',
    response: closed({ almanac: Type.Null() }),
    limit,
    example: { response: { almanac: null } },
  },
} as const satisfies Record<string, EndpointSpec>;
