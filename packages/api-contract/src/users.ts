import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { closed, Email, Instant, named, Uid } from './schemas.ts';

/** A user (specification, section 3). */
export const User = named('User', { uid: Uid, email: Email, role: Type.Enum(['user', 'admin']) });

export type User = Type.Static<typeof User>;

const ada = { uid: 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1', email: 'ada@example.com' };

export const userEndpoints = {
  'POST /api/session': {
    operationId: 'createSession',
    tag: 'accounts',
    summary: 'Exchange a fresh Firebase ID token for a session cookie',
    access: 'public',
    body: closed({
      idToken: Type.String({ minLength: 1, maxLength: 8192 }),
      /** The IANA name of the browser's time zone. The server ignores a name that it does not know. */
      timeZone: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    response: closed({ uid: Uid, email: Email, expiresAt: Instant }),
    errors: ['unauthenticated', 'recent_login_required', 'account_deleted'],
    limit: { max: 10, windowSeconds: 60, by: 'user', counts: 'token', isExact: true },
    example: {
      body: {
        idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJuVnEzeCJ9.c2lnbmF0dXJl',
        timeZone: 'America/Chicago',
      },
      response: { ...ada, expiresAt: '2026-11-25T12:00:00.000Z' },
    },
  },
  'DELETE /api/session': {
    operationId: 'deleteSession',
    tag: 'accounts',
    summary: 'Log out: clear the session cookie and revoke it',
    access: 'session',
    response: closed({ signedOut: Type.Literal(true) }),
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: { response: { signedOut: true } },
  },
  'POST /api/user/register': {
    operationId: 'registerUser',
    tag: 'accounts',
    summary: 'Register the signed-in account; idempotent',
    access: 'self',
    body: closed({ uid: Uid, email: Email }),
    response: User,
    errors: ['email_taken', 'account_deleted'],
    limit: { max: 10, windowSeconds: 60, by: 'user', isExact: true },
    example: { body: ada, response: { ...ada, role: 'user' } },
  },
  'GET /api/user/{uid}': {
    operationId: 'getUser',
    tag: 'accounts',
    summary: "Read a user's profile",
    access: 'self',
    params: closed({ uid: Uid }),
    response: User,
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: { params: { uid: ada.uid }, response: { ...ada, role: 'user' } },
  },
} as const satisfies Record<string, EndpointSpec>;
