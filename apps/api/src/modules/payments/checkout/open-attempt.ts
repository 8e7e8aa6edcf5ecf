import { keyedHash } from '#kernel/keyed-hash.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { hasPaid } from '#modules/users/account.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { customerAddress } from '#kernel/customer-address.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { lock } from '#database/lock.ts';
import { renewReservation } from '#modules/payments/codes/code-queries.ts';
import { insertAttempt, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { refuseTooManyIntents } from './intent-limits.ts';
import { type Payment } from '#modules/payments/ledger/queries.ts';
import { newPaymentKey } from '#kernel/tracing.ts';

/**
 * Returns the caller's open payment attempt, or inserts one. The row with the idempotency key is committed before the
 * call to Stripe, so that after a crash the next call creates the same intent. The limits do not count an open
 * attempt that is returned.
 *
 * @param isRepriced - whether the new attempt replaces one with a former price
 * @throws ApiError `already_paid` or `rate_limited`
 */
export async function attemptOf(
  services: Services,
  caller: Caller,
  ip: string,
  { isRepriced }: { isRepriced: boolean },
): Promise<Payment> {
  const { db, config } = services;
  // A separate transaction, so that claimed payments are committed even if no attempt is opened.
  if (await claimPayments(services, caller)) throw new ApiError('already_paid');
  const ipHash = keyedHash(config.logHashKey, customerAddress(ip));
  return db.transaction().execute(async (trx) => {
    // Concurrent calls of one user wait here, so that only one inserts an attempt.
    await lock(trx, 'user', caller.uid);
    await refuseDeletedAccount(trx, caller.uid);
    if (await hasPaid(trx, caller.uid)) throw new ApiError('already_paid');
    await refuseCardTesting(trx, caller.uid, ipHash);
    const open = await openAttempt(trx, caller.uid);
    if (open) {
      if (open.promotionCodeId !== null) await renewReservation(trx, open.id);
      return open;
    }
    if (!isRepriced) await refuseTooManyIntents(trx, caller.uid);
    return insertAttempt(trx, {
      isRepriced,
      uid: caller.uid,
      email: caller.email,
      idempotencyKey: newPaymentKey(),
      ipHash,
    });
  });
}
