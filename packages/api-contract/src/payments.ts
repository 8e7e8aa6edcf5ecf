import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { priceCents, priceDollars } from './price.ts';
import { Discount } from './promotion-codes.ts';
import { Cents, closed, Email, named, Uid } from './schemas.ts';

export const PaymentStatus = named('PaymentStatus', {
  hasPaid: Type.Boolean(),
  paymentFailed: Type.Boolean(),
  /**
   * Present while the bank processes a payment, which can take days. The user must not pay again until the bank has
   * decided.
   */
  isProcessing: Type.Optional(Type.Literal(true)),
});

export type PaymentStatus = Type.Static<typeof PaymentStatus>;

const uid = 'nVq3xJ8mWbTtR5y0uGkLhZ2cPfE1';

export const paymentEndpoints = {
  'GET /api/user/{uid}/payment-status': {
    operationId: 'getPaymentStatus',
    tag: 'payments',
    summary: 'Whether the user has lifetime access, and whether the latest attempt failed',
    access: 'self',
    weight: 'short',
    params: closed({ uid: Uid }),
    response: PaymentStatus,
    errors: ['account_deleted'],
    limit: { max: 40, windowSeconds: 60, by: 'user' },
    example: { params: { uid }, response: { hasPaid: false, paymentFailed: false } },
  },
  'GET /api/payment-link': {
    operationId: 'getPaymentLink',
    tag: 'payments',
    summary: 'The URL of the hosted payment page, with the caller’s uid',
    access: 'session',
    freshness: 'now',
    response: closed({ paymentLink: Type.String({ format: 'uri' }) }),
    errors: ['already_paid', 'payment_processing', 'account_deleted'],
    limit: { max: 10, windowSeconds: 3600, by: 'user', isExact: true },
    example: {
      response: { paymentLink: `https://buy.stripe.com/test_aEU6pq?client_reference_id=${uid}` },
    },
  },
  'POST /api/create-payment-intent': {
    operationId: 'createPaymentIntent',
    tag: 'payments',
    summary: 'Create the caller’s PaymentIntent, or return the open one',
    access: 'self',
    body: closed({
      // The schema accepts anything, so that a wrong amount gets its own error, `invalid_amount`.
      amount: Type.Unknown(),
      email: Type.Optional(Email),
      userId: Uid,
    }),
    response: closed({
      clientSecret: Type.String(),
      /** The cents that the payer is charged. */
      dueCents: Cents,
      /** Present when a promotion code lowers the price. */
      discount: Type.Optional(Discount),
    }),
    // `price_changed`: the amount is a former price, for example from a page that was still open.
    errors: ['invalid_amount', 'price_changed', 'already_paid', 'payment_processing', 'account_deleted'],
    // Returning the open intent is not counted, because a reload is not a new payment.
    limit: { max: 10, windowSeconds: 600, by: 'user', counts: 'new', isExact: true },
    example: {
      body: { amount: priceDollars, email: 'ada@example.com', userId: uid },
      response: { clientSecret: 'pi_3PabcD_secret_4eFgH', dueCents: priceCents },
    },
  },
  'POST /api/payment-place': {
    operationId: 'setPaymentPlace',
    tag: 'payments',
    summary: 'Set the place of the payer, which decides the tax in the price; idempotent',
    access: 'session',
    body: closed({
      /** The id of an open PaymentIntent of the caller. */
      intentId: Type.String({ minLength: 1, maxLength: 255, pattern: '^pi_[0-9A-Za-z]+$' }),
      /** ISO 3166-1 alpha-2. */
      country: Type.String({ pattern: '^[A-Z]{2}$' }),
      postalCode: Type.Optional(Type.String({ minLength: 1, maxLength: 20, pattern: '^[0-9A-Za-z -]+$' })),
    }),
    response: closed({
      /** `false`: the tax of this place is unknown, so the payer may have mistyped the place. */
      isKnown: Type.Boolean(),
    }),
    errors: ['not_found'],
    limit: { max: 30, windowSeconds: 600, by: 'user' },
    example: {
      body: { intentId: 'pi_3PabcD', country: 'DE', postalCode: '10115' },
      response: { isKnown: true },
    },
  },
  'POST /api/update-payment-user-id': {
    operationId: 'linkPayment',
    tag: 'payments',
    summary: 'Link the caller’s latest payment to the caller, as Stripe reports it; idempotent',
    access: 'self',
    body: closed({ email: Email, userId: Uid }),
    response: closed({ linked: Type.Boolean() }),
    errors: ['account_deleted'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: { body: { email: 'ada@example.com', userId: uid }, response: { linked: true } },
  },
  'POST /api/stripe/webhook': {
    operationId: 'receiveStripeEvent',
    tag: 'payments',
    summary: 'Receive a signed Stripe event',
    access: 'public',
    isRaw: true,
    response: closed({ received: Type.Literal(true) }),
    errors: ['invalid_signature'],
    // Never limited by IP, because Stripe delivers from a few addresses. The handler limits concurrency instead.
    limit: { max: Number.MAX_SAFE_INTEGER, windowSeconds: 60, by: 'ip' },
    example: { response: { received: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
