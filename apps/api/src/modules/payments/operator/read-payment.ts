import type { PaymentDetails, PaymentDispute, PaymentTimelineEntry } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { registeredUser, emailsOf } from '#modules/users/account.ts';
import { summaryOf } from './list-payments.ts';
import { hasPendingRefund, paymentById, type ShownPayment, statementsOf, tasksAbout } from './queries.ts';
import { projectPayment, type DisputeState, type Terms } from '#modules/payments/ledger/project-payment.ts';
import { factsOfIntent } from '#modules/payments/ledger/queries.ts';
import type { DisputeFact, PaymentFact } from '#kernel/payment-facts.ts';
import { actionsAbout } from '#modules/audit/actions.ts';
import { alertsOf } from '#modules/payments/ledger/alert-queries.ts';
import { aboutPayment } from './claim-payment.ts';

/**
 * A payment with its whole history.
 *
 * @throws ApiError `not_found`
 */
export async function readPayment(
  { db, stripe }: Pick<Services, 'db' | 'stripe'>,
  id: number,
): Promise<PaymentDetails> {
  const payment = await paymentById(db, id);
  const { intentId, uid, dispute, entitles, isRevoked, purpose, redeemedBy } = payment;
  const user = uid === null ? undefined : await registeredUser(db, uid);
  const { disputes, warnings } = intentId === null ? noDisputes : await disputesOf({ db, stripe }, intentId);
  const isRefundPending = intentId !== null && (await hasPendingRefund(db, intentId));
  return {
    ...summaryOf({ ...payment, email: payment.email ?? user?.email ?? null }),
    intentId,
    dispute,
    entitles,
    isRevoked,
    gift: purpose === 'gift' ? { redeemedBy: await accountOfUid(db, redeemedBy) } : null,
    account: user ? { uid: user.uid, email: user.email, hasAccess: user.hasPaidAccess } : null,
    can: [
      ...(isRefundable(payment) && !isRefundPending ? (['refund'] as const) : []),
      ...(entitles ? (['revoke'] as const) : []),
      // A refunded or disputed payment has no access that could be given back.
      ...(payment.state === 'revoked' ? (['restore'] as const) : []),
      ...(uid === null && payment.status === 'succeeded' && payment.state !== 'refunded'
        ? (['claim'] as const)
        : []),
      ...(payment.hasAlert ? (['dismiss'] as const) : []),
    ],
    disputes,
    warnings,
    isRefundPending,
    timeline: await timelineOf(db, payment, disputes),
  };
}

async function accountOfUid(db: Db, uid: string | null) {
  if (uid === null) return null;
  return { uid, email: (await registeredUser(db, uid))?.email ?? null };
}

const noDisputes = { disputes: [], warnings: [] };

/** Whether a payment can be refunded. The money of a disputed payment is at the payer's bank. */
export const isRefundable = ({
  source,
  status,
  refundedCents,
  amountCents,
  receivedCents,
  dispute,
}: ShownPayment): boolean =>
  (source === 'intent' || source === 'link') &&
  status === 'succeeded' &&
  refundedCents < (receivedCents ?? amountCents) &&
  dispute !== 'open' &&
  dispute !== 'lost';

/** Placeholder terms, because disputes and warnings of fraud do not depend on the terms. */
const anyTerms: Terms = { amountCents: 0, currency: '' };

/** The disputes of an intent, and the warnings of fraud, for an admin. */
async function disputesOf({ db, stripe }: Pick<Services, 'db' | 'stripe'>, intentId: string) {
  const { disputes, warnings } = projectPayment(await factsOfIntent(db, intentId), anyTerms);
  return {
    disputes: disputes.map((dispute): PaymentDispute => ({
      ...shown(dispute),
      dashboardUrl: stripe.disputeUrl(dispute.disputeId),
    })),
    warnings: warnings.map(({ fraudType, atSeconds }) => ({ fraudType, at: instant(atSeconds) })),
  };
}

const shown = ({ disputeId, state, reason, amountCents, openedAtSeconds, dueAtSeconds }: DisputeState) => ({
  id: disputeId,
  state,
  reason,
  amountCents,
  openedAt: instant(openedAtSeconds),
  dueAt: dueAtSeconds === null ? null : instant(dueAtSeconds),
});

const instant = (seconds: number): string => new Date(seconds * 1000).toISOString();

const blank = { state: null, amountCents: null, currency: null, by: null, reason: null };

/** The history of a payment, oldest first: reports by Stripe, alerts, tasks, and actions of admins. */
async function timelineOf(
  db: Db,
  { id, intentId, createdAt }: ShownPayment,
  disputes: readonly { id: string }[],
): Promise<PaymentTimelineEntry[]> {
  const statements = intentId === null ? [] : await statementsOf(db, intentId);
  const tasks =
    intentId === null ? [] : await tasksAbout(db, [intentId, ...disputes.map((dispute) => dispute.id)]);
  const readAlerts = intentId === null ? [] : await alertsOf(db, intentId);
  const actions = await actionsAbout(db, aboutPayment(id));
  const emails = await emailsOf(
    db,
    actions.map(({ by }) => by),
  );
  const entries: PaymentTimelineEntry[] = [
    { ...blank, at: createdAt.toISOString(), kind: 'decision', name: 'opened' },
    ...actions.map(({ at, action, by, reason }) => ({
      ...blank,
      at,
      kind: 'action' as const,
      name: action,
      by: emails.get(by) ?? by,
      reason,
    })),
    ...tasks.map(({ kind, createdAt: at, doneAt, attempts }) => ({
      ...blank,
      at: at.toISOString(),
      kind: 'task' as const,
      name: kind,
      state: doneAt ? 'done' : attempts > 1 ? 'retried' : 'waiting',
    })),
    ...withoutRepeats(statements.map(({ fact }) => fact)).flatMap(entryOf),
    ...[
      ...statements.flatMap(({ alert, recordedAt }) =>
        alert === null ? [] : { alert, raisedAt: recordedAt },
      ),
      ...readAlerts,
    ].map(({ alert, raisedAt }) => ({
      ...blank,
      at: raisedAt.toISOString(),
      kind: 'alert' as const,
      name: alert,
    })),
  ];
  // Stripe's times have whole seconds. Within a second, causes come before effects.
  return entries.toSorted((a, b) => second(a).localeCompare(second(b)));
}

/**
 * The facts without repetitions, because a webhook and a read of Stripe's API may report the same. Every failed
 * attempt to pay is kept.
 */
function withoutRepeats(facts: readonly PaymentFact[]): PaymentFact[] {
  const known = new Set<string>();
  let intentStatus = '';
  return facts
    .toSorted((a, b) => a.atSeconds - b.atSeconds)
    .filter((fact) => {
      if (fact.kind === 'charge' && fact.refundedCents === 0) return false;
      if (fact.kind === 'intent' && fact.status !== 'succeeded') {
        const isRepeated = fact.status !== 'failed' && fact.status === intentStatus;
        intentStatus = fact.status;
        return !isRepeated;
      }
      const said = JSON.stringify({ ...fact, atSeconds: 0 });
      const isNew = !known.has(said);
      known.add(said);
      return isNew;
    });
}

const second = ({ at }: PaymentTimelineEntry): string => at.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);

/** `under_review`: the bank has the evidence. */
const disputeState = ({ status, about }: DisputeFact): string =>
  about?.state.endsWith('under_review') ? 'under_review' : status;

/** Converts a fact to an entry. Decisions of admins are shown as actions with their reasons instead. */
function entryOf(fact: PaymentFact): PaymentTimelineEntry[] {
  const at = new Date(fact.atSeconds * 1000).toISOString();
  const statement = { ...blank, at, kind: 'statement' as const, name: fact.kind };
  switch (fact.kind) {
    case 'intent':
      return [
        { ...statement, state: fact.status, amountCents: fact.amountCents, currency: fact.currency || null },
      ];
    case 'session':
      return [
        {
          ...statement,
          state: fact.isPaid ? 'paid' : 'unpaid',
          amountCents: fact.amountCents,
          currency: fact.currency || null,
        },
      ];
    case 'charge':
      return [{ ...statement, amountCents: fact.refundedCents }];
    case 'refund':
      return [{ ...statement, state: fact.hasFailed ? 'failed' : 'made', amountCents: fact.amountCents }];
    case 'dispute':
      return [{ ...statement, state: disputeState(fact), amountCents: fact.about?.amountCents ?? null }];
    case 'warning':
      return [{ ...statement, state: fact.fraudType }];
    case 'duplicate':
    case 'free':
    case 'redeemed':
      return [{ ...statement, kind: 'decision' }];
    case 'grant':
    case 'revocation':
      return [];
  }
}
