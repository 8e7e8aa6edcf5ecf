import type { Services } from '#integrations/services.ts';
import type { PaymentFact, StripeNotice } from '#kernel/payment-facts.ts';
import { traceOfKey } from '#kernel/tracing.ts';
import { transact } from '#database/transact.ts';
import { planOrdinaryChanges, saveTogether } from '#modules/payments/ledger/record-together.ts';
import { correctEvent, insertEvents } from './event-queries.ts';

/** A fact with the event that reports it. */
interface Reported {
  notice: StripeNotice;
  fact: PaymentFact;
}

/**
 * Applies verified events in one transaction, as `applyStripeEvent` applies each: with a tenth of the statements and one
 * commit. It leaves out what is not ordinary, what another transaction has locked, and what is stored already.
 *
 * @returns the ids of the events that were applied
 */
export async function applyEventsTogether(
  services: Services,
  notices: readonly StripeNotice[],
  db = services.db,
): Promise<ReadonlySet<string>> {
  const reported = new Map<string, Reported>();
  for (const notice of notices) {
    const { fact } = notice;
    // Of several events about a payment the first is applied.
    if (fact && mayBeOrdinary(notice, fact) && !reported.has(fact.intentId))
      reported.set(fact.intentId, { notice, fact });
  }
  if (reported.size < 2) return new Set();
  return transact({ ...services, db }, async (trx, onCommit) => {
    const facts = new Map([...reported].map(([intentId, { fact }]) => [intentId, fact]));
    const planned = await planOrdinaryChanges(trx, facts, services.config.stripe.fraudWarnings);
    const candidates = [...planned.keys()].flatMap((intentId) => reported.get(intentId) ?? []);
    if (candidates.length === 0) return new Set<string>();
    const added = await insertEvents(
      trx,
      candidates.map(({ notice }) => notice),
    );
    const applied = candidates.filter(({ notice }) => added.has(notice.id));
    const changes = new Map(
      applied.flatMap(({ notice, fact }) => {
        const change = planned.get(fact.intentId);
        return change ? [[notice.id, change] as const] : [];
      }),
    );
    const alerts = await saveTogether(trx, onCommit, changes);
    for (const { notice, fact } of applied) {
      const alert = alerts.get(notice.id);
      if (alert === undefined) continue;
      await correctEvent(trx, notice.id, { applied: true, alert });
      onCommit.record('payment_alert', { intentId: fact.intentId, reason: alert });
    }
    return added;
  });
}

/** A session may name a new payment, and a decline is counted. An event with a trace is a part of that trace alone. */
const mayBeOrdinary = ({ decline }: StripeNotice, fact: PaymentFact): boolean =>
  decline === undefined &&
  fact.kind !== 'session' &&
  !('idempotencyKey' in fact && traceOfKey(fact.idempotencyKey) !== undefined);
