import type {
  ChargeFact,
  DisputeFact,
  DisputeTerms,
  IntentFact,
  IntentStatus,
  PaymentFact,
  RefundFact,
  RedeemedFact,
  RevocationFact,
  WarningFact,
} from '#kernel/payment-facts.ts';

/** The expected amount, currency and user. The paid ones must match. */
export interface Terms {
  amountCents: number;
  currency: string;
  /** The uid that the metadata of the intent must have. Absent for a payment through the link, which has no metadata. */
  metadataUid?: string;
}

const mismatches = ['amount_mismatch', 'currency_mismatch', 'uid_mismatch'] as const;

type Mismatch = (typeof mismatches)[number];

/** The state of a payment, computed from all its facts. */
export interface Projection {
  status: IntentStatus;
  refundedCents: number;
  dispute: 'none' | 'open' | 'won' | 'lost';
  /** The facts that differ from the terms. */
  mismatches: Mismatch[];
  /** Whether the payment entitles its user to paid content. */
  entitles: boolean;
  /** Whether an admin has taken away the access that the payment gives. */
  isRevoked: boolean;
  /** The user who redeemed the gift. */
  redeemed: { by: string; atSeconds: number } | undefined;
  /** When Stripe first reported it as paid, or an admin gave access, in Unix seconds. */
  paidAtSeconds: number | undefined;
  /** The latest report of each dispute, in the order in which they were opened. */
  disputes: DisputeState[];
  /** The warnings of fraud, earliest first. */
  warnings: WarningState[];
}

/** The current state of a dispute. */
export interface DisputeState extends DisputeTerms {
  disputeId: string;
}

/** Whether the bank waits for an answer. Admins answer in Stripe's Dashboard. */
export const awaitsEvidence = ({ state }: DisputeState): boolean =>
  state === 'needs_response' || state === 'warning_needs_response';

interface WarningState {
  warningId: string;
  fraudType: string;
  atSeconds: number;
}

/**
 * Computes the projection of a payment from its facts. The result does not depend on their order or on repetitions,
 * because webhooks may be repeated, reordered and lost.
 */
export function projectPayment(facts: readonly PaymentFact[], terms: Terms): Projection {
  const intents = facts.filter((fact) => fact.kind === 'intent');
  const sessions = facts.filter((fact) => fact.kind === 'session');
  const paid = [
    ...intents.filter(({ status }) => status === 'succeeded'),
    ...sessions.filter(({ isPaid }) => isPaid),
  ];
  const found = new Set(paid.map((fact) => mismatchOf(fact, terms)));
  const refundedCents = refunded(facts);
  const dispute = disputeOf(facts.filter((fact) => fact.kind === 'dispute'));
  const given = facts.filter((fact) => fact.kind === 'free' || fact.kind === 'grant');
  const isGranted = facts.some(({ kind }) => kind === 'grant');
  const isRevoked = isRevokedBy(facts.filter((fact) => fact.kind === 'revocation'));
  const settled = [...paid, ...given];
  const isPaidFor =
    settled.length > 0 &&
    !mismatches.some((candidate) => found.has(candidate)) &&
    (terms.amountCents === 0 || refundedCents < terms.amountCents) &&
    dispute !== 'open' &&
    dispute !== 'lost';
  return {
    status: settled.length > 0 ? 'succeeded' : statusOf(intents),
    refundedCents,
    dispute,
    mismatches: mismatches.filter((candidate) => found.has(candidate)),
    entitles: (isPaidFor || isGranted) && !isRevoked,
    isRevoked,
    redeemed: redemptionIn(facts.filter((fact) => fact.kind === 'redeemed')),
    paidAtSeconds: settled.length > 0 ? Math.min(...settled.map(({ atSeconds }) => atSeconds)) : undefined,
    disputes: disputesIn(facts.filter((fact) => fact.kind === 'dispute')),
    warnings: warningsIn(facts.filter((fact) => fact.kind === 'warning')),
  };
}

/** Whether the latest decision of an admin takes the access away. */
const isRevokedBy = (decisions: readonly RevocationFact[]): boolean =>
  decisions.toSorted((a, b) => b.auditId - a.auditId)[0]?.isRevoked ?? false;

/** The first redemption counts. It moves to a new account of the same owner. */
function redemptionIn(redemptions: readonly RedeemedFact[]): Projection['redeemed'] {
  const former = new Set(redemptions.map(({ instead }) => instead));
  const [holder] = redemptions
    .filter(({ uid }) => !former.has(uid))
    .toSorted((a, b) => a.atSeconds - b.atSeconds || (a.uid < b.uid ? -1 : 1));
  const atSeconds = Math.min(...redemptions.map((fact) => fact.atSeconds));
  return holder && { by: holder.uid, atSeconds };
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

/** Orders statuses with the same time, since Stripe's times have whole seconds. The highest rank wins. */
const ranks: Readonly<Record<IntentStatus, number>> = {
  open: 0,
  failed: 1,
  requires_action: 2,
  processing: 3,
  canceled: 4,
  succeeded: 5,
};

function statusOf(intents: readonly IntentFact[]): IntentStatus {
  // `canceled` is final, even if another fact has a later time.
  if (intents.some(({ status }) => status === 'canceled')) return 'canceled';
  const status = latest(intents, ({ status }) => ranks[status])?.status ?? 'open';
  if (status !== 'open') return status;
  // A processing payment ends as paid, failed or canceled. A later report of `open` is outdated.
  const begun = latest(
    intents.filter((fact) => fact.status !== 'open'),
    ({ status: rank }) => ranks[rank],
  );
  return begun?.status === 'processing' ? 'processing' : 'open';
}

/**
 * Computes the refunded amount in cents. It is the larger of the sum of the refunds, and the total of the charge minus the
 * refunds that failed later, because either kind of event may be missing.
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
  const refundSum = sum(refunds.map(([fact]) => fact).filter((fact) => !failed.has(fact.refundId)));
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
  return Math.max(refundSum, 0, ...totals);
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

/** Orders reports of one dispute with the same time. The highest rank wins. */
const disputeRanks = { inquiry: 0, open: 1, won: 2, lost: 3 } as const;

/** A dispute without terms was recorded before disputes were read, and is not listed. */
function disputesIn(facts: readonly DisputeFact[]): DisputeState[] {
  const reported = facts.filter(({ about }) => about !== undefined);
  if (reported.length === 0) return [];
  return [...groupedBy(reported, ({ disputeId }) => disputeId)]
    .flatMap((group) => {
      const [last] = group.toSorted(
        (a, b) =>
          b.atSeconds - a.atSeconds ||
          disputeRanks[b.status] - disputeRanks[a.status] ||
          (b.about?.submissions ?? 0) - (a.about?.submissions ?? 0) ||
          // The choice is arbitrary, but must not depend on the order of the facts.
          (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
      );
      return last?.about ? [{ disputeId: last.disputeId, ...last.about }] : [];
    })
    .toSorted((a, b) => a.openedAtSeconds - b.openedAtSeconds || (a.disputeId < b.disputeId ? -1 : 1));
}

const warningsIn = (facts: readonly WarningFact[]): WarningState[] =>
  [...groupedBy(facts, ({ warningId }) => warningId)]
    .flatMap((group) => {
      const [first] = group.toSorted(
        (a, b) => a.atSeconds - b.atSeconds || (a.fraudType < b.fraudType ? -1 : 1),
      );
      return first
        ? [{ warningId: first.warningId, fraudType: first.fraudType, atSeconds: first.atSeconds }]
        : [];
    })
    .toSorted((a, b) => a.atSeconds - b.atSeconds || (a.warningId < b.warningId ? -1 : 1));

function latest<F extends IntentFact | ChargeFact | RefundFact | DisputeFact>(
  facts: readonly F[],
  rank: (fact: F) => number = () => 0,
): F | undefined {
  return facts.toSorted((a, b) => b.atSeconds - a.atSeconds || rank(b) - rank(a))[0];
}

function groupedBy<F>(facts: readonly F[], key: (fact: F) => string): Iterable<[F, ...F[]]> {
  // A group is never empty, which the type of `Map.groupBy` does not express.
  return Map.groupBy(facts, key).values() as Iterable<[F, ...F[]]>;
}

const sum = (facts: readonly RefundFact[]): number =>
  facts.reduce((total, { amountCents }) => total + amountCents, 0);
