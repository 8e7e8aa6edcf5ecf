import * as Type from 'typebox';
import { Gift } from './gifts.ts';
import { KeptThing } from './kept.ts';
import { SavedPerson } from './people.ts';
import { Cents, closed, Email, Instant, named, nullable, Tax, Uid, ZodiacSignId } from './schemas.ts';

const Hash = Type.String();

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

/** One report of Stripe, or one decision of the product, about a payment. Its members depend on its kind. */
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
  /** The details of a dispute, if the statement is about one. */
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

/** All data that the product stores about a user. One module is responsible for each member except the first. */
export const AccountExport = named('AccountExport', {
  exportedAt: Instant,
  account: named('ExportedAccount', {
    uid: Uid,
    email: Email,
    emailVerified: Type.Boolean(),
    /** An email that belongs to another account now. */
    formerEmail: nullable(Type.String()),
    role: Type.Enum(['user', 'admin']),
    hasPaidAccess: Type.Boolean(),
    registeredAt: nullable(Instant),
    updatedAt: nullable(Instant),
    roleChanges: Type.Array(closed({ role: Type.Enum(['user', 'admin']), changedAt: Instant })),
    sessions: Type.Array(
      closed({
        device: Type.String(),
        timeZone: nullable(Type.String()),
        signedInAt: Instant,
        expiresAt: Instant,
      }),
    ),
    /** Browsers and systems that the account was signed in with. */
    devices: Type.Array(closed({ device: Type.String(), firstSeenAt: Instant })),
    accessChanges: Type.Array(closed({ hasAccess: Type.Boolean(), changedAt: Instant })),
  }),
  /** The second factor of an admin, without its secret. */
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
    /** The weekly mail of new openings. `null` if the user never subscribed. */
    weeklyMail: nullable(
      closed({ isOn: Type.Boolean(), signs: Type.Array(ZodiacSignId), sentUntil: Instant }),
    ),
  }),
  mails: named('ExportedMails', {
    /** Mails to the user that wait, were sent or were given up. After sending, only the kind is stored. */
    queued: Type.Array(closed({ kind: Type.String(), queuedAt: Instant, sentAt: nullable(Instant) })),
  }),
  actions: named('ExportedActions', {
    /** Actions of admins that concern the user. */
    aboutUser: Type.Array(ExportedAction),
    /** Actions of the user as an admin. */
    byUser: Type.Array(ExportedAction),
  }),
  articles: named('ExportedArticles', {
    /** The articles whose latest text the user, an admin, has saved. */
    saved: Type.Array(closed({ slug: Type.String(), savedAt: Instant })),
  }),
});

export type AccountExport = Type.Static<typeof AccountExport>;

const at = '2026-11-20T09:00:00.000Z';
const uid = 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1';
const email = 'ada@example.com';
const intentId = 'pi_3PabcD';

export const exampleExport: AccountExport = {
  exportedAt: at,
  account: {
    uid,
    email,
    emailVerified: true,
    formerEmail: null,
    role: 'user',
    hasPaidAccess: true,
    registeredAt: at,
    updatedAt: at,
    roleChanges: [],
    sessions: [
      {
        device: 'Firefox on Windows',
        timeZone: 'America/Chicago',
        signedInAt: at,
        expiresAt: '2026-11-25T09:00:00.000Z',
      },
    ],
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
        email,
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
        uid,
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
};
