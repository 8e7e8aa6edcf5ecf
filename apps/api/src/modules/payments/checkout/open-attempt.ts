import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { hasPaid } from '#modules/users/account.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { lock } from '#database/exclusively.ts';
import { dueCentsOf, type PromotionCode } from '#modules/payments/codes/promotion-code.ts';
import { requireRedemption } from '#modules/payments/codes/usable-code.ts';
import { renewReservation } from '#modules/payments/codes/code-queries.ts';
import { insertAttempt, openAttempt, abandonAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { refuseTooManyIntents, refuseTooManyPrices } from './intent-limits.ts';
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
 * @param isRepriced - whether the new attempt replaces one with another price
 * @param code - the promotion code of the attempt, `null` for none; absent: any
 * @returns `again` when another tab has opened an attempt with another code
 * @throws ApiError `already_paid`, `rate_limited`, `unknown_code`, `expired_code` or `used_up_code`
 */
export async function attemptOf(
  services: Services,
  caller: Caller,
  ip: string,
  { isRepriced, code }: { isRepriced: boolean; code: PromotionCode | null | undefined },
): Promise<Payment | 'again'> {
  const { db, config, clock } = services;
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
      if (code !== undefined && !hasCode(open, code)) return 'again';
      if (open.promotionCodeId !== null) await renewReservation(trx, open.id);
      return open;
    }
    if (!isRepriced) await refuseTooManyIntents(trx, caller.uid);
    if (code) await requireRedemption(trx, code.id, caller.uid, clock());
    return insertAttempt(trx, {
      isRepriced,
      uid: caller.uid,
      email: caller.email,
      idempotencyKey: newPaymentKey(),
      ipHash,
      ...(code && { promotion: { id: code.id, dueCents: dueCentsOf(code) } }),
    });
  });
}

const hasCode = (attempt: Payment | undefined, code: PromotionCode | null): boolean =>
  (attempt?.promotionCodeId ?? null) === (code?.id ?? null);

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

/**
 * Cancels a user's open intent with another promotion code, so that one with the price of this code can replace it.
 *
 * @param code - `null` for the full price
 * @returns whether an attempt was closed
 * @throws ApiError as {@link closeOpenIntent}, `rate_limited`, `unknown_code`, `expired_code` or `used_up_code`
 */
export const closeOtherCode = (
  services: Services,
  uid: string,
  code: PromotionCode | null,
): Promise<boolean> =>
  closeOpenIntent(services, uid, {
    decide: async (trx, open) => {
      if (hasCode(open, code)) return false;
      await refuseTooManyPrices(trx, uid);
      // The code is checked before anything is closed, so that the open intent stays payable.
      if (code) await requireRedemption(trx, code.id, uid, services.clock());
      return true;
    },
  });

const isOutdated = (attempt: Payment | undefined): attempt is Payment =>
  attempt !== undefined &&
  attempt.listPriceCents !== priceCents &&
  attempt.promotionCodeId === null &&
  (attempt.status === 'open' || attempt.status === 'failed');
