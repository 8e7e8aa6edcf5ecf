import { closeAlerts } from './open-alert.ts';
import type { Actor } from '#kernel/caller.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { recordAction } from '#modules/audit/record-action.ts';
import { aboutPayment } from './claim-payment.ts';
import { lockedPayment } from './queries.ts';

/**
 * Closes the alerts of a payment without further action. They stay in its history, and a later alert is open again.
 * Repeated calls have no further effect.
 *
 * @throws ApiError `not_found`
 */
export async function dismissAlerts(
  services: Services,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  await transact(services, async (trx) => {
    const payment = await lockedPayment(trx, id);
    if (!payment.hasAlert) return;
    await recordAction(trx, {
      actor,
      action: 'dismiss_alerts',
      about: aboutPayment(id),
      subjectUid: payment.uid,
      reason,
      before: { hasAlert: true },
      after: { hasAlert: false },
    });
    await closeAlerts(trx, id);
  });
}
