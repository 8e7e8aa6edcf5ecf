import { currentPrice } from '@org/api-contract/values';
import { lock } from '#database/exclusively.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import type { ActiveLink } from '#integrations/stripe/stripe-gateway.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { recordLinkGiven } from '#modules/payments/ledger/attempt-queries.ts';
import { hasPaid } from '#modules/users/account.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { closeOpenIntent } from './open-attempt.ts';
import { hashOfAddress } from '#kernel/customer-address.ts';

/**
 * Returns the URL of the payment link for the caller. `client_reference_id` contains the uid that matches the payment
 * to the caller. The caller's open intent is canceled first, so that only one of the two can be paid.
 *
 * @param ip - IP address of the caller, for the limits on declined cards
 * @throws ApiError `already_paid`, `payment_processing`, `rate_limited`, or `unavailable` when there is no active
 * link with today's price
 */
export async function paymentLink(
  services: Services,
  caller: Caller,
  ip: string,
): Promise<{ paymentLink: string }> {
  const { db, config } = services;
  if (caller.hasPaid || (await claimPayments(services, caller))) throw new ApiError('already_paid');
  await refuseCardTesting(db, caller.uid, hashOfAddress(config.logHashKey, ip));
  const link = await linkToPay(services);
  if (!link)
    throw new ApiError('unavailable', {
      detail: 'Payment by link is not available.',
      retryAfterSeconds: 3600,
    });
  await closeOpenIntent(services, caller.uid, { decide: async () => true });
  // Recorded last, because the payment status no longer reads the intent of a user who got the link.
  await db.transaction().execute(async (trx) => {
    await lock(trx, 'user', caller.uid);
    await refuseDeletedAccount(trx, caller.uid);
    if (await hasPaid(trx, caller.uid)) throw new ApiError('already_paid');
    await recordLinkGiven(trx, caller.uid);
  });
  const url = new URL(link.url);
  url.searchParams.set('client_reference_id', caller.uid);
  url.searchParams.set('prefilled_email', caller.email);
  return { paymentLink: url.href };
}

/**
 * Returns the payment link if it has the current price. A link with another price raises an alert: the operator has
 * not made a new link, or the release with the new price is not deployed yet.
 */
async function linkToPay({ config, stripe, events }: Services): Promise<ActiveLink | undefined> {
  const [linkId] = config.stripe.paymentLinkIds;
  if (linkId === undefined) return undefined;
  const link = await stripe.activeLink(linkId);
  if (!link) return undefined;
  const { amountCents, currency } = link;
  if (amountCents === currentPrice.amountCents && currency === currentPrice.currency) return link;
  events.record('payment_link_mismatch', { linkId, amountCents, currency });
  return undefined;
}
