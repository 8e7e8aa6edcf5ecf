import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { Gift } from './gifts.ts';
import { KeptThing } from './kept.ts';
import { SavedPerson } from './people.ts';
import { closed, Email, Instant, named, nullable, Uid, ZodiacSignId } from './schemas.ts';

const Cents = Type.Integer({ minimum: 0 });
const Hash = Type.String();

/** A tax that the amount of a payment contains. */
const Tax = named('Tax', {
  /** Such as `VAT`. */
  name: Type.String(),
  /** In percent, such as `19` or `7.25`; empty for a tax that is no percentage. */
  percentage: Type.String(),
  cents: Cents,
});

const ExportedPayment = named('ExportedPayment', {
  /** `code`: a promotion code that left nothing to pay. `grant`: access that an admin gave without a payment. */
  source: Type.Enum(['intent', 'link', 'code', 'grant']),
  /** Stripe's id of the payment. */
  intentId: nullable(Type.String()),
  amountCents: Cents,
  currency: Type.String(),
  /** The taxes that the amount contains; empty where none was calculated. */
  taxes: Type.Array(Tax),
  purpose: Type.Enum(['access', 'gift']),
  promotionCode: nullable(Type.String()),
  status: Type.Enum(['open', 'failed', 'requires_action', 'processing', 'canceled', 'succeeded']),
  refundedCents: Cents,
  dispute: Type.Enum(['none', 'open', 'won', 'lost']),
  /** Whether the payment gives access. */
  entitles: Type.Boolean(),
  email: nullable(Type.String()),
  /** Keyed hash of the IP address of the payer. */
  addressHash: nullable(Hash),
  paidAt: nullable(Instant),
  createdAt: Instant,
});

/** What Stripe reported, or the product decided, about a payment at one time. Its kind decides which members it has. */
const PaymentStatement = named('PaymentStatement', {
  kind: Type.Enum([
    'intent',
    'session',
    'charge',
    'refund',
    'dispute',
    'duplicate',
    'free',
    'grant',
    'revocation',
    'redeemed',
    'warning',
  ]),
  intentId: Type.String(),
  /** Unix time in seconds, by Stripe's clock. */
  atSeconds: Type.Integer(),
  recordedAt: Instant,
  status: Type.Optional(Type.String()),
  amountCents: Type.Optional(Type.Integer()),
  currency: Type.Optional(Type.String()),
  uid: Type.Optional(Type.String()),
  idempotencyKey: Type.Optional(Type.String()),
  taxCalculation: Type.Optional(Type.String()),
  linkId: Type.Optional(Type.String()),
  isPaid: Type.Optional(Type.Boolean()),
  reference: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  chargeId: Type.Optional(Type.String()),
  refundedCents: Type.Optional(Type.Integer()),
  refundId: Type.Optional(Type.String()),
  hasFailed: Type.Optional(Type.Boolean()),
  disputeId: Type.Optional(Type.String()),
  keptIntentId: Type.Optional(Type.String()),
  instead: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  auditId: Type.Optional(Type.Integer()),
  isRevoked: Type.Optional(Type.Boolean()),
  warningId: Type.Optional(Type.String()),
  fraudType: Type.Optional(Type.String()),
  /** Of a dispute. */
  about: Type.Optional(
    closed({
      state: Type.String(),
      reason: Type.String(),
      amountCents: Type.Integer(),
      openedAtSeconds: Type.Integer(),
      dueAtSeconds: nullable(Type.Integer()),
      submissions: Type.Integer(),
    }),
  ),
});

const ExportedAction = named('ExportedAction', {
  action: Type.String(),
  reason: Type.String(),
  at: Instant,
});

/** Everything that the product holds of a user. Each member but the first is a part that one module answers for. */
export const AccountExport = named('AccountExport', {
  exportedAt: Instant,
  account: named('ExportedAccount', {
    uid: Uid,
    email: Email,
    emailVerified: Type.Boolean(),
    /** An e-mail that belongs to another account now. */
    formerEmail: nullable(Type.String()),
    role: Type.Enum(['user', 'admin']),
    hasPaidAccess: Type.Boolean(),
    registeredAt: nullable(Instant),
    updatedAt: nullable(Instant),
    roleChanges: Type.Array(closed({ role: Type.Enum(['user', 'admin']), changedAt: Instant })),
    sessions: Type.Array(closed({ device: Type.String(), signedInAt: Instant, expiresAt: Instant })),
    /** Browsers and systems that the account was signed in with. */
    devices: Type.Array(closed({ device: Type.String(), firstSeenAt: Instant })),
    accessChanges: Type.Array(closed({ hasAccess: Type.Boolean(), changedAt: Instant })),
  }),
  /** Of an admin. The secret is not part of it. */
  secondFactor: named('ExportedSecondFactor', {
    isOn: Type.Boolean(),
    setUpAt: nullable(Instant),
    recoveryCodes: Type.Integer({ minimum: 0 }),
  }),
  payments: named('ExportedPayments', {
    /** All attempts to pay, also open and failed ones. */
    attempts: Type.Array(ExportedPayment),
    statements: Type.Array(PaymentStatement),
    /** Cards that a bank refused within the last week. */
    declinedCards: Type.Array(
      closed({ card: nullable(Type.String()), addressHash: nullable(Hash), declinedAt: Instant }),
    ),
    paymentLinkGivenAt: nullable(Instant),
    /** Promotion codes for this account only. */
    ownCodes: Type.Array(closed({ code: Type.String(), createdAt: Instant })),
    /** Promotion codes that were entered and do not exist, within the last day. */
    wrongCodes: Type.Array(closed({ addressHash: Hash, enteredAt: Instant })),
  }),
  gifts: named('ExportedGifts', {
    given: Type.Array(Gift),
    /** Gifts that the user has redeemed. */
    received: Type.Array(closed({ redeemedAt: nullable(Instant), isValid: Type.Boolean() })),
  }),
  people: named('ExportedPeople', {
    saved: Type.Array(SavedPerson),
    privateCalendars: Type.Array(
      closed({ path: nullable(Type.String()), createdAt: Instant, revokedAt: nullable(Instant) }),
    ),
  }),
  refreshes: named('ExportedRefreshes', {
    /** The signs whose latest refresh the user started. */
    started: Type.Array(closed({ zodiac: ZodiacSignId, startedAt: Instant })),
  }),
  kept: named('ExportedKept', {
    saved: Type.Array(KeptThing),
    /** The weekly mail of new openings. `null` when it was never asked for. */
    weeklyMail: nullable(
      closed({ isOn: Type.Boolean(), signs: Type.Array(ZodiacSignId), sentUntil: Instant }),
    ),
  }),
  mails: named('ExportedMails', {
    /** Mails to the user that wait, were sent or were given up. Of those that were sent only the kind is held. */
    queued: Type.Array(closed({ kind: Type.String(), queuedAt: Instant, sentAt: nullable(Instant) })),
  }),
  actions: named('ExportedActions', {
    /** What admins have done about the user. */
    aboutUser: Type.Array(ExportedAction),
    /** What the user has done as an admin. */
    byUser: Type.Array(ExportedAction),
  }),
  articles: named('ExportedArticles', {
    /** The articles whose latest text the user, an admin, has saved. */
    saved: Type.Array(closed({ slug: Type.String(), savedAt: Instant })),
  }),
});

export type AccountExport = Type.Static<typeof AccountExport>;

/** `false`: the server sends no mails, and the browser asks Firebase for one. */
const IsMailed = closed({ isMailed: Type.Boolean() });

const at = '2026-11-20T09:00:00.000Z';
const intentId = 'pi_3PabcD';
const ada = { uid: 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1', email: 'ada@example.com' };

export const accountEndpoints = {
  'GET /api/account': {
    operationId: 'getAccount',
    tag: 'accounts',
    summary: 'The account of the caller, as its page shows it',
    access: 'session',
    response: named('AccountOverview', {
      email: Email,
      /** As the identity provider says now. The session may be older than the verification. */
      emailVerified: Type.Boolean(),
      registeredAt: nullable(Instant),
      /** When the payment that gives access arrived. `null` without access, and for an admin who has not paid. */
      accessSince: nullable(Instant),
      /** The sessions that are open, the latest first. */
      sessions: Type.Array(closed({ device: Type.String(), signedInAt: Instant, isCurrent: Type.Boolean() })),
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
      /** Who offers the product, as an invoice names them. */
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
        email: ada.email,
        emailVerified: true,
        registeredAt: at,
        accessSince: at,
        sessions: [{ device: 'Firefox on Windows', signedInAt: at, isCurrent: true }],
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
    summary: 'Mail the caller a link that verifies the e-mail',
    access: 'session',
    response: IsMailed,
    limit: { max: 5, windowSeconds: 3600, by: 'user', isExact: true },
    example: { response: { isMailed: true } },
  },
  'POST /api/password-reset': {
    operationId: 'mailPasswordReset',
    tag: 'accounts',
    summary: 'Mail a link that sets a new password; the answer is the same for an e-mail without an account',
    access: 'public',
    body: closed({ email: Email }),
    response: IsMailed,
    limit: { max: 30, windowSeconds: 600, by: 'ip' },
    example: { body: { email: ada.email }, response: { isMailed: true } },
  },
  'DELETE /api/account/sessions': {
    operationId: 'signOutEverywhere',
    tag: 'accounts',
    summary: 'Sign out the caller on every device, this one included',
    access: 'session',
    freshness: 'now',
    response: closed({ signedOut: Type.Literal(true) }),
    limit: { max: 10, windowSeconds: 600, by: 'user' },
    example: { response: { signedOut: true } },
  },
  'GET /api/account/export': {
    operationId: 'exportAccount',
    tag: 'accounts',
    summary: 'Everything that the product holds of the caller',
    access: 'session',
    freshness: 'now',
    response: AccountExport,
    limit: { max: 10, windowSeconds: 600, by: 'user' },
    example: {
      response: {
        exportedAt: at,
        account: {
          ...ada,
          emailVerified: true,
          formerEmail: null,
          role: 'user',
          hasPaidAccess: true,
          registeredAt: at,
          updatedAt: at,
          roleChanges: [],
          sessions: [{ device: 'Firefox on Windows', signedInAt: at, expiresAt: '2026-11-25T09:00:00.000Z' }],
          devices: [{ device: 'Firefox on Windows', firstSeenAt: at }],
          accessChanges: [{ hasAccess: true, changedAt: at }],
        },
        secondFactor: { isOn: false, setUpAt: null, recoveryCodes: 0 },
        payments: {
          attempts: [
            {
              source: 'intent',
              intentId,
              amountCents: 6200,
              currency: 'usd',
              purpose: 'access',
              promotionCode: null,
              status: 'succeeded',
              refundedCents: 0,
              taxes: [],
              dispute: 'none',
              entitles: true,
              email: ada.email,
              addressHash: '5f2b8c1e5d7a4e9b8c6f1a2b',
              paidAt: at,
              createdAt: at,
            },
          ],
          statements: [
            {
              kind: 'intent',
              intentId,
              atSeconds: 1_795_165_200,
              recordedAt: at,
              status: 'succeeded',
              amountCents: 6200,
              currency: 'usd',
              uid: ada.uid,
            },
          ],
          declinedCards: [],
          paymentLinkGivenAt: null,
          ownCodes: [],
          wrongCodes: [],
        },
        gifts: { given: [], received: [] },
        people: { saved: [], privateCalendars: [] },
        refreshes: { started: [] },
        kept: { saved: [], weeklyMail: null },
        mails: { queued: [{ kind: 'welcome', queuedAt: at, sentAt: at }] },
        actions: { aboutUser: [], byUser: [] },
        articles: { saved: [] },
      },
    },
  },
  'POST /api/account/deletion': {
    operationId: 'deleteAccount',
    tag: 'accounts',
    summary: 'Delete the account of the caller, who has signed in within the last 15 minutes',
    access: 'session',
    freshness: 'now',
    body: closed({
      /** The e-mail of the account, as the caller has typed it. */
      confirmation: Type.String({ minLength: 1, maxLength: 254 }),
    }),
    response: closed({ deleted: Type.Literal(true) }),
    errors: ['recent_login_required', 'wrong_confirmation'],
    limit: { max: 10, windowSeconds: 600, by: 'user', isExact: true },
    example: { body: { confirmation: ada.email }, response: { deleted: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
