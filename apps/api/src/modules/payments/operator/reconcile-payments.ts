import type { Reconciliation } from '@org/api-contract';
import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import type { ListedIntent } from '#integrations/stripe/stripe-payments.ts';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { applyFacts } from '#modules/payments/ledger/apply-snapshot.ts';
import { termsOf } from '#modules/payments/ledger/ledger.ts';
import { projectPayment } from '#modules/payments/ledger/project-payment.ts';
import { factsOfIntent, type Payment, paymentColumns } from '#modules/payments/ledger/queries.ts';
import type { Db } from '#database/connection.ts';
import { sql } from 'kysely';

const maxDays = 92;
const dayMs = 86_400_000;

interface Period {
  /** The first and the last day, in UTC, such as `2026-11-20`. */
  from: string;
  to: string;
}

type Difference = Reconciliation['differences'][number];
type StoredPayment = Payment & { receivedCents: number | null };

/**
 * Compares the payments in Stripe's lists for a period with the ledger. Each difference is an alert. With a reason,
 * it also repairs them by recording Stripe's reports as facts; it records nothing else, so a payment that Stripe does
 * not have is only reported.
 *
 * @param reason - an admin's reason for the repair; `undefined` only compares
 * @throws ApiError `invalid_input`, or `unavailable` when Stripe does not answer
 */
export async function reconcilePayments(
  services: Services,
  actor: Actor,
  { from, to }: Period,
  reason?: string,
): Promise<Reconciliation> {
  const { db, stripe, config } = services;
  const period = { from: new Date(`${from}T00:00Z`), until: new Date(Date.parse(`${to}T00:00Z`) + dayMs) };
  const days = (period.until.getTime() - period.from.getTime()) / dayMs;
  if (!(days >= 1 && days <= maxDays)) {
    throw new ApiError('invalid_input', { detail: `A period has from 1 to ${maxDays} days.` });
  }
  // Unix time begins here.
  if (period.from.getTime() < 0) {
    throw new ApiError('invalid_input', { detail: 'A period begins in 1970 or later.' });
  }
  const { payments, isCutShort } = await stripe.paymentsOfPeriod(period, config.stripe.paymentLinkIds);
  const atStripe = new Map(payments.map((payment) => [payment.intentId, payment]));
  const stored = new Map(
    [...(await paymentsOfPeriod(db, period)), ...(await paymentsWithIntents(db, [...atStripe.keys()]))].map(
      (payment) => [payment.intentId ?? '', payment],
    ),
  );
  const differences: Difference[] = [];
  for (const intentId of new Set([...atStripe.keys(), ...stored.keys()])) {
    const facts = atStripe.get(intentId)?.facts ?? (await stripe.readIntent(intentId))?.facts;
    const listed = atStripe.get(intentId);
    const difference = await differenceOf(services, intentId, stored.get(intentId), { facts, listed });
    if (!difference) continue;
    if (reason !== undefined && facts) {
      await applyFacts(services, intentId, facts);
      const [now] = await paymentsWithIntents(db, [intentId]);
      difference.paymentId = now?.id ?? null;
      difference.isRepaired = (await differenceOf(services, intentId, now, { facts, listed })) === undefined;
    }
    services.events.record('reconciliation_difference', {
      intentId,
      kind: difference.kind,
      isRepaired: difference.isRepaired,
    });
    differences.push(difference);
  }
  if (reason !== undefined) {
    const repaired = differences.filter(({ isRepaired }) => isRepaired).length;
    await recordAction(db, {
      actor,
      action: 'reconcile_payments',
      about: `payments ${from} to ${to}`,
      subjectUid: null,
      reason,
      before: { differences: differences.length },
      after: { differences: differences.length - repaired },
    });
  }
  const inLedger = await paymentsWithIntents(db, [...atStripe.keys()]);
  return {
    checked: new Set([...atStripe.keys(), ...stored.keys()]).size,
    isCutShort,
    atStripe: {
      receivedCents: sum(payments.map(({ receivedCents }) => receivedCents)),
      refundedCents: sum(payments.map(({ refundedCents }) => refundedCents)),
    },
    inLedger: {
      receivedCents: sum(inLedger.map(({ receivedCents }) => receivedCents ?? 0)),
      refundedCents: sum(inLedger.map(({ refundedCents }) => refundedCents)),
    },
    differences,
  };
}

/** How the ledger differs from Stripe's report of a payment; `undefined` if it does not. */
async function differenceOf(
  { db }: Services,
  intentId: string,
  stored: StoredPayment | undefined,
  { facts, listed }: { facts: PaymentFact[] | undefined; listed: ListedIntent | undefined },
): Promise<Difference | undefined> {
  const found = { intentId, paymentId: stored?.id ?? null, isRepaired: false };
  if (!stored) {
    const isPaid = facts?.some(
      (fact) =>
        (fact.kind === 'intent' && fact.status === 'succeeded') || (fact.kind === 'session' && fact.isPaid),
    );
    return isPaid ? { ...found, kind: 'missing', ledgerSays: null, stripeSays: 'succeeded' } : undefined;
  }
  const ledgerSays = summary(stored);
  if (!facts) {
    const isOver = stored.status === 'canceled';
    return isOver ? undefined : { ...found, kind: 'unknown_at_stripe', ledgerSays, stripeSays: null };
  }
  const projection = projectPayment([...(await factsOfIntent(db, intentId)), ...facts], termsOf(stored));
  const stripeSays = summary(projection);
  if (stripeSays !== ledgerSays) return { ...found, kind: 'differs', ledgerSays, stripeSays };
  // The facts agree. The amounts of the lists must agree as well, because the totals add them up.
  const money = { receivedCents: stored.receivedCents ?? 0, refundedCents: stored.refundedCents };
  if (!listed || moneyOf(listed) === moneyOf(money)) return undefined;
  return { ...found, kind: 'differs', ledgerSays: moneyOf(money), stripeSays: moneyOf(listed) };
}

const moneyOf = ({ receivedCents, refundedCents }: Pick<ListedIntent, 'receivedCents' | 'refundedCents'>) =>
  `received ${inDollars(receivedCents)}, refunded ${inDollars(refundedCents)}`;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** The compared values as text: status, refunded amount, dispute, and whether it gives access. */
const summary = ({
  status,
  refundedCents,
  dispute,
  entitles,
}: Pick<StoredPayment, 'status' | 'refundedCents' | 'dispute' | 'entitles'>): string =>
  [
    status,
    ...(refundedCents > 0 ? [`refunded ${inDollars(refundedCents)}`] : []),
    ...(dispute === 'none' ? [] : [`dispute ${dispute}`]),
    ...(status === 'succeeded' ? [entitles ? 'gives access' : 'gives no access'] : []),
  ].join(', ');

const sum = (cents: readonly number[]): number => cents.reduce((total, value) => total + value, 0);

/** The stored payments with these intents. */
const paymentsWithIntents = (db: Db, intentIds: readonly string[]) =>
  intentIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('payments')
        .select([...paymentColumns, receivedCents.as('receivedCents')])
        .where('intentId', 'in', intentIds)
        .execute();

/** The stored payments of a period that have an intent at Stripe. */
const paymentsOfPeriod = (db: Db, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom('payments')
    .select([...paymentColumns, receivedCents.as('receivedCents')])
    .where('intentId', 'is not', null)
    .where('source', 'in', ['intent', 'link'])
    .where('createdAt', '>=', from)
    .where('createdAt', '<', until)
    .orderBy('id')
    .execute();

/** Cents that Stripe received for a row of `payments`; null before it is paid. */
export const receivedCents = sql<number | null>`(
  select (fact ->> 'amountCents')::int from payment_facts
  where payment_facts.intent_id = payments.intent_id
    and (fact @> '{"kind": "intent", "status": "succeeded"}' or fact @> '{"kind": "session", "isPaid": true}')
  order by fact ->> 'kind' = 'intent' desc, (fact ->> 'amountCents')::int desc limit 1
)`;
