import * as Type from 'typebox';
import type { EndpointSpec } from './endpoint.ts';
import { giftMessageMaxLength } from './limits.ts';
import { priceCents } from './price.ts';
import { PaymentId } from './admin-values.ts';
import { pageQuery, pageTotals } from './pages.ts';
import { Cents, closed, Email, Instant, named, nullable } from './schemas.ts';

const GiftId = Type.String({ format: 'uuid' });

/** The choices of the giver of a gift. */
const details = {
  toEmail: Email,
  message: Type.Optional(Type.String({ maxLength: giftMessageMaxLength })),
  /** The day on which the mail is sent, at 08:00 UTC; at most a year ahead. Without it the mail is sent at once. */
  sendOn: Type.Optional(Type.String({ format: 'date' })),
};

/** The cause that ended a revoked gift; `operator`: an admin. */
const EndedBy = nullable(Type.Enum(['refund', 'dispute', 'operator']));

export const Gift = named('Gift', {
  id: GiftId,
  /**
   * `revoked`: the gift was valid and has ended. `mismatch`: the paid amount or currency is not that of a gift, so the gift is
   * not valid.
   */
  state: Type.Enum(['unpaid', 'processing', 'waiting', 'redeemed', 'revoked', 'mismatch']),
  endedBy: EndedBy,
  /** Present while the gift waits to be redeemed. */
  code: nullable(Type.String()),
  toEmail: nullable(Type.String()),
  message: nullable(Type.String()),
  /** When the mail is due. */
  sendAt: Instant,
  /** When the latest mail with the code was sent. */
  sentAt: nullable(Instant),
  redeemedAt: nullable(Instant),
  createdAt: Instant,
});

export type Gift = Type.Static<typeof Gift>;

/** The states of a gift that is paid. */
const PaidGiftState = Type.Enum(['waiting', 'redeemed', 'revoked', 'mismatch']);

/** A paid gift as an admin sees it: without the code, the recipient's address and the message. */
export const ListedGift = named('ListedGift', {
  id: GiftId,
  /** The payment of the gift, through which it can be refunded. */
  paymentId: PaymentId,
  state: PaidGiftState,
  endedBy: EndedBy,
  /** `null` after the giver's account was deleted. */
  giverEmail: nullable(Type.String()),
  amountCents: Cents,
  currency: Type.String(),
  boughtAt: Instant,
  redeemedAt: nullable(Instant),
});

export type ListedGift = Type.Static<typeof ListedGift>;

const id = '0b9f7c52-6d0e-4c3b-9a54-1f2e3d4c5b6a';
const at = '2026-11-20T09:00:00.000Z';
const gift = {
  id,
  state: 'waiting',
  endedBy: null,
  code: '7KQ2M-X9D4T-B6HNR-WZ3CP',
  toEmail: 'bob@example.com',
  message: 'Happy New Year of the Horse!',
  sendAt: at,
  sentAt: at,
  redeemedAt: null,
  createdAt: at,
};
const given = { toEmail: gift.toEmail, message: gift.message };

export const giftEndpoints = {
  'GET /api/gifts': {
    operationId: 'listGifts',
    tag: 'payments',
    summary: 'The gifts that the caller has bought, the latest first',
    access: 'session',
    response: closed({ gifts: Type.Array(Gift) }),
    errors: ['account_deleted'],
    limit: { max: 60, windowSeconds: 60, by: 'user' },
    example: { response: { gifts: [gift] } },
  },
  'POST /api/gifts': {
    operationId: 'buyGift',
    tag: 'payments',
    summary: 'Begin the payment of a gift, or return its open PaymentIntent',
    access: 'session',
    freshness: 'now',
    body: closed({ id: GiftId, ...details }),
    response: closed({
      /** `null` if this gift is already paid. */
      clientSecret: nullable(Type.String()),
      /** The cents that the giver is charged. */
      dueCents: Cents,
      gift: Gift,
    }),
    errors: ['payment_processing', 'account_deleted'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: {
      body: { id, ...given },
      response: {
        clientSecret: 'pi_3PabcD_secret_4eFgH',
        dueCents: priceCents,
        gift: { ...gift, state: 'unpaid', code: null },
      },
    },
  },
  'GET /api/admin/gifts': {
    operationId: 'listPaidGifts',
    tag: 'payments',
    summary: 'The gifts that are paid, by state, the latest first; never with their code',
    access: 'admin',
    query: closed({ ...pageQuery, state: Type.Optional(PaidGiftState) }),
    response: closed({ gifts: Type.Array(ListedGift), ...pageTotals }),
    limit: { max: 120, windowSeconds: 60, by: 'user' },
    example: {
      query: { state: 'waiting' },
      response: {
        gifts: [
          {
            id,
            paymentId: 2048,
            state: 'waiting',
            endedBy: null,
            giverEmail: 'ada@example.com',
            amountCents: priceCents,
            currency: 'usd',
            boughtAt: at,
            redeemedAt: null,
          },
        ],
        total: 1,
        totalPages: 1,
      },
    },
  },
  'PUT /api/gifts/{id}': {
    operationId: 'changeGift',
    tag: 'payments',
    summary: 'Change the address, the message or the day of a gift that is not redeemed',
    access: 'session',
    params: closed({ id: GiftId }),
    body: closed(details),
    response: closed({ gift: Gift }),
    errors: ['gift_redeemed', 'gift_revoked', 'gift_mailed_enough'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: { params: { id }, body: given, response: { gift } },
  },
  'POST /api/gifts/{id}/mail': {
    operationId: 'mailGift',
    tag: 'payments',
    summary: 'Send the email of a gift again, or at once if it is not due yet',
    access: 'session',
    params: closed({ id: GiftId }),
    response: closed({ gift: Gift }),
    errors: ['gift_redeemed', 'gift_revoked', 'gift_mailed_enough'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: { params: { id }, response: { gift } },
  },
  'POST /api/gift-redemption': {
    operationId: 'redeemGift',
    tag: 'payments',
    summary: 'Redeem a gift for the caller; idempotent',
    access: 'session',
    freshness: 'now',
    body: closed({ code: Type.String({ minLength: 1, maxLength: 64 }) }),
    response: closed({ redeemed: Type.Literal(true) }),
    errors: ['unknown_code', 'gift_redeemed', 'gift_revoked', 'gift_not_needed', 'account_deleted'],
    limit: { max: 20, windowSeconds: 60, by: 'user', isExact: true },
    example: { body: { code: gift.code }, response: { redeemed: true } },
  },
} as const satisfies Record<string, EndpointSpec>;
