import type { Discount } from '@org/api-contract';
import { priceCents } from '@org/api-contract/values';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { openOrReopen } from '#modules/payments/checkout/create-payment-intent.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { giveFreeAccess } from '#modules/payments/codes/give-free-access.ts';
import { dueCentsOf } from '#modules/payments/codes/promotion-code.ts';
import { usableCode } from '#modules/payments/codes/usable-code.ts';

/**
 * Applies a promotion code to the caller's open payment. The open intent is canceled, and a new one has the lower
 * amount, so that the terms of a payment never change. A code that leaves nothing to pay gives access at once.
 *
 * @returns the client secret of the new intent; `null` when the caller has access now
 * @throws ApiError `unknown_code`, `expired_code`, `used_up_code`, `already_paid`, `payment_processing`,
 *   `rate_limited` or `unavailable`
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
  const dueCents = dueCentsOf(code);
  const discount = { code: code.code, offCents: priceCents - dueCents, dueCents };
  if (dueCents === 0) {
    await giveFreeAccess(services, caller, ipHash, code);
    return { clientSecret: null, discount };
  }
  const opened = await openOrReopen(services, caller, ip, code);
  // An open attempt that already has this code keeps its amount, even after a change of the price.
  return { clientSecret: opened.clientSecret, discount: opened.discount ?? discount };
}
