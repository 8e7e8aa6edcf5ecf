import { priceCents } from '@org/api-contract/values';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { redemptionOf, type GiftPayment } from '#modules/payments/gifts/gift-state.ts';
import { projectPayment, type Terms } from '#modules/payments/ledger/project-payment.ts';

export const intentId = 'pi_1';
const terms: Terms = { amountCents: priceCents, currency: 'usd', metadataUid: 'giver' };

/** The possible steps of a gift. Each adds facts to the ledger, or none when it is refused. */
export const steps = [
  'pay',
  'redeem by ada',
  'redeem by bob',
  'redeem by the giver',
  'refund',
  'dispute',
  'win',
] as const;
export type Step = (typeof steps)[number];

export const giftOf = (facts: readonly PaymentFact[]): GiftPayment => {
  const { redeemed, ...payment } = projectPayment(facts, terms);
  return { ...payment, amountCents: terms.amountCents, redeemedBy: redeemed?.by ?? null };
};

export const hasAccess = (facts: readonly PaymentFact[], uid: string): boolean => {
  const { entitles, redeemedBy } = giftOf(facts);
  return entitles && redeemedBy === uid;
};

/** The facts of a gift after one more step. */
export function after(facts: readonly PaymentFact[], step: Step, atSeconds: number): readonly PaymentFact[] {
  const redeemBy = (uid: string): readonly PaymentFact[] =>
    redemptionOf(giftOf(facts), { uid, hasAccess: hasAccess(facts, uid) }) === 'redeem'
      ? [...facts, { kind: 'redeemed', intentId, atSeconds, uid }]
      : facts;
  const isPaid = giftOf(facts).status === 'succeeded';
  switch (step) {
    case 'pay':
      return [
        ...facts,
        {
          kind: 'intent',
          intentId,
          atSeconds,
          status: 'succeeded',
          amountCents: priceCents,
          currency: 'usd',
          uid: 'giver',
        },
      ];
    case 'redeem by ada':
      return redeemBy('ada');
    case 'redeem by bob':
      return redeemBy('bob');
    case 'redeem by the giver':
      return redeemBy('giver');
    case 'refund':
      return isPaid
        ? [...facts, { kind: 'charge', intentId, atSeconds, chargeId: 'ch_1', refundedCents: priceCents }]
        : facts;
    case 'dispute':
      return isPaid
        ? [...facts, { kind: 'dispute', intentId, atSeconds, disputeId: 'dp_1', status: 'open' }]
        : facts;
    case 'win':
      return isPaid
        ? [...facts, { kind: 'dispute', intentId, atSeconds, disputeId: 'dp_1', status: 'won' }]
        : facts;
  }
}
