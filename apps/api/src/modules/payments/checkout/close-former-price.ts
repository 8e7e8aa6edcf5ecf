import { priceCents } from '@org/api-contract/values';
import type { Services } from '#integrations/services.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { Payment, Purpose } from '#modules/payments/ledger/queries.ts';
import { closeOpenIntent } from './close-open-intent.ts';

/**
 * Cancels the open intent of a user that was opened at a former price, so that one of today's price takes its place. A payer who was
 * promised the former price keeps it: by a promotion code, or because the payment is being processed or authenticated.
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
  // The webhook that the payer is authenticating may not have arrived.
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
