import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { forgetCodesOf } from '#modules/payments/codes/manage-codes.ts';
import { settleJob } from './ledger/entitlement.ts';
import { abandonAttempts, erasePayer } from './ledger/payer-queries.ts';
import { addCloseTasks } from './ledger/task-queries.ts';

/**
 * Closes the open payments of a deleted account, and erases its email and IP address from the ledger. The payments
 * stay under the uid, which no longer identifies a person. Repeated calls have no further effect.
 *
 * It does not lock the user, because facts from Stripe lock the user after they have written to a payment.
 */
export const forgetPayer = (services: Services, uid: string): Promise<void> =>
  transact(services, async (trx, onCommit) => {
    await abandonAttempts(trx, uid);
    if (await addCloseTasks(trx, uid, 'deleted')) onCommit.wake(settleJob);
    await erasePayer(trx, uid);
    await forgetCodesOf(trx, uid);
  });
