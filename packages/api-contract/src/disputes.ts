import * as Type from 'typebox';
import { closed, Instant, named, nullable } from './schemas.ts';

/** A dispute of a payment, or an inquiry of its bank. */
export const PaymentDispute = named('PaymentDispute', {
  id: Type.String(),
  /** As Stripe has it, such as `needs_response`, `under_review`, `won` or `lost`; an inquiry begins with `warning_`. */
  state: Type.String(),
  /** Why, as Stripe has it, such as `fraudulent` or `product_not_received`. */
  reason: Type.String(),
  amountCents: Type.Integer({ minimum: 0 }),
  openedAt: Instant,
  /** Until when the bank accepts evidence. `null`: it accepts none. */
  dueAt: nullable(Instant),
  /** `waiting`: decided, and not yet at Stripe. `missed`: decided too late. */
  evidence: Type.Enum(['none', 'waiting', 'submitted', 'missed']),
  /** When this product submitted it. `null` also if it was submitted in Stripe’s dashboard. */
  submittedAt: nullable(Instant),
});
export type PaymentDispute = Type.Static<typeof PaymentDispute>;

/** What is said to the bank. A text may be empty. */
export const DisputeEvidence = named('DisputeEvidence', {
  product: Type.String({ maxLength: 2_000 }),
  customerEmail: Type.String({ maxLength: 320 }),
  /** Since when the product could be used. */
  serviceDate: Type.String({ maxLength: 100 }),
  receipt: Type.String({ maxLength: 4_000 }),
  /** Registration, sign-ins and use, as far as they are stored. */
  accessLog: Type.String({ maxLength: 16_000 }),
  refundPolicy: Type.String({ maxLength: 4_000 }),
  /** What the admin adds. */
  statement: Type.String({ maxLength: 8_000 }),
});
export type DisputeEvidence = Type.Static<typeof DisputeEvidence>;

export const DisputedEvidence = closed({ disputeId: Type.String(), evidence: DisputeEvidence });
