import type { Gift } from '@org/api-contract';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { applySnapshot } from '#modules/payments/ledger/apply-snapshot.ts';
import { claimCheck, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { Seal } from '#modules/people/seal.ts';
import { giftsGivenBy } from './queries.ts';
import { shownGift } from './shown-gift.ts';

const minSecondsBetweenChecks = 5;

/**
 * The gifts of the caller. The intent of an open payment is read from Stripe, at most once in five seconds, because
 * its webhook may be lost or late.
 */
export async function listGifts(services: Services, seal: Seal, { uid }: Caller): Promise<Gift[]> {
  const { db, events } = services;
  const open = await openAttempt(db, uid, 'gift');
  if (open?.intentId && (await claimCheck(db, uid, minSecondsBetweenChecks))) {
    try {
      await applySnapshot(services, open.intentId, { timeout: 'short' });
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'unavailable') throw error;
      events.record('stripe_unavailable', { about: open.intentId });
    }
  }
  return (await giftsGivenBy(db, uid)).map((row) => shownGift(seal, row));
}
