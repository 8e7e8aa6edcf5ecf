import type { Actor } from '#kernel/actor.ts';
import { lock } from '#database/lock.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { insertLostAttempt, lostPayments, paymentOfIntent } from '#modules/payments/ledger/queries.ts';
import { aboutPayment } from '#modules/payments/operator/about-payment.ts';
import { sweepPayments } from './sweep-payments.ts';

export interface Adoption {
  /** Payments that now give their account access, unless they are refunded or disputed. */
  readonly adopted: number;
  /** Paid gifts. Their codes and receivers are lost. */
  readonly gifts: number;
  /** Payments with an unexpected amount or currency. They raise an alert. */
  readonly unexplained: number;
}

/**
 * Stores the attempts of payments that Stripe has and the ledger lacks, for example payments after a restored backup.
 * Their metadata, which only our secret key can write, contain the account and the expected amount. Can be repeated.
 *
 * @throws ApiError `unavailable` when Stripe does not answer; payments adopted until then stay
 */
export async function adoptLostPayments(services: Services, actor: Actor): Promise<Adoption> {
  // The events since the last sweep contain the facts of the missing payments.
  await sweepPayments(services);
  const counts = { adopted: 0, gifts: 0, unexplained: 0 };
  for (const lost of await lostPayments(services.db)) {
    const { intentId, uid } = lost;
    await transact(services, async (trx) => {
      await lock(trx, 'intent', intentId);
      const id = await insertLostAttempt(trx, lost);
      if (id === undefined) return;
      await recordAction(trx, {
        actor,
        action: 'adopt_payment',
        about: aboutPayment(id),
        subjectUid: uid,
        reason: 'Stripe has this payment, and the ledger had no attempt',
        before: {},
        after: { intentId },
      });
    });
    await applySnapshot(services, intentId);
    const payment = await paymentOfIntent(services.db, intentId);
    if (payment?.entitles) counts[payment.purpose === 'gift' ? 'gifts' : 'adopted'] += 1;
    else counts.unexplained += 1;
  }
  return counts;
}
