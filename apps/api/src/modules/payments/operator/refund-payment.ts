import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/actor.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { aboutPayment } from './about-payment.ts';
import { closeAlerts } from './open-alert.ts';
import { addRequestedRefund, hasPendingRefund, lockedPayment } from './queries.ts';
import { isRefundable } from './read-payment.ts';

/**
 * Decides to refund the rest of a payment. A task sends the refund to Stripe, and the ledger changes when Stripe
 * reports it. Repeated calls have no further effect, except that a call after a failed refund decides a new one.
 *
 * @throws ApiError `not_found`, or `conflict` when there is nothing to refund
 */
export async function refundPayment(
  services: Services,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  await transact(services, async (trx, onCommit) => {
    const payment = await lockedPayment(trx, id);
    if (!payment) throw new ApiError('not_found', { detail: 'No payment has this number.' });
    const { intentId, uid, refundedCents, amountCents, dispute } = payment;
    if (payment.state === 'refunded') return;
    if (intentId !== null && (await hasPendingRefund(trx, intentId))) return;
    if (intentId === null || !isRefundable(payment)) {
      const detail =
        dispute === 'open' || dispute === 'lost'
          ? 'This payment is disputed. The bank decides about the money, so it cannot be refunded.'
          : 'This payment has no money to refund.';
      throw new ApiError('conflict', { detail });
    }
    await addRequestedRefund(trx, intentId, uid ?? '');
    await recordAction(trx, {
      actor,
      action: 'refund_payment',
      about: aboutPayment(id),
      subjectUid: uid,
      reason,
      before: { refundedCents },
      after: { refundedCents: amountCents },
    });
    await closeAlerts(trx, id);
    onCommit.wake(settleJob);
  });
}
