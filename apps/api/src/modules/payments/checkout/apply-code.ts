import type { Discount } from '@org/api-contract';
import { priceCents } from '@org/api-contract/values';
import { lock } from '#database/exclusively.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { closeOpenIntent } from './open-attempt.ts';
import { openOrReopen } from '#modules/payments/checkout/create-payment-intent.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { refuseTooManyIntents, refuseTooManyPrices } from '#modules/payments/checkout/intent-limits.ts';
import { insertAttempt, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { hasPaid } from '#modules/users/account.ts';
import { giveFreeAccess } from '#modules/payments/codes/give-free-access.ts';
import { dueCentsOf, type PromotionCode } from '#modules/payments/codes/promotion-code.ts';
import { requireRedemption, usableCode } from '#modules/payments/codes/usable-code.ts';
import { newPaymentKey } from '#kernel/tracing.ts';

type Decide = Parameters<typeof closeOpenIntent>[2]['decide'];

/**
 * Maximum tries. A try fails when another tab opens an intent between closing the old one and inserting the new one.
 */
const maxTries = 3;

/**
 * Applies a promotion code to the caller's open payment. The open intent is canceled and replaced by one with the
 * lower amount, so that the terms of a payment never change. A code that leaves nothing to pay gives access at once.
 *
 * @returns the client secret of the new intent; `null` when the caller has access now
 * @throws ApiError `unknown_code`, `expired_code`, `used_up_code`, `already_paid`, `payment_processing`,
 * `rate_limited` or `unavailable`
 */
export async function applyCode(
  services: Services,
  caller: Caller,
  ip: string,
  given: string,
): Promise<{ clientSecret: string | null; discount: Discount }> {
  const { config } = services;
  if (await claimPayments(services, caller)) throw new ApiError('already_paid');
  const ipHash = hashOfAddress(config.logHashKey, ip);
  const code = await usableCode(services, { uid: caller.uid, ipHash }, given);
  const discount = discountOf(code);
  if (discount.dueCents === 0) {
    await giveFreeAccess(services, caller, ipHash, code);
    return { clientSecret: null, discount };
  }
  await reprice(services, caller, ipHash, code);
  // If the open attempt already has this code, it keeps its amount, even after a change of the price.
  const opened = await openOrReopen(services, caller, ip);
  if (!opened.discount) throw new ApiError('unavailable', { retryAfterSeconds: 2 });
  return { clientSecret: opened.clientSecret, discount: opened.discount };
}

/**
 * Removes the promotion code from the caller's open payment, and frees its redemption.
 *
 * @throws ApiError `already_paid`, `payment_processing`, `rate_limited` or `unavailable`
 */
export async function removeCode(
  services: Services,
  caller: Caller,
  ip: string,
): Promise<{ clientSecret: string; dueCents: number }> {
  if (await claimPayments(services, caller)) throw new ApiError('already_paid');
  await reprice(services, caller, hashOfAddress(services.config.logHashKey, ip), undefined);
  const { clientSecret, dueCents } = await openOrReopen(services, caller, ip);
  return { clientSecret, dueCents };
}

export function discountOf(code: PromotionCode): Discount {
  const dueCents = dueCentsOf(code);
  return { code: code.code, offCents: priceCents - dueCents, dueCents };
}

/** Replaces the open attempt by one with the code's price, or with the full price. */
async function reprice(
  services: Services,
  caller: Caller,
  ipHash: string,
  code: PromotionCode | undefined,
): Promise<void> {
  const { db, clock } = services;
  const { uid, email } = caller;
  const codeId = code?.id ?? null;
  for (let tries = 1; tries <= maxTries; tries += 1) {
    let isRight = false;
    const decide: Decide = async (trx, open) => {
      isRight = open ? open.promotionCodeId === codeId : codeId === null;
      if (isRight) return false;
      await refuseTooManyPrices(trx, uid);
      // Checked before anything is closed, so that the open intent stays payable.
      if (code) await requireRedemption(trx, code.id, uid, clock());
      return true;
    };
    const hasClosed = await closeOpenIntent(services, uid, { decide });
    if (isRight) return;
    const isInserted = await db.transaction().execute(async (trx) => {
      await lock(trx, 'user', uid);
      await refuseDeletedAccount(trx, uid);
      if (await hasPaid(trx, uid)) throw new ApiError('already_paid');
      await refuseCardTesting(trx, uid, ipHash);
      if (await openAttempt(trx, uid)) return false;
      if (!hasClosed) await refuseTooManyIntents(trx, uid);
      const promotion = code && { id: code.id, dueCents: dueCentsOf(code) };
      if (code) await requireRedemption(trx, code.id, uid, clock());
      await insertAttempt(trx, {
        uid,
        email,
        idempotencyKey: newPaymentKey(),
        ipHash,
        isRepriced: hasClosed,
        ...(promotion && { promotion }),
      });
      return true;
    });
    if (isInserted) return;
  }
  throw new ApiError('unavailable', { retryAfterSeconds: 2 });
}
