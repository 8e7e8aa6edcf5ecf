import { ApiError } from '#kernel/api-error.ts';
import type { Actor } from '#kernel/actor.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { recordFacts } from '#modules/payments/ledger/ledger.ts';
import { aboutPayment } from './about-payment.ts';
import { closeAlerts } from './open-alert.ts';
import { lockedPayment } from './queries.ts';

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
    if (!payment) throw new ApiError('not_found', { detail: 'No payment has this number.' });
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
    await recordFacts(trx, onCommit, intentId, [fact], {
      eventId: null,
      paymentLinkIds: services.config.stripe.paymentLinkIds,
      declines: [],
    });
  });
}
