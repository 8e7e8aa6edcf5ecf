import type { Db } from '#database/connection.ts';
import type { Events } from '#events.ts';
import type { Intent, PaymentFact } from '#services/stripe.ts';
import { refreshEntitlement } from './entitlement.ts';
import { price } from './price.ts';
import { insertEvent, lockLedgerOf, mergeFact } from './queries.ts';

/**
 * Applies a verified event once: event, ledger and access in one transaction. Facts may come in any order.
 *
 * @returns whether the event was new
 */
export async function applyEvent(db: Db, events: Events, fact: PaymentFact): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await insertEvent(trx, fact))) return false;
    await applyFact(trx, events, fact);
    return true;
  });
}

/** Brings the ledger up to what Stripe itself says of an intent. */
export async function applyIntent(db: Db, events: Events, intent: Intent, now: Date): Promise<void> {
  await db.transaction().execute((trx) =>
    applyFact(trx, events, {
      eventId: '',
      type: 'retrieved',
      createdAt: now,
      livemode: intent.livemode,
      intentId: intent.id,
      uid: intent.uid,
      email: intent.email,
      amountCents: intent.amountCents,
      currency: intent.currency,
      succeeded: intent.status === 'succeeded',
      canceled: intent.status === 'canceled',
      failed: intent.failed,
      progressed: intent.status === 'processing' || intent.status === 'requires_action',
      refundedCents: intent.refundedCents,
      dispute: intent.dispute,
    }),
  );
}

async function applyFact(trx: Db, events: Events, fact: PaymentFact): Promise<void> {
  const { intentId } = fact;
  if (intentId === undefined) return;
  const payment = await mergeFact(trx, { ...fact, intentId });
  if (payment.uid !== null && fact.uid !== undefined && payment.uid !== fact.uid) {
    events.record('payment_alert', { intentId, reason: 'the payment belongs to another user' });
  }
  if (
    payment.succeeded &&
    payment.amount_cents > 0 &&
    (payment.amount_cents !== price.cents || payment.currency !== price.currency)
  ) {
    events.record('payment_alert', {
      intentId,
      reason: `${payment.amount_cents} ${payment.currency} is not the price`,
    });
  }
  if (payment.uid === null) return;
  // One fact of a user at a time: each then sees what the other wrote.
  await lockLedgerOf(trx, payment.uid);
  await refreshEntitlement(trx, events, payment.uid);
}
