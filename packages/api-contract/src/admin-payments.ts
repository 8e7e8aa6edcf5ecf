import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { Day, PaymentId, Reason } from './admin-values.ts';
import { Cents, closed, Email, Instant, named, nullable } from './schemas.ts';
import { searchMaxLength } from './values.ts';

/**
 * The state of a payment for an admin. `processing`: a bank still decides whether it pays. `unclaimed`: paid through the payment link, without a user. `mismatch`: paid, but
 * the amount, currency or user differs. `granted`: an admin gave access without a payment. `revoked`: an admin took the
 * access away.
 */
const PaymentState = Type.Enum(
  [
    'paid',
    'open',
    'processing',
    'failed',
    'canceled',
    'refunded',
    'disputed',
    'unclaimed',
    'mismatch',
    'granted',
    'revoked',
  ],
  { title: 'PaymentState' },
);
export type PaymentState = Type.Static<typeof PaymentState>;

const summary = {
  id: PaymentId,
  state: PaymentState,
  source: Type.Enum(['intent', 'link', 'code', 'grant']),
  /** The email for the receipt, or else the email of the account. `null` after the account was deleted. */
  email: nullable(Type.String()),
  uid: nullable(Type.String()),
  /** The requested amount in cents. */
  amountCents: Cents,
  /** The cents that Stripe received; `null` before it is paid. */
  receivedCents: nullable(Cents),
  refundedCents: Cents,
  currency: Type.String(),
  createdAt: Instant,
  paidAt: nullable(Instant),
  /** Whether an alert of the payment waits for a decision of an operator. */
  hasAlert: Type.Boolean(),
};

export const PaymentSummary = named('PaymentSummary', summary);
export type PaymentSummary = Type.Static<typeof PaymentSummary>;

const TimelineEntry = named('PaymentTimelineEntry', {
  at: Instant,
  /** `statement`: by Stripe. `decision`: by the product. `task`: a call to Stripe. `action`: by an admin. */
  kind: Type.Enum(['statement', 'decision', 'task', 'alert', 'action']),
  /** The name of the entry, such as `refund`, `refund_requested` or `amount_mismatch`. */
  name: Type.String(),
  /** The state that the entry reports, such as `succeeded`. */
  state: nullable(Type.String()),
  amountCents: nullable(Cents),
  currency: nullable(Type.String()),
  /**
   * The author of an action: the email of the admin, or else the uid; or the operating system's user at the command
   * line.
   */
  by: nullable(Type.String()),
  reason: nullable(Type.String()),
});
export type PaymentTimelineEntry = Type.Static<typeof TimelineEntry>;

/** A dispute of a payment, or an inquiry of its bank. Operators answer it in Stripe’s Dashboard. */
export const PaymentDispute = named('PaymentDispute', {
  id: Type.String(),
  /**
   * Stripe's name of the state, such as `needs_response`, `under_review`, `won` or `lost`. The state of an inquiry
   * begins with `warning_`.
   */
  state: Type.String(),
  /** Stripe's name of the reason, such as `fraudulent` or `product_not_received`. */
  reason: Type.String(),
  amountCents: Type.Integer({ minimum: 0 }),
  openedAt: Instant,
  /** The bank's deadline for an answer. `null` if the bank accepts no answer. */
  dueAt: nullable(Instant),
  /** The address of the dispute in Stripe’s Dashboard. */
  dashboardUrl: Type.String(),
});
export type PaymentDispute = Type.Static<typeof PaymentDispute>;

export const PaymentDetails = named('PaymentDetails', {
  ...summary,
  intentId: nullable(Type.String()),
  dispute: Type.Enum(['none', 'open', 'won', 'lost']),
  /** Whether this payment gives access. */
  entitles: Type.Boolean(),
  isRevoked: Type.Boolean(),
  /** The account of the payment. `null` while it is unclaimed, and after the account was deleted. */
  account: nullable(
    closed({ uid: Type.String(), email: nullable(Type.String()), hasAccess: Type.Boolean() }),
  ),
  /** The account that has redeemed a gift and has the access instead of the payer. `null` if the payment is not a gift. */
  gift: nullable(
    closed({ redeemedBy: nullable(closed({ uid: Type.String(), email: nullable(Type.String()) })) }),
  ),
  /** The actions that an admin can take now. */
  can: Type.Array(Type.Enum(['refund', 'revoke', 'restore', 'claim', 'dismiss'])),
  /** Whether a refund was requested and Stripe has not confirmed it yet. */
  isRefundPending: Type.Boolean(),
  disputes: Type.Array(PaymentDispute),
  /** Reports of fraud by the bank of the payer. */
  warnings: Type.Array(closed({ fraudType: Type.String(), at: Instant })),
  timeline: Type.Array(TimelineEntry),
});
export type PaymentDetails = Type.Static<typeof PaymentDetails>;

const at = '2026-11-20T09:00:00.000Z';
const reason = 'Asked for a refund by mail';
const params = closed({ id: PaymentId });
const body = closed({ reason: Reason });
const limit = { max: 60, windowSeconds: 60, by: 'user' } as const;
const uid = 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1';

const exampleSummary = {
  id: 2048,
  state: 'paid',
  source: 'intent',
  email: 'ada@example.com',
  uid,
  amountCents: 6200,
  receivedCents: 6200,
  refundedCents: 0,
  currency: 'usd',
  createdAt: at,
  paidAt: at,
  hasAlert: false,
} as const;

const examplePayment = {
  ...exampleSummary,
  intentId: 'pi_3PabcD',
  dispute: 'none',
  entitles: true,
  isRevoked: false,
  account: { uid, email: 'ada@example.com', hasAccess: true },
  gift: null,
  can: ['refund', 'revoke'],
  isRefundPending: false,
  disputes: [],
  warnings: [],
  timeline: [
    {
      at,
      kind: 'statement',
      name: 'intent',
      state: 'succeeded',
      amountCents: 6200,
      currency: 'usd',
      by: null,
      reason: null,
    },
  ],
} as const;

/** A change of one payment by an admin. Repeated calls have no further effect. */
const change = {
  tag: 'payments',
  access: 'admin',
  params,
  body,
  response: PaymentDetails,
  errors: ['conflict'],
  limit,
  example: { params: { id: 2048 }, body: { reason }, response: examplePayment },
} as const;

export const adminPaymentEndpoints = {
  'GET /api/admin/payments': {
    operationId: 'listPayments',
    tag: 'payments',
    summary: 'Payments by email, uid or Stripe’s id, state, alert and date, the latest first',
    access: 'admin',
    query: closed({
      ...pageQuery,
      /** A part of the email, or a whole uid or id of Stripe. */
      search: Type.Optional(Type.String({ maxLength: searchMaxLength })),
      state: Type.Optional(PaymentState),
      /** `true`: only payments with an alert that waits for a decision. */
      hasAlert: Type.Optional(Type.Literal(true)),
      /** The first and the last day, in UTC. */
      from: Type.Optional(Day),
      to: Type.Optional(Day),
    }),
    response: closed({
      payments: Type.Array(PaymentSummary),
      ...pageTotals,
      /** The money of all payments that match, on every page, in cents of the currency of the price. */
      money: closed({ receivedCents: Cents, refundedCents: Cents }),
    }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { search: 'ada@', state: 'paid' },
      response: {
        payments: [exampleSummary],
        total: 1,
        totalPages: 1,
        money: { receivedCents: 6200, refundedCents: 0 },
      },
    },
  },
  'GET /api/admin/payments/{id}': {
    operationId: 'getPayment',
    tag: 'payments',
    summary: 'One payment with its history',
    access: 'admin',
    params,
    response: PaymentDetails,
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: { params: { id: 2048 }, response: examplePayment },
  },
  'POST /api/admin/payments/{id}/refund': {
    ...change,
    operationId: 'refundPayment',
    summary: 'Refund what is left of a payment; idempotent',
  },
  'POST /api/admin/payments/{id}/revoke': {
    ...change,
    operationId: 'revokePayment',
    summary: 'Take away the access that a payment gives, without a refund; idempotent',
  },
  'POST /api/admin/payments/{id}/restore': {
    ...change,
    operationId: 'restorePayment',
    summary: 'Give back the access that an admin took away; idempotent',
  },
  'POST /api/admin/payments/{id}/claim': {
    ...change,
    operationId: 'claimPayment',
    summary: 'Assign an unclaimed payment to an account; idempotent',
    body: closed({ email: Email, reason: Reason }),
    example: { ...change.example, body: { email: 'ada@example.com', reason } },
  },
  'POST /api/admin/payments/{id}/dismiss': {
    ...change,
    operationId: 'dismissPaymentAlerts',
    summary: 'Close the alerts of a payment; idempotent',
  },
  'POST /api/admin/access': {
    operationId: 'grantAccess',
    tag: 'payments',
    summary: 'Give an account access without a payment; idempotent',
    access: 'admin',
    body: closed({ email: Email, reason: Reason }),
    response: PaymentDetails,
    errors: ['not_found', 'conflict', 'account_deleted'],
    limit,
    example: { body: { email: 'ada@example.com', reason }, response: examplePayment },
  },
} as const satisfies Record<string, EndpointSpec>;
