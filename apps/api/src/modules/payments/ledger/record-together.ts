import type { Config } from '#config/config.ts';
import type { Db } from '#database/connection.ts';
import type { OnCommit } from '#database/transact.ts';
import type { PaymentFact } from '#kernel/payment-facts.ts';
import { lockPayersOf } from './batch-queries.ts';
import { refreshEntitlementsOfLocked } from './entitlement.ts';
import { changeBy, type Alert } from './ledger.ts';
import type { Projection } from './project-payment.ts';
import { paidTwiceAmong, saveProjections, type Payment } from './queries.ts';

/** What a fact changes of a payment. The locks of its intent and of its user are taken. */
interface PlannedChange {
  payment: Payment & { uid: string };
  fact: PaymentFact;
  projection: Projection;
}

/**
 * Takes the locks of payments and computes what facts change of them. Only ordinary changes can be stored together: of a
 * stored payment for the access of its user, without an alert. The others need a transaction each, and so do payments that
 * another transaction has locked.
 *
 * @param facts - of an intent each, and none of a checkout session
 * @returns the ordinary changes, by the id of the intent
 */
export async function planOrdinaryChanges(
  trx: Db,
  facts: ReadonlyMap<string, PaymentFact>,
  fraudWarnings: Config['stripe']['fraudWarnings'],
): Promise<Map<string, PlannedChange>> {
  const planned = new Map<string, PlannedChange>();
  // Of two payments of a user the second is a duplicate, and raises an alert.
  const users = new Set<string>();
  for (const { facts: known, ...payment } of await lockPayersOf(trx, [...facts.keys()])) {
    const { intentId, uid } = payment;
    const fact = intentId === null ? undefined : facts.get(intentId);
    if (intentId === null || uid === null || !fact) continue;
    const { projection, isChanged, isRefunded, alerts } = changeBy(payment, known, [fact], fraudWarnings);
    if (!isChanged || isRefunded || alerts.length > 0 || users.has(uid)) continue;
    users.add(uid);
    planned.set(intentId, { payment: { ...payment, uid }, fact, projection });
  }
  return planned;
}

/**
 * Stores planned changes, and the entitlement of their users.
 *
 * @returns why an operator must check a payment, by the id of its event
 * @throws Error when a payment has changed hands meanwhile; then nothing may be committed
 */
export async function saveTogether(
  trx: Db,
  onCommit: OnCommit,
  changes: ReadonlyMap<string, PlannedChange>,
): Promise<Map<string, Alert>> {
  const saved = await saveProjections(
    trx,
    [...changes]
      .map(([eventId, { payment, projection, fact }]) => ({
        paymentId: payment.id,
        owner: payment.uid,
        projection,
        facts: [fact],
        eventId,
      }))
      .toSorted((a, b) => a.paymentId - b.paymentId),
  );
  const concerned = new Set<string>();
  for (const { payment, projection } of changes.values()) {
    const now = saved.get(payment.id);
    if (now?.uid !== payment.uid || now.isDeleted)
      throw new Error(`The account of payment ${payment.id} was deleted, or inherited it.`);
    if (projection.entitles !== payment.entitles) concerned.add(payment.uid);
  }
  const newlyPaid = [...changes].filter(
    ([, { payment, projection }]) => projection.status === 'succeeded' && payment.status !== 'succeeded',
  );
  const paidTwice = await paidTwiceAmong(
    trx,
    newlyPaid.map(([, { payment }]) => payment.id),
  );
  await refreshEntitlementsOfLocked(trx, onCommit, [...concerned]);
  return new Map(
    newlyPaid.flatMap(([eventId, { payment }]) =>
      paidTwice.has(payment.id) ? [[eventId, 'paid_twice' as const]] : [],
    ),
  );
}
