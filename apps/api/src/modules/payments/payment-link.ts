import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import type { Services } from '#services/services.ts';

/** The hosted payment page of the caller: it carries the uid, by which the payment finds its way back. */
export async function paymentLink(
  { config, stripe }: Services,
  caller: Caller,
): Promise<{ paymentLink: string }> {
  if (caller.hasPaid) throw new ApiError('already_paid');
  const { paymentLinkId } = config.stripe;
  const address = paymentLinkId && (await stripe.paymentLinkUrl(paymentLinkId));
  if (!address)
    throw new ApiError('unavailable', {
      detail: 'Payment by link is not available.',
      retryAfterSeconds: 3600,
    });
  const url = new URL(address);
  url.searchParams.set('client_reference_id', caller.uid);
  url.searchParams.set('prefilled_email', caller.email);
  return { paymentLink: url.href };
}
