import { ApiError } from '#kernel/api-error.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { lock } from '#database/lock.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { abandonAttempt, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { Payment, Purpose } from '#modules/payments/ledger/queries.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';

interface Closing {
  purpose?: Purpose;
  /** Runs in the transaction that reads the open attempt. `false` leaves the attempt open. */
  decide: (trx: Db, attempt: Payment | undefined) => Promise<boolean>;
}

/**
 * Cancels a user's open intent, so that another can replace it.
 *
 * @returns whether an attempt was closed
 * @throws ApiError `already_paid` unless it is for a gift, `payment_processing`, or `unavailable`
 */
export async function closeOpenIntent(
  services: Services,
  uid: string,
  { purpose = 'access', decide }: Closing,
): Promise<boolean> {
  const { db, stripe } = services;
  const attempt = await db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await refuseDeletedAccount(trx, uid);
    const open = await openAttempt(trx, uid, purpose);
    if (!(await decide(trx, open)) || !open) return undefined;
    if (open.intentId === null) await abandonAttempt(trx, open.id);
    return open;
  });
  if (!attempt) return false;
  if (attempt.intentId === null) return true;
  await stripe.cancelIntent(attempt.intentId);
  const status = (await applySnapshot(services, attempt.intentId))?.intent.status ?? 'canceled';
  if (status === 'succeeded') {
    if (purpose === 'gift') return true;
    throw new ApiError('already_paid');
  }
  if (status === 'processing') {
    const ofGift =
      'The payment for your last gift is still being processed. You can buy another when it has arrived.';
    throw new ApiError('payment_processing', purpose === 'gift' ? { detail: ofGift } : {});
  }
  if (status !== 'canceled') throw new ApiError('unavailable', { retryAfterSeconds: 5 });
  return true;
}
