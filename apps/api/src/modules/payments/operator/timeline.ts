import type { PaymentTimelineEntry } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import type { DisputeFact, PaymentFact } from '#kernel/payment-facts.ts';
import { actionsAbout } from '#modules/audit/actions.ts';
import { emailsOf } from '#modules/users/account.ts';
import { alertsOf } from '#modules/payments/ledger/alert-queries.ts';
import { aboutPayment } from './about-payment.ts';
import { statementsOf, tasksAbout, type ShownPayment } from './queries.ts';

const blank = { state: null, amountCents: null, currency: null, by: null, reason: null };

/** The history of a payment, oldest first: reports by Stripe, alerts, tasks, and actions of admins. */
export async function timelineOf(
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
 * The facts that add something new. A webhook and a read of Stripe's API may report the same. Every failed attempt to
 * pay is kept.
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
