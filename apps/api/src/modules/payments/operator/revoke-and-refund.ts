import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/caller.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { aboutPayment } from './claim-payment.ts';
import { closeAlerts } from './open-alert.ts';
import { lockedPayment, addRequestedRefund, hasPendingRefund } from './queries.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { isRefundable } from './read-payment.ts';

/**
 * Takes away the access of a payment or a grant. No money moves. Repeated calls have no further effect.
 *
 * @throws ApiError `not_found`, or `conflict` when the payment gives no access
 */
export const revokePayment = (services: Services, actor: Actor, id: number, reason: string): Promise<void> =>
  decide(services, actor, id, { reason, isRevoked: true });

/**
 * Gives back the access that an admin took away, if the payment would otherwise give it. Repeated calls have no
 * further effect.
 *
 * @throws ApiError `not_found`, or `conflict` when no admin took the access away
 */
export const restorePayment = (services: Services, actor: Actor, id: number, reason: string): Promise<void> =>
  decide(services, actor, id, { reason, isRevoked: false });

async function decide(
  services: Services,
  actor: Actor,
  id: number,
  { reason, isRevoked }: { reason: string; isRevoked: boolean },
): Promise<void> {
  await transact(services, async (trx, onCommit) => {
    const payment = await lockedPayment(trx, id);
    const { intentId, uid } = payment;
    if (isRevoked ? payment.isRevoked : !payment.isRevoked && payment.entitles) return;
    if (intentId === null || !(isRevoked ? payment.entitles : payment.isRevoked)) {
      throw new ApiError('conflict', { detail: 'This payment gives no access.' });
    }
    const auditId = await recordAction(trx, {
      actor,
      action: isRevoked ? 'revoke_access' : 'restore_access',
      about: aboutPayment(id),
      subjectUid: uid,
      reason,
      before: { isRevoked: payment.isRevoked },
      after: { isRevoked },
    });
    await closeAlerts(trx, id);
    const atSeconds = Math.floor(services.clock().getTime() / 1000);
    const fact = { kind: 'revocation', intentId, atSeconds, auditId, isRevoked } as const;
    await recordFacts(trx, onCommit, intentId, [fact]);
  });
}

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
    const { intentId, uid, refundedCents, amountCents, dispute } = payment;
    if (payment.state === 'refunded') return;
    if (intentId !== null && (await hasPendingRefund(trx, intentId))) return;
    if (intentId === null || !isRefundable(payment)) {
      const detail =
        dispute === 'open' || dispute === 'lost'
          ? 'This payment is disputed. You cannot refund it while the bank decides.'
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
