import { lock } from '#database/lock.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { abandonAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { settleJob } from '#modules/payments/ledger/entitlement.ts';
import { addCancellation } from '#modules/payments/ledger/task-queries.ts';
import { lapsedReservations } from './code-queries.ts';

const maxLapsed = 200;

/**
 * Takes back the redemptions of attempts that were not paid in time. A redemption is free only after Stripe has
 * canceled the intent. A payment before that counts, at the promised price.
 */
export async function lapseReservations(services: Services): Promise<void> {
  for (const { id, uid, intentId } of await lapsedReservations(services.db, maxLapsed)) {
    if (uid === null) continue;
    await transact(services, async (trx, onCommit) => {
      await lock(trx, 'user', uid);
      if (intentId === null) await abandonAttempt(trx, id);
      else if (await addCancellation(trx, intentId, uid, 'lapsed')) onCommit.wake(settleJob);
    });
  }
}
