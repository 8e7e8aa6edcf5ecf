import type {
  ChargeFact,
  DisputeFact,
  IntentFact,
  IntentStatus,
  PaymentFact,
  RefundFact,
} from '#kernel/payment-facts.ts';

/** What a payment was opened for, which what is paid must equal. */
export interface Terms {
  amountCents: number;
  currency: string;
  /** Whose payment it is by our own record; absent for a payment through the link, which carries no metadata. */
  metadataUid?: string;
}

const mismatches = ['amount_mismatch', 'currency_mismatch', 'uid_mismatch'] as const;

export type Mismatch = (typeof mismatches)[number];

/** Where a payment stands, by everything Stripe has said of it. */
export interface Projection {
  status: IntentStatus;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  mismatch: Mismatch | undefined;
  /** Whether it gives access. */
  entitles: boolean;
  /** When it was first said to be paid, by Stripe's clock. */
  paidAtSeconds: number | undefined;
}

/**
 * Computes a payment's projection from the set of its facts. Their order and their number don't matter: webhooks are
 * repeated, overtake one another and get lost, and whatever a payment went through must end the same.
 */
export function projectPayment(facts: readonly PaymentFact[], terms: Terms): Projection {
  const intents = facts.filter((fact) => fact.kind === 'intent');
  const sessions = facts.filter((fact) => fact.kind === 'session');
  const paid = [
    ...intents.filter(({ status }) => status === 'succeeded'),
    ...sessions.filter(({ isPaid }) => isPaid),
  ];
  const found = new Set(paid.map((fact) => mismatchOf(fact, terms)));
  const mismatch = mismatches.find((candidate) => found.has(candidate));
  const refundedCents = refunded(facts);
  const dispute = disputeOf(facts.filter((fact) => fact.kind === 'dispute'));
  const entitles =
    paid.length > 0 &&
    mismatch === undefined &&
    refundedCents < terms.amountCents &&
    dispute !== 'open' &&
    dispute !== 'lost';
  return {
    status: paid.length > 0 ? 'succeeded' : statusOf(intents),
    refundedCents,
    dispute,
    mismatch,
    entitles,
    paidAtSeconds: paid.length > 0 ? Math.min(...paid.map(({ atSeconds }) => atSeconds)) : undefined,
  };
}

function mismatchOf(
  paid: PaymentFact & { amountCents: number; currency: string },
  terms: Terms,
): Mismatch | undefined {
  if (paid.amountCents !== terms.amountCents) return 'amount_mismatch';
  if (paid.currency !== terms.currency) return 'currency_mismatch';
  if (paid.kind === 'intent' && terms.metadataUid !== undefined && paid.uid !== terms.metadataUid)
    return 'uid_mismatch';
  return undefined;
}

/** Within one second, Stripe's unit of time, the later rank wins: a failure is only told when it is certain. */
const ranks: Readonly<Record<IntentStatus, number>> = {
  open: 0,
  failed: 1,
  requires_action: 2,
  processing: 3,
  canceled: 4,
  succeeded: 5,
};

function statusOf(intents: readonly IntentFact[]): IntentStatus {
  // Nothing comes after a cancellation, whatever the dates say.
  if (intents.some(({ status }) => status === 'canceled')) return 'canceled';
  return latest(intents, ({ status }) => ranks[status])?.status ?? 'open';
}

/**
 * What went back to the payer: the refunds known one by one, or the charge's own running total less the refunds
 * that failed since, whichever says more, because either kind of event may be missing.
 */
function refunded(facts: readonly PaymentFact[]): number {
  const refunds = [
    ...groupedBy(
      facts.filter((fact) => fact.kind === 'refund'),
      (fact) => fact.refundId,
    ),
  ];
  const failures = refunds.flatMap((group) => latest(group.filter(({ hasFailed }) => hasFailed)) ?? []);
  const failed = new Set(failures.map(({ refundId }) => refundId));
  const oneByOne = sum(refunds.map(([fact]) => fact).filter((fact) => !failed.has(fact.refundId)));
  const totals = [
    ...groupedBy(
      facts.filter((fact) => fact.kind === 'charge'),
      (fact) => fact.chargeId,
    ),
  ].map((group) => {
    const charge = latest(group, ({ refundedCents }) => refundedCents);
    const failedSince = sum(failures.filter(({ atSeconds }) => atSeconds >= (charge?.atSeconds ?? 0)));
    return (charge?.refundedCents ?? 0) - failedSince;
  });
  return Math.max(oneByOne, 0, ...totals);
}

function disputeOf(facts: readonly DisputeFact[]): Projection['dispute'] {
  const outcomes = new Set(
    [...groupedBy(facts, (fact) => fact.disputeId)].map((group) => {
      const closed = group.filter(({ status }) => status === 'won' || status === 'lost');
      if (closed.length > 0) return latest(closed, ({ status }) => (status === 'lost' ? 1 : 0))?.status;
      return group.some(({ status }) => status === 'open') ? 'open' : 'inquiry';
    }),
  );
  for (const outcome of ['lost', 'open', 'won'] as const) if (outcomes.has(outcome)) return outcome;
  return 'none';
}

function latest<F extends IntentFact | ChargeFact | RefundFact | DisputeFact>(
  facts: readonly F[],
  rank: (fact: F) => number = () => 0,
): F | undefined {
  return facts.toSorted((a, b) => b.atSeconds - a.atSeconds || rank(b) - rank(a))[0];
}

function groupedBy<F>(facts: readonly F[], key: (fact: F) => string): Iterable<[F, ...F[]]> {
  // A group holds at least the fact that made it.
  return Map.groupBy(facts, key).values() as Iterable<[F, ...F[]]>;
}

const sum = (facts: readonly RefundFact[]): number =>
  facts.reduce((total, { amountCents }) => total + amountCents, 0);
