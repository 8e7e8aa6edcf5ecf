import { expect, test } from 'vitest';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { projectPayment, type Terms } from '../ledger/project-payment.ts';
import { endOf, giftState, redemptionOf, type GiftPayment } from './gift-state.ts';

const intentId = 'pi_1';
const terms: Terms = { amountCents: 6200, currency: 'usd', metadataUid: 'giver' };

/** What can happen to a gift. Each adds facts to the ledger, or nothing when it is refused. */
const steps = [
  'pay',
  'redeem by ada',
  'redeem by bob',
  'redeem by the giver',
  'refund',
  'dispute',
  'win',
] as const;
type Step = (typeof steps)[number];

const maxSteps = 6;
const accounts = ['ada', 'bob', 'giver'] as const;

const giftOf = (facts: readonly PaymentFact[]): GiftPayment => {
  const { redeemed, ...payment } = projectPayment(facts, terms);
  return { ...payment, amountCents: terms.amountCents, redeemedBy: redeemed?.by ?? null };
};

const hasAccess = (facts: readonly PaymentFact[], uid: string): boolean => {
  const { entitles, redeemedBy } = giftOf(facts);
  return entitles && redeemedBy === uid;
};

function after(facts: readonly PaymentFact[], step: Step, atSeconds: number): readonly PaymentFact[] {
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
          amountCents: 6200,
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
        ? [...facts, { kind: 'charge', intentId, atSeconds, chargeId: 'ch_1', refundedCents: 6200 }]
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

/** What must hold after every step, whatever came before. */
function check(facts: readonly PaymentFact[], done: readonly Step[]): string | undefined {
  const holders = accounts.filter((uid) => hasAccess(facts, uid));
  const state = giftState(giftOf(facts));
  const isRefunded = facts.some(({ kind }) => kind === 'charge');
  const isDisputed =
    facts.some((fact) => fact.kind === 'dispute') &&
    !facts.some((fact) => fact.kind === 'dispute' && fact.status === 'won');
  const isHeld = done.includes('pay') && !isRefunded && !isDisputed;
  const isRedeemable = accounts.some(
    (uid) => redemptionOf(giftOf(facts), { uid, hasAccess: false }) === 'redeem',
  );
  if (holders.length > 1) return 'two accounts have access';
  if (holders.includes('giver') && !done.includes('redeem by the giver'))
    return 'the giver has access by paying';
  if (isHeld && holders.length === 0 && !isRedeemable) return 'paid, and nobody can have access';
  if (isHeld && holders.length === 1 && isRedeemable) return 'redeemed, and can be redeemed again';
  if (!isHeld && (holders.length > 0 || isRedeemable)) return 'access without the money';
  if ((state === 'redeemed') !== (holders.length === 1)) return `the state is ${state} for ${holders.length}`;
  return undefined;
}

test('F32: in every sequence of six steps a paid gift gives one access, never two and never none', () => {
  const broken: string[] = [];
  let count = 0;
  const visit = (facts: readonly PaymentFact[], done: readonly Step[]): void => {
    count += 1;
    const problem = check(facts, done);
    if (problem) broken.push(`${done.join(', ')}: ${problem}`);
    if (done.length === maxSteps) return;
    for (const step of steps) visit(after(facts, step, done.length + 1), [...done, step]);
  };
  visit([], []);
  expect(broken.slice(0, 5)).toEqual([]);
  expect(count).toBe((steps.length ** (maxSteps + 1) - 1) / (steps.length - 1));
});

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
])('the code of a gift that %s answers ada', (_name, gift, answer) => {
  expect(redemptionOf(gift, { uid: 'ada', hasAccess: false })).toBe(answer);
});

test.each<[string, GiftPayment, string, string | null]>([
  ['valid', paid, 'waiting', null],
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
])('a gift that is %s says what it is', (_name, gift, state, endedBy) => {
  expect([giftState(gift), endOf(gift)]).toEqual([state, endedBy]);
});

test('who has access leaves a gift for another', () => {
  expect(redemptionOf(paid, { uid: 'ada', hasAccess: true })).toBe('gift_not_needed');
});
