import { describe, expect, test } from 'vitest';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { projectPayment, type Projection, type Terms } from './project-payment.ts';

const intentId = 'pi_1';
const terms: Terms = { amountCents: 6200, currency: 'usd', metadataUid: 'ada' };

const intent = (atSeconds: number, status: 'open' | 'failed' | 'processing' | 'succeeded', uid = 'ada') =>
  ({ kind: 'intent', intentId, atSeconds, status, amountCents: 6200, currency: 'usd', uid }) as const;
const session = (atSeconds: number) =>
  ({ kind: 'session', intentId, atSeconds, isPaid: true, amountCents: 6200, currency: 'usd' }) as const;
const charge = (atSeconds: number, refundedCents: number, chargeId = 'ch_1') =>
  ({ kind: 'charge', intentId, atSeconds, chargeId, refundedCents }) as const;
const refund = (atSeconds: number, refundId: string, amountCents: number, hasFailed = false) =>
  ({ kind: 'refund', intentId, atSeconds, refundId, amountCents, hasFailed }) as const;
const dispute = (atSeconds: number, status: 'inquiry' | 'open' | 'won' | 'lost') =>
  ({ kind: 'dispute', intentId, atSeconds, disputeId: 'dp_1', status }) as const;
const grant = (atSeconds: number) => ({ kind: 'grant', intentId, atSeconds, auditId: 1 }) as const;
const revocation = (auditId: number, isRevoked: boolean) =>
  ({ kind: 'revocation', intentId, atSeconds: 9, auditId, isRevoked }) as const;
const redeemed = (atSeconds: number, uid: string, instead?: string) =>
  ({ kind: 'redeemed', intentId, atSeconds, uid, ...(instead && { instead }) }) as const;

/** The projection, which must be the same in the reverse order. */
function projection(facts: PaymentFact[], overrides: Partial<Terms> = {}): Projection {
  const found = projectPayment(facts, { ...terms, ...overrides });
  expect(projectPayment(facts.toReversed(), { ...terms, ...overrides })).toEqual(found);
  return found;
}

describe('a decision of an admin', () => {
  test.each<[string, boolean, PaymentFact[]]>([
    ['to give access without a payment gives it', true, [grant(5)]],
    [
      'to give access stands beside a refund of the money',
      true,
      [intent(5, 'succeeded'), charge(6, 6200), grant(7)],
    ],
    ['to take access away takes it', false, [intent(5, 'succeeded'), revocation(2, true)]],
    ['to take away what was given takes it', false, [grant(5), revocation(2, true)]],
    [
      'to give it back counts after the one before',
      true,
      [grant(5), revocation(2, true), revocation(3, false)],
    ],
    ['to take it away again counts', false, [grant(5), revocation(3, false), revocation(4, true)]],
  ])('%s', (_name, entitles, facts) => {
    expect(projection(facts).entitles).toBe(entitles);
  });

  test('to give access has the status and the date of a payment, and tells whether it was revoked', () => {
    expect(projection([grant(5)])).toMatchObject({ status: 'succeeded', paidAtSeconds: 5, isRevoked: false });
    expect(projection([grant(5), revocation(2, true)]).isRevoked).toBe(true);
  });
});

describe('a payment', () => {
  test('has the date of its first report, and no date before', () => {
    expect(projection([intent(9, 'succeeded'), intent(5, 'succeeded'), session(7)]).paidAtSeconds).toBe(5);
    expect(projection([intent(5, 'processing')]).paidAtSeconds).toBeUndefined();
    expect(projection([])).toMatchObject({ dispute: 'none', refundedCents: 0, disputes: [], warnings: [] });
  });

  test('through the link needs no uid, and matches its terms without one', () => {
    expect(projection([session(5)]).mismatches).toEqual([]);
    const throughLink = projectPayment([intent(5, 'succeeded', 'eve')], {
      amountCents: 6200,
      currency: 'usd',
    });
    expect([throughLink.mismatches, throughLink.entitles]).toEqual([[], true]);
  });

  test('with a code that leaves nothing to pay gives access, although nothing can be refunded', () => {
    const free: PaymentFact = { kind: 'free', intentId, atSeconds: 5, code: 'ALL' };
    expect(projection([free], { amountCents: 0 }).entitles).toBe(true);
  });

  test('that was open and then succeeded gives access and has no dispute', () => {
    expect(projection([intent(4, 'open'), intent(5, 'succeeded')])).toMatchObject({
      entitles: true,
      dispute: 'none',
    });
  });
});

describe('the refunded amount', () => {
  const paid = intent(5, 'succeeded');

  test('is the latest report of a charge, and the larger one of two charges of an intent', () => {
    expect(projection([paid, charge(8, 0), charge(6, 6200, 'ch_2')]).refundedCents).toBe(6200);
    expect(projection([paid, charge(6, 3100), charge(8, 6200)]).refundedCents).toBe(6200);
  });

  test('decreases when a refund fails in the same second as the report of its charge', () => {
    const failed = refund(6, 're_1', 6200, true);
    expect(projection([paid, charge(6, 6200), failed]).refundedCents).toBe(0);
  });

  test('does not subtract a failed refund that was reported before the charge', () => {
    const failed = refund(6, 're_1', 6200, true);
    expect(projection([paid, failed, charge(8, 6200)]).refundedCents).toBe(6200);
  });

  test('is reduced by the one refund of several that has failed', () => {
    const facts = [paid, refund(6, 're_1', 3100), refund(6, 're_2', 2000), refund(8, 're_1', 3100, true)];
    expect(projection(facts).refundedCents).toBe(2000);
  });
});

describe('a dispute', () => {
  const paid = intent(5, 'succeeded');

  test.each<['none' | 'open' | 'won' | 'lost', PaymentFact[]]>([
    ['none', [dispute(6, 'inquiry')]],
    ['open', [dispute(6, 'inquiry'), dispute(7, 'open')]],
    ['lost', [dispute(8, 'won'), dispute(8, 'lost')]],
    ['won', [dispute(7, 'lost'), dispute(8, 'won')]],
  ])('is %s by the reports of its bank; of two reports in one second, “lost” counts', (state, facts) => {
    expect(projection([paid, ...facts]).dispute).toBe(state);
  });
});

describe('a redemption', () => {
  test('is the earlier of two; of two in one second, the first uid in alphabetical order', () => {
    expect(projection([redeemed(6, 'bob'), redeemed(5, 'eve')]).redeemed).toEqual({
      by: 'eve',
      atSeconds: 5,
    });
    expect(projection([redeemed(5, 'eve'), redeemed(5, 'bob')]).redeemed).toEqual({
      by: 'bob',
      atSeconds: 5,
    });
    expect(projection([redeemed(5, 'eve'), redeemed(7, 'adam')]).redeemed?.by).toBe('eve');
    expect(projection([]).redeemed).toBeUndefined();
  });

  test('keeps its time when it moves to the account registered later', () => {
    const facts = [redeemed(5, 'ada'), redeemed(8, 'ada-2', 'ada')];
    expect(projection(facts).redeemed).toEqual({ by: 'ada-2', atSeconds: 5 });
  });
});

test('the same warnings of one second are listed once', () => {
  const warning = (fraudType: string) =>
    ({ kind: 'warning', intentId, atSeconds: 7, warningId: 'issfr_1', fraudType }) as const;
  const { warnings } = projection([intent(5, 'succeeded'), warning('misc'), warning('fraud_card')]);
  expect(warnings).toEqual([{ warningId: 'issfr_1', fraudType: 'fraud_card', atSeconds: 7 }]);
});

test('of two reports of the same second the later step of the payment counts, so that nobody is asked to pay twice', () => {
  expect(projection([intent(5, 'open'), intent(5, 'failed')]).status).toBe('failed');
  expect(projection([intent(5, 'failed'), intent(5, 'processing')]).status).toBe('processing');
});

describe('the list of disputes for an admin', () => {
  const told = (disputeId: string, dueAtSeconds: number) => ({
    ...dispute(6, 'open'),
    disputeId,
    about: {
      state: 'needs_response',
      reason: 'general',
      amountCents: 6200,
      openedAtSeconds: 6,
      dueAtSeconds,
      submissions: 0,
    },
  });

  test('has the same deadline for a dispute in either order of two reports of one second', () => {
    const { disputes } = projection([told('dp_1', 90), told('dp_1', 80)]);
    expect(disputes.map(({ dueAtSeconds }) => dueAtSeconds)).toEqual([80]);
  });
});

test('a payment stays “processing” although a later report says “open”', () => {
  const facts = [intent(5, 'failed'), intent(5, 'processing'), intent(6, 'open')];
  expect(projection(facts).status).toBe('processing');
});
