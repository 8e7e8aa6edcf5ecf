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
  /** Payments that entitle their account now, as far as they are not refunded or disputed. */
  readonly adopted: number;
  /** Gifts that are paid. Their codes and receivers are lost. */
  readonly gifts: number;
  /** Payments of another amount or currency than was asked for. They raise an alert. */
  readonly unexplained: number;
}

/**
 * Stores the attempts of payments that Stripe has and the ledger lacks, as after a restore: money moved after the backup.
 * Their metadata, which only our secret key can write, name the account and what was asked for. May be repeated.
 *
 * @throws ApiError `unavailable` when Stripe does not answer; what was adopted until then stays
 */
export async function adoptLostPayments(services: Services, actor: Actor): Promise<Adoption> {
  // The events since the last sweep bring the facts of the payments that are missing.
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
