import { endpoints } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Purpose } from '#modules/payments/ledger/queries.ts';
import { secondsUntilNewAttempt } from '#modules/payments/ledger/attempt-queries.ts';

/** Limits on new intents, against card testing. They are counted in the database, across all processes. */
const newIntentLimits = [
  { max: 3, windowSeconds: 3_600 },
  endpoints['POST /api/create-payment-intent'].limit,
] as const;
/** Limit on intents that replace an open one because a promotion code was entered or removed. */
const repricedLimit = { max: 12, windowSeconds: 3_600, isRepriced: true } as const;

/**
 * Refuses a user who has opened too many intents. Call it under the lock of the user.
 *
 * @throws ApiError `rate_limited`
 */
export async function refuseTooManyIntents(trx: Db, uid: string, purpose: Purpose = 'access'): Promise<void> {
  for (const limit of newIntentLimits)
    throwIfLimited(await secondsUntilNewAttempt(trx, uid, { ...limit, purpose }));
}

/** Does the same as {@link refuseTooManyIntents}, for an intent that replaces an open one. */
export async function refuseTooManyPrices(trx: Db, uid: string): Promise<void> {
  throwIfLimited(await secondsUntilNewAttempt(trx, uid, repricedLimit));
}

function throwIfLimited(seconds: number): void {
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}
