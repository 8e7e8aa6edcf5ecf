import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { hasPaid } from '#modules/users/account.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { lock } from '#database/exclusively.ts';
import { renewReservation } from '#modules/payments/codes/code-queries.ts';
import { insertAttempt, openAttempt, abandonAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { refuseTooManyIntents } from './intent-limits.ts';
import type { Payment, Purpose } from '#modules/payments/ledger/queries.ts';
import { newPaymentKey } from '#kernel/tracing.ts';
import type { Db } from '#database/connection.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { priceCents } from '@org/api-contract/values';

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
  const ipHash = hashOfAddress(config.logHashKey, ip);
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
      'The payment for your last gift is still being processed. You can buy another gift when it has arrived.';
    throw new ApiError('payment_processing', purpose === 'gift' ? { detail: ofGift } : {});
  }
  if (status !== 'canceled') throw new ApiError('unavailable', { retryAfterSeconds: 5 });
  return true;
}

/**
 * Cancels a user's open intent with a former price, so that one with today's price can replace it. The intent stays
 * if the payer was promised the former price: by a promotion code, or because the payment is being processed or
 * authenticated.
 *
 * @returns whether an attempt was closed
 * @throws ApiError `already_paid` unless it is for a gift, `payment_processing`, or `unavailable`
 */
export async function closeFormerPrice(
  services: Services,
  uid: string,
  purpose: Purpose = 'access',
): Promise<boolean> {
  const open = await openAttempt(services.db, uid, purpose);
  if (!isOutdated(open)) return false;
  // Reads Stripe, because the webhook about the payer's authentication may not have arrived.
  if (open.intentId !== null) await applySnapshot(services, open.intentId);
  return closeOpenIntent(services, uid, {
    purpose,
    decide: async (_trx, attempt) => attempt?.id === open.id && isOutdated(attempt),
  });
}

const isOutdated = (attempt: Payment | undefined): attempt is Payment =>
  attempt !== undefined &&
  attempt.listPriceCents !== priceCents &&
  attempt.promotionCodeId === null &&
  (attempt.status === 'open' || attempt.status === 'failed');
