import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { priceCents } from './price.ts';
import { Reason } from './admin-values.ts';
import { Cents, closed, Email, Instant, named, nullable } from './schemas.ts';

/** The code as typed. Spaces and letter case are ignored. */
const TypedCode = Type.String({ minLength: 1, maxLength: 64 });

/** The discount of a promotion code. */
export const Discount = named('Discount', {
  code: Type.String(),
  offCents: Cents,
  /** The price after the discount. */
  dueCents: Cents,
});

export type Discount = Type.Static<typeof Discount>;

const PromotionCode = named('PromotionCode', {
  id: Type.Integer(),
  code: Type.String(),
  /** Either this or `amountOffCents`; the other is `null`. */
  percentOff: nullable(Type.Integer()),
  amountOffCents: nullable(Type.Integer()),
  dueCents: Cents,
  maxRedemptions: nullable(Type.Integer()),
  /** The number of payments made with this code. */
  redeemed: Type.Integer({ minimum: 0 }),
  /** The number of open attempts that hold a redemption. */
  reserved: Type.Integer({ minimum: 0 }),
  expiresAt: nullable(Instant),
  /** The only account that may use the code. */
  onlyEmail: nullable(Type.String()),
  createdAt: Instant,
  endedAt: nullable(Instant),
});

export type PromotionCode = Type.Static<typeof PromotionCode>;

const spring = { code: 'SPRING20', offCents: 1240, dueCents: 4960 };
const stored = {
  id: 1,
  code: 'SPRING20',
  percentOff: 20,
  amountOffCents: null,
  dueCents: 4960,
  maxRedemptions: 100,
  redeemed: 3,
  reserved: 1,
  expiresAt: '2027-03-20T00:00:00.000Z',
  onlyEmail: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  endedAt: null,
};

export const promotionCodeEndpoints = {
  'POST /api/promotion-code': {
    operationId: 'applyPromotionCode',
    tag: 'payments',
    summary: 'Apply a promotion code to the caller’s open payment, which gets a new PaymentIntent',
    access: 'session',
    body: closed({ code: TypedCode }),
    response: closed({
      /** `null` if the code left nothing to pay; the caller has access then. */
      clientSecret: nullable(Type.String()),
      discount: Discount,
    }),
    errors: [
      'unknown_code',
      'expired_code',
      'used_up_code',
      'already_paid',
      'payment_processing',
      'account_deleted',
    ],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: {
      body: { code: 'SPRING20' },
      response: { clientSecret: 'pi_3PabcD_secret_4eFgH', discount: spring },
    },
  },
  'DELETE /api/promotion-code': {
    operationId: 'removePromotionCode',
    tag: 'payments',
    summary: 'Remove the promotion code from the caller’s open payment',
    access: 'session',
    response: closed({
      clientSecret: Type.String(),
      /** The cents that the payer is charged. */ dueCents: Cents,
    }),
    errors: ['already_paid', 'payment_processing', 'account_deleted'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: { response: { clientSecret: 'pi_3PabcD_secret_4eFgH', dueCents: priceCents } },
  },
  'GET /api/promotion-codes': {
    operationId: 'listPromotionCodes',
    tag: 'payments',
    summary: 'All promotion codes, the latest first',
    access: 'admin',
    response: closed({ codes: Type.Array(PromotionCode) }),
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: { response: { codes: [stored] } },
  },
  'POST /api/promotion-codes': {
    operationId: 'createPromotionCode',
    tag: 'payments',
    summary: 'Create a promotion code of a percentage or of an amount',
    access: 'admin',
    freshness: 'now',
    body: closed({
      code: Type.String({ minLength: 3, maxLength: 32, pattern: '^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$' }),
      /** Exactly one of this and `amountOffCents`. The remaining price must be 0 or at least 50 cents. */
      percentOff: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
      amountOffCents: Type.Optional(Type.Integer({ minimum: 1, maximum: priceCents })),
      maxRedemptions: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
      expiresAt: Type.Optional(Instant),
      /** The email of an account: only this account may use the code. */
      onlyEmail: Type.Optional(Email),
      reason: Reason,
    }),
    response: closed({ code: PromotionCode }),
    errors: ['code_taken'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      body: { code: 'SPRING20', percentOff: 20, maxRedemptions: 100, reason: 'Spring newsletter' },
      response: { code: stored },
    },
  },
  'POST /api/promotion-codes/{id}/end': {
    operationId: 'endPromotionCode',
    tag: 'payments',
    summary: 'End a promotion code. Open payments keep the lower price for up to an hour; idempotent',
    access: 'admin',
    freshness: 'now',
    params: closed({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    body: closed({ reason: Reason }),
    response: closed({ code: PromotionCode }),
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: {
      params: { id: 1 },
      body: { reason: 'The newsletter was sent twice' },
      response: { code: { ...stored, endedAt: '2026-11-21T09:00:00.000Z' } },
    },
  },
} as const satisfies Record<string, EndpointSpec>;
