import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { AccountExport, exampleExport } from './account-export.ts';
import { Cents, closed, Email, Instant, named, nullable, Tax } from './schemas.ts';

/** `false`: the server sends no mails, and the browser asks Firebase for one. */
const IsMailed = closed({ isMailed: Type.Boolean() });

/** The hash of a session's id. It cannot open the session. */
const SessionId = Type.String({ pattern: '^[0-9a-f]{64}$' });

const at = '2026-11-20T09:00:00.000Z';
const sessionId = 'b3a1c4f09d2e6587'.repeat(4);
const email = 'ada@example.com';

export const accountEndpoints = {
  'GET /api/account': {
    operationId: 'getAccount',
    tag: 'accounts',
    summary: 'The account of the caller, as its page shows it',
    access: 'session',
    response: named('AccountOverview', {
      email: Email,
      /** The current value at the identity provider. The session may be older than the verification. */
      emailVerified: Type.Boolean(),
      registeredAt: nullable(Instant),
      /** When the payment that gives access arrived. `null` without access, and for an admin who has not paid. */
      accessSince: nullable(Instant),
      /** Why the payment that gave access no longer does. `null` with access, and if there was no such payment. */
      accessEnded: nullable(
        closed({
          because: Type.Union([
            Type.Literal('refunded'),
            Type.Literal('disputed'),
            Type.Literal('dispute_lost'),
          ]),
          /** Whether the access was a gift, paid by another account. */
          isGift: Type.Boolean(),
        }),
      ),
      /** The open sessions, the latest first. */
      sessions: Type.Array(
        closed({
          id: SessionId,
          /** Browser and system. */
          device: Type.String(),
          /** The time zone of the browser at sign-in. `null` if the browser did not send it. */
          timeZone: nullable(Type.String()),
          signedInAt: Instant,
          isCurrent: Type.Boolean(),
        }),
      ),
      /** The payments that the caller has made, also for gifts, the latest first. */
      payments: Type.Array(
        closed({
          /** Stripe's id of the payment, which is the number of its invoice. */
          reference: Type.String(),
          isGift: Type.Boolean(),
          paidAt: Instant,
          amountCents: Cents,
          currency: Type.String(),
          refundedCents: Cents,
          /** The taxes that the amount contains; empty where none was calculated. */
          taxes: Type.Array(Tax),
        }),
      ),
      /** The seller that invoices name. */
      seller: closed({
        name: Type.String(),
        /** The parts of the postal address are separated by commas. */
        address: Type.String(),
        email: Type.String(),
        taxNumber: nullable(Type.String()),
      }),
    }),
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      response: {
        email,
        emailVerified: true,
        registeredAt: at,
        accessSince: at,
        accessEnded: null,
        sessions: [
          {
            id: sessionId,
            device: 'Firefox on Windows',
            timeZone: 'America/Chicago',
            signedInAt: at,
            isCurrent: true,
          },
        ],
        payments: [
          {
            reference: 'pi_3PqXb2',
            isGift: false,
            paidAt: at,
            amountCents: 6200,
            currency: 'usd',
            refundedCents: 0,
            taxes: [],
          },
        ],
        seller: {
          name: 'Example Operator',
          address: '1 Example Street, 12345 Example City, Example Country',
          email: 'operator@zodiac-atlas.test',
          taxNumber: null,
        },
      },
    },
  },
  'POST /api/account/verification-mail': {
    operationId: 'mailVerification',
    tag: 'accounts',
    summary: 'Email the caller a link that verifies the email',
    access: 'session',
    response: IsMailed,
    limit: { max: 5, windowSeconds: 3600, by: 'user', isExact: true },
    example: { response: { isMailed: true } },
  },
  'POST /api/password-reset': {
    operationId: 'mailPasswordReset',
    tag: 'accounts',
    summary: 'Email a link that sets a new password; the answer is the same for an email without an account',
    access: 'public',
    body: closed({ email: Email }),
    response: IsMailed,
    limit: { max: 30, windowSeconds: 600, by: 'ip' },
    example: { body: { email }, response: { isMailed: true } },
  },
  'DELETE /api/account/sessions': {
    operationId: 'signOutEverywhere',
    tag: 'accounts',
    summary: 'Log out the caller on every device, including this one',
    access: 'session',
    freshness: 'now',
    response: closed({ signedOut: Type.Literal(true) }),
    limit: { max: 10, windowSeconds: 600, by: 'user' },
    example: { response: { signedOut: true } },
  },
  'DELETE /api/account/sessions/{id}': {
    operationId: 'endSession',
    tag: 'accounts',
    summary: 'Log out the caller on one device, which may be this one; idempotent',
    access: 'session',
    freshness: 'now',
    params: closed({ id: SessionId }),
    response: closed({ signedOut: Type.Literal(true) }),
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: { params: { id: sessionId }, response: { signedOut: true } },
  },
  'GET /api/account/export': {
    operationId: 'exportAccount',
    tag: 'accounts',
    summary: 'All data that the product stores about the caller',
    access: 'session',
    freshness: 'now',
    response: AccountExport,
    limit: { max: 10, windowSeconds: 600, by: 'user' },
    example: { response: exampleExport },
  },
  'POST /api/account/deletion': {
    operationId: 'deleteAccount',
    tag: 'accounts',
    summary: 'Delete the account of the caller, who has signed in within the last 15 minutes',
    access: 'session',
    freshness: 'now',
    body: closed({
      /** The email of the account, as the caller typed it. */
      confirmation: Type.String({ minLength: 1, maxLength: 254 }),
    }),
    response: closed({ deleted: Type.Literal(true) }),
    errors: ['recent_login_required', 'wrong_confirmation'],
    limit: { max: 10, windowSeconds: 600, by: 'user', isExact: true },
    example: { body: { confirmation: email }, response: { deleted: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
