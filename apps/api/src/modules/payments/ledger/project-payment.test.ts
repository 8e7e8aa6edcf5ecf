import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DisputeTerms, PaymentFact } from '#kernel/payment-facts.ts';
import { awaitsEvidence, projectPayment, type Projection, type Terms } from './project-payment.ts';

const intentId = 'pi_1';
const terms: Terms = { amountCents: 6200, currency: 'usd', metadataUid: 'ada' };

const intent = (
  atSeconds: number,
  status: 'open' | 'failed' | 'requires_action' | 'processing' | 'canceled' | 'succeeded',
) =>
  ({ kind: 'intent', intentId, atSeconds, status, amountCents: 6200, currency: 'usd', uid: 'ada' }) as const;
const charge = (atSeconds: number, refundedCents: number) =>
  ({ kind: 'charge', intentId, atSeconds, chargeId: 'ch_1', refundedCents }) as const;
const refund = (atSeconds: number, refundId: string, amountCents: number, hasFailed = false) =>
  ({ kind: 'refund', intentId, atSeconds, refundId, amountCents, hasFailed }) as const;
const dispute = (atSeconds: number, status: 'inquiry' | 'open' | 'won' | 'lost', disputeId = 'dp_1') =>
  ({ kind: 'dispute', intentId, atSeconds, disputeId, status }) as const;
const reported = (
  atSeconds: number,
  status: 'inquiry' | 'open' | 'won' | 'lost',
  about: Partial<DisputeTerms> = {},
  disputeId = 'dp_1',
) => ({
  ...dispute(atSeconds, status, disputeId),
  about: {
    state: 'needs_response',
    reason: 'fraudulent',
    amountCents: 6200,
    openedAtSeconds: 6,
    dueAtSeconds: 700,
    submissions: 0,
    ...about,
  },
});
const warning = (atSeconds: number, fraudType = 'misc', warningId = 'issfr_1') =>
  ({ kind: 'warning', intentId, atSeconds, warningId, fraudType }) as const;

const paid = intent(5, 'succeeded');
const projection = (facts: PaymentFact[], overrides: Partial<Terms> = {}): Projection =>
  projectPayment(facts, { ...terms, ...overrides });

describe('access', () => {
  test.each<[string, boolean, PaymentFact[]]>([
    ['a payment that succeeded grants it', true, [paid]],
    ['no facts grant nothing', false, []],
    ['a payment in processing does not grant it', false, [intent(1, 'processing')]],
    ['a failure that arrives late does not end it', true, [paid, intent(9, 'failed')]],
    ['a cancellation that arrives late does not end it', true, [paid, intent(9, 'canceled')]],
    [
      'a code that leaves nothing to pay grants it',
      true,
      [{ kind: 'free', intentId, atSeconds: 5, code: 'GIFT' }],
    ],
    ['a full refund ends it', false, [paid, charge(6, 6200)]],
    ['a full refund that only the refund itself reports ends it', false, [paid, refund(6, 're_1', 6200)]],
    ['a partial refund keeps it', true, [paid, charge(6, 6199), refund(6, 're_1', 6199)]],
    [
      'partial refunds that add up to the whole amount end it',
      false,
      [paid, refund(6, 're_1', 3100), refund(7, 're_2', 3100)],
    ],
    [
      'a refund that failed restores it',
      true,
      [paid, charge(6, 6200), refund(6, 're_1', 6200), refund(8, 're_1', 6200, true)],
    ],
    [
      'a second refund after a failed one ends it',
      false,
      [paid, charge(6, 6200), refund(8, 're_1', 6200, true), charge(9, 6200)],
    ],
    ['an open dispute ends it', false, [paid, dispute(6, 'open')]],
    ['a lost dispute ends it', false, [paid, dispute(6, 'open'), dispute(8, 'lost')]],
    ['a won dispute restores it', true, [paid, dispute(6, 'open'), dispute(8, 'won')]],
    [
      'a won dispute stays won when its opening is reported late',
      true,
      [paid, dispute(8, 'won'), dispute(8, 'open')],
    ],
    [
      'a lost dispute ends it, even if another is won',
      false,
      [paid, dispute(6, 'lost'), dispute(8, 'won', 'dp_2')],
    ],
    ["a bank's inquiry keeps it", true, [paid, dispute(6, 'inquiry')]],
    [
      'a won dispute does not undo a full refund',
      false,
      [paid, charge(6, 6200), dispute(6, 'open'), dispute(8, 'won')],
    ],
  ])('%s', (_name, entitles, facts) => {
    expect(projection(facts).entitles).toBe(entitles);
  });

  test.each<[string, Partial<PaymentFact>, string]>([
    ['another amount', { amountCents: 6100 }, 'amount_mismatch'],
    ['another currency', { currency: 'eur' }, 'currency_mismatch'],
    ["another's uid", { uid: 'eve' }, 'uid_mismatch'],
  ])('a payment with %s grants nothing', (_name, difference, mismatch) => {
    const odd = { ...paid, ...difference } as PaymentFact;
    expect(projection([odd])).toMatchObject({ status: 'succeeded', mismatches: [mismatch], entitles: false });
    expect(projection([paid, odd])).toEqual(projection([odd, paid]));
  });

  test('a payment through the link is identified by its session', () => {
    const session = {
      kind: 'session',
      intentId,
      atSeconds: 5,
      isPaid: true,
      amountCents: 6200,
      currency: 'usd',
    } as const;
    const linkTerms: Terms = { amountCents: 6200, currency: 'usd' };
    expect(projectPayment([session], linkTerms).entitles).toBe(true);
    expect(projectPayment([{ ...session, isPaid: false }], linkTerms).entitles).toBe(false);
    expect(projectPayment([{ ...session, amountCents: 3100 }], linkTerms).mismatches).toEqual([
      'amount_mismatch',
    ]);
  });
});

describe('an attempt', () => {
  test.each<[string, Projection['status'], PaymentFact[]]>([
    ['is open without facts', 'open', []],
    ['has failed when the card was declined', 'failed', [intent(1, 'open'), intent(2, 'failed')]],
    [
      'has not failed while the payer tries another card',
      'processing',
      [intent(2, 'failed'), intent(3, 'processing')],
    ],
    [
      'is in processing though it was read as open after',
      'processing',
      [intent(2, 'processing'), intent(3, 'open')],
    ],
    [
      'is open again after the payment in processing failed',
      'open',
      [intent(2, 'processing'), intent(3, 'failed'), intent(4, 'open')],
    ],
    [
      'has not failed while the bank requires authentication, even within the same second',
      'requires_action',
      [intent(2, 'requires_action'), intent(2, 'failed')],
    ],
    [
      'has failed when the authentication failed',
      'failed',
      [intent(2, 'requires_action'), intent(4, 'failed')],
    ],
    ['stays canceled', 'canceled', [intent(2, 'canceled'), intent(3, 'failed')]],
    ['that succeeded has not failed', 'succeeded', [paid, intent(99, 'failed'), intent(99, 'canceled')]],
  ])('%s', (_name, status, facts) => {
    expect(projection(facts).status).toBe(status);
  });
});

describe('a dispute', () => {
  const disputes = (...facts: PaymentFact[]) => projection([paid, ...facts]).disputes;

  test('has what Stripe last reported', () => {
    const [found, ...others] = disputes(
      reported(8, 'open', { state: 'under_review', submissions: 1 }),
      reported(6, 'open'),
    );
    expect(others).toEqual([]);
    expect(found).toEqual({
      disputeId: 'dp_1',
      state: 'under_review',
      reason: 'fraudulent',
      amountCents: 6200,
      openedAtSeconds: 6,
      dueAtSeconds: 700,
      submissions: 1,
    });
  });

  test.each([
    ['a decision', reported(8, 'won', { state: 'won' }), 'won'],
    ['a second submission', reported(8, 'open', { state: 'under_review', submissions: 1 }), 'under_review'],
  ])('has %s rather than an earlier state of the same second', (_name, later, state) => {
    for (const facts of [
      [later, reported(8, 'open')],
      [reported(8, 'open'), later],
    ])
      expect(disputes(...facts)).toMatchObject([{ state }]);
  });

  test('keeps its terms when the latest fact lacks them, and is not listed without terms', () => {
    expect(disputes(reported(6, 'open'), dispute(9, 'open'))).toMatchObject([{ state: 'needs_response' }]);
    expect(disputes(dispute(6, 'open'))).toEqual([]);
  });

  test('is listed by the time of its opening, and by id within a second', () => {
    const ids = disputes(
      reported(9, 'open', { openedAtSeconds: 9 }, 'dp_3'),
      reported(9, 'open', { openedAtSeconds: 7 }, 'dp_2'),
      reported(9, 'open', { openedAtSeconds: 7 }, 'dp_1'),
    ).map(({ disputeId }) => disputeId);
    expect(ids).toEqual(['dp_1', 'dp_2', 'dp_3']);
  });

  test.each([
    ['needs_response', true],
    ['warning_needs_response', true],
    ['under_review', false],
    ['won', false],
  ])('that is %s awaits evidence: %s', (state, awaits) => {
    const [found] = disputes(reported(6, 'open', { state }));
    expect(found && awaitsEvidence(found)).toBe(awaits);
  });
});

test('warnings of fraud are listed once each, from the first report, and change no access', () => {
  const { warnings, entitles } = projection([
    paid,
    warning(9, 'misc', 'issfr_2'),
    warning(8, 'misc'),
    warning(7, 'made_with_lost_card'),
    warning(9, 'misc', 'issfr_0'),
  ]);
  expect(warnings).toEqual([
    { warningId: 'issfr_1', fraudType: 'made_with_lost_card', atSeconds: 7 },
    { warningId: 'issfr_0', fraudType: 'misc', atSeconds: 9 },
    { warningId: 'issfr_2', fraudType: 'misc', atSeconds: 9 },
  ]);
  expect(entitles).toBe(true);
});

test('F7: five facts give the same projection in each of their 120 orders', () => {
  const facts = [intent(2, 'failed'), paid, charge(6, 3100), dispute(7, 'open'), dispute(9, 'won')];
  const orders = permutations(facts);
  expect(orders).toHaveLength(120);
  const seen = new Set(orders.map((order) => JSON.stringify(projection(order))));
  expect([...seen].map((text): unknown => JSON.parse(text))).toEqual([
    {
      status: 'succeeded',
      mismatches: [],
      paidAtSeconds: 5,
      refundedCents: 3100,
      dispute: 'won',
      entitles: true,
      isRevoked: false,
      disputes: [],
      warnings: [],
    },
  ]);
});

test('facts give the same projection in any order and with any repetition', () => {
  const seconds = fc.integer({ min: 1, max: 4 });
  const cents = fc.constantFrom(0, 3100, 6200);
  const statuses = ['open', 'failed', 'requires_action', 'processing', 'canceled', 'succeeded'] as const;
  const anyFact: fc.Arbitrary<PaymentFact> = fc.oneof(
    fc.tuple(seconds, fc.constantFrom(...statuses)).map((made) => intent(...made)),
    fc
      .tuple(
        seconds,
        fc.constantFrom(6100, 6200),
        fc.constantFrom('usd', 'eur'),
        fc.constantFrom('ada', 'eve'),
      )
      .map(([at, amountCents, currency, uid]) => ({
        ...intent(at, 'succeeded'),
        amountCents,
        currency,
        uid,
      })),
    fc.tuple(seconds, cents).map((made) => charge(...made)),
    fc
      .tuple(seconds, fc.constantFrom('re_1', 're_2'), fc.constant(3100), fc.boolean())
      .map((made) => refund(...made)),
    fc
      .tuple(seconds, fc.constantFrom('inquiry', 'open', 'won', 'lost'), fc.constantFrom('dp_1', 'dp_2'))
      .map((made) => dispute(...made)),
    fc.tuple(seconds, fc.integer({ min: 1, max: 4 })).map(([atSeconds, auditId]) => ({
      kind: 'revocation' as const,
      intentId,
      atSeconds,
      auditId,
      // An entry of the audit log has one decision.
      isRevoked: auditId % 2 === 1,
    })),
    fc
      .record({
        at: seconds,
        status: fc.constantFrom('inquiry', 'open', 'won', 'lost'),
        state: fc.constantFrom('needs_response', 'under_review'),
        submissions: fc.nat(1),
      })
      .map(({ at, status, ...about }) => reported(at, status, about)),
    fc
      .tuple(seconds, fc.constantFrom('misc', 'made_with_lost_card'), fc.constantFrom('issfr_1', 'issfr_2'))
      .map((made) => warning(...made)),
    fc.constant({ kind: 'grant' as const, intentId, atSeconds: 3, auditId: 9 }),
  );
  const shuffledWithRepeats = fc.array(anyFact, { maxLength: 8 }).chain((facts) =>
    fc.tuple(
      fc.constant(facts),
      fc.shuffledSubarray([...facts, ...facts], {
        minLength: facts.length * 2,
        maxLength: facts.length * 2,
      }),
    ),
  );
  fc.assert(
    fc.property(shuffledWithRepeats, ([facts, again]) => {
      expect(projection(again)).toEqual(projection(facts));
    }),
    { numRuns: 500 },
  );
});

function permutations<T>(items: T[]): T[][] {
  if (items.length <= 1) return [items];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}
