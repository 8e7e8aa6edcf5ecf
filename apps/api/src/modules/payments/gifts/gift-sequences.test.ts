import { expect, test } from 'vitest';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { after, giftOf, hasAccess, steps, type Step } from '#test/payments/gift-steps.ts';
import { giftState, redemptionOf } from './gift-state.ts';

const maxSteps = 6;
const accounts = ['ada', 'bob', 'giver'] as const;

/** Checks the invariants after every step. */
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
  let checked = 0;
  const visit = (facts: readonly PaymentFact[], done: readonly Step[]): void => {
    checked += 1;
    const problem = check(facts, done);
    if (problem) broken.push(`${done.join(', ')}: ${problem}`);
    if (done.length === maxSteps) return;
    for (const step of steps) {
      const next = after(facts, step, done.length + 1);
      // A refused step adds no fact. The sequence without it is shorter, and is checked as well.
      if (next !== facts) visit(next, [...done, step]);
    }
  };
  visit([], []);
  expect(broken.slice(0, 5)).toEqual([]);
  expect(checked).toBeGreaterThan(1_000);
});
