import { keyedHash } from '#kernel/keyed-hash.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { customerAddress } from './customer-address.ts';
import { lock } from '#database/lock.ts';

import { abandonAttempt, noteLinkGiven, openAttempt } from '#modules/payments/ledger/queries.ts';

/**
 * The hosted payment page of the caller: it carries the uid, by which the payment finds its way back. An intent that
 * is open is canceled first, so that not both can be paid.
 *
 * @throws ApiError `already_paid`, `rate_limited`, or `unavailable` where there is no link, or an intent is being paid just now
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
  await closeOpenIntent(services, caller.uid);
  const url = new URL(address);
  url.searchParams.set('client_reference_id', caller.uid);
  url.searchParams.set('prefilled_email', caller.email);
  return { paymentLink: url.href };
}

async function closeOpenIntent(services: Services, uid: string): Promise<void> {
  const { db, stripe } = services;
  const intentId = await db.transaction().execute(async (trx) => {
    await lock(trx, 'user', uid);
    await noteLinkGiven(trx, uid);
    const attempt = await openAttempt(trx, uid);
    if (attempt?.intent_id === null) await abandonAttempt(trx, attempt.id);
    return attempt?.intent_id ?? undefined;
  });
  if (intentId === undefined) return;
  await stripe.cancelIntent(intentId);
  const status = (await applySnapshot(services, intentId))?.intent.status ?? 'canceled';
  if (status === 'succeeded') throw new ApiError('already_paid');
  if (status !== 'canceled')
    throw new ApiError('unavailable', {
      detail: 'A payment is being processed. Please wait a moment.',
      retryAfterSeconds: 5,
    });
}
