import { expect, test } from 'vitest';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { after, giftOf, intentId } from '#test/payments/gift-steps.ts';
import { endOf, giftState, redemptionOf, type GiftPayment } from './gift-state.ts';

test('the state does not depend on the order in which the facts arrive', () => {
  const facts = (['pay', 'redeem by ada', 'dispute', 'win'] as const).reduce<readonly PaymentFact[]>(
    (known, step, index) => after(known, step, index + 1),
    [],
  );
  const orders = facts.flatMap((fact, from) =>
    facts.map((_, to) => facts.toSpliced(from, 1).toSpliced(to, 0, fact)),
  );
  for (const order of orders)
    expect(giftOf(order)).toMatchObject({ status: 'succeeded', entitles: true, redeemedBy: 'ada' });
});

test('a gift passes to the account that was registered instead of a deleted one', () => {
  const facts: PaymentFact[] = [
    ...after([], 'pay', 1),
    { kind: 'redeemed', intentId, atSeconds: 2, uid: 'ada' },
    { kind: 'redeemed', intentId, atSeconds: 3, uid: 'ada-2', instead: 'ada' },
    { kind: 'redeemed', intentId, atSeconds: 4, uid: 'ada-3', instead: 'ada-2' },
  ];
  for (const order of [facts, facts.toReversed()]) expect(giftOf(order).redeemedBy).toBe('ada-3');
});

const paid: GiftPayment = {
  status: 'succeeded',
  entitles: true,
  redeemedBy: null,
  amountCents: 6200,
  refundedCents: 0,
  dispute: 'none',
  isRevoked: false,
};
const refunded: GiftPayment = { ...paid, entitles: false, refundedCents: 6200 };

test.each<[string, GiftPayment, string]>([
  ['has not paid', { ...paid, status: 'open', entitles: false }, 'unknown_code'],
  ['is paying', { ...paid, status: 'processing', entitles: false }, 'unknown_code'],
  ['was paid with another amount', { ...paid, entitles: false }, 'unknown_code'],
  ['was refunded', refunded, 'gift_revoked'],
  ['was refunded after ada had redeemed it', { ...refunded, redeemedBy: 'ada' }, 'gift_revoked'],
  ['is redeemed by ada', { ...paid, redeemedBy: 'ada' }, 'done'],
  ['is redeemed by bob', { ...paid, redeemedBy: 'bob' }, 'gift_redeemed'],
])('entering the code of a gift that %s has the expected result for Ada', (_name, gift, answer) => {
  expect(redemptionOf(gift, { uid: 'ada', hasAccess: false })).toBe(answer);
});

test.each<[string, GiftPayment, string, string | null]>([
  ['valid', paid, 'waiting', null],
  ['not paid yet', { ...paid, status: 'open', entitles: false }, 'unpaid', null],
  ['being paid', { ...paid, status: 'processing', entitles: false }, 'processing', null],
  ['valid after it was given back', { ...paid, isRevoked: true }, 'waiting', null],
  ['paid with another amount or currency', { ...paid, entitles: false }, 'mismatch', null],
  ['refunded', refunded, 'revoked', 'refund'],
  ['disputed', { ...paid, entitles: false, dispute: 'open' }, 'revoked', 'dispute'],
  ['lost to a dispute', { ...paid, entitles: false, dispute: 'lost' }, 'revoked', 'dispute'],
  ['taken away by an admin', { ...paid, entitles: false, isRevoked: true }, 'revoked', 'operator'],
  [
    'refunded in part and taken away by an admin',
    { ...paid, entitles: false, refundedCents: 100, isRevoked: true },
    'revoked',
    'operator',
  ],
])('a gift that is %s has the right state and reason for its end', (_name, gift, state, endedBy) => {
  expect([giftState(gift), endOf(gift)]).toEqual([state, endedBy]);
});

test('an account with access leaves a gift for another person', () => {
  expect(redemptionOf(paid, { uid: 'ada', hasAccess: true })).toBe('gift_not_needed');
});
