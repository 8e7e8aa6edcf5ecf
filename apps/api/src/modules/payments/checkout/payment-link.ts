import { lock } from '#database/lock.ts';
import { keyedHash } from '#kernel/keyed-hash.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { recordLinkGiven } from '#modules/payments/ledger/attempt-queries.ts';
import { hasPaid } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { closeOpenIntent } from './close-open-intent.ts';
import { customerAddress } from '#kernel/customer-address.ts';

/**
 * Returns the URL of the payment link for the caller. `client_reference_id` has the uid, by which the payment is matched to
 * the caller. The caller's open intent is canceled first, so that only one of the two can be paid.
 *
 * @param ip - IP address of the caller, for the limits on declined cards
 * @throws ApiError `already_paid`, `payment_processing`, `rate_limited`, or `unavailable` when there is no active link
 */
export async function paymentLink(
  services: Services,
  caller: Caller,
  ip: string,
): Promise<{ paymentLink: string }> {
  const { db, config, stripe } = services;
  if (caller.hasPaid || (await claimPayments(services, caller))) throw new ApiError('already_paid');
  await refuseCardTesting(db, caller.uid, keyedHash(config.logHashKey, customerAddress(ip)));
  const { paymentLinkId } = config.stripe;
  const address = paymentLinkId && (await stripe.paymentLinkUrl(paymentLinkId));
  if (!address)
    throw new ApiError('unavailable', {
      detail: 'Payment by link is not available.',
      retryAfterSeconds: 3600,
    });
  await closeOpenIntent(services, caller.uid, { decide: async () => true });
  // Not before: of who got the link, the payment status no longer reads the intent.
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'user', caller.uid);
    await refuseDeletedAccount(trx, caller.uid);
    if (await hasPaid(trx, caller.uid)) throw new ApiError('already_paid');
    await recordLinkGiven(trx, caller.uid);
  });
  const url = new URL(address);
  url.searchParams.set('client_reference_id', caller.uid);
  url.searchParams.set('prefilled_email', caller.email);
  return { paymentLink: url.href };
}
