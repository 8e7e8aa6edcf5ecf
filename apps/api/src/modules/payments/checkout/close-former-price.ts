import { priceCents } from '@org/api-contract/values';
import type { Services } from '#integrations/services.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { Payment, Purpose } from '#modules/payments/ledger/queries.ts';
import { closeOpenIntent } from './close-open-intent.ts';

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
