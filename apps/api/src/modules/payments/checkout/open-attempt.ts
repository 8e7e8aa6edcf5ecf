import { randomUUID } from 'node:crypto';
import { endpoints } from '@org/api-contract';
import { keyedHash } from '#kernel/keyed-hash.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { customerAddress } from './customer-address.ts';
import { lock } from '#database/lock.ts';
import {
  entitlingPayments,
  insertAttempt,
  openAttempt,
  secondsUntilNewAttempt,
  type Payment,
} from '#modules/payments/ledger/queries.ts';

/**
 * Card testing needs many intents; a person needs one. Counted in the database, so that all processes count together.
 * An intent that is open is returned again without being counted.
 */
const newIntentLimits = [
  { max: 3, windowSeconds: 3_600 },
  endpoints['POST /api/create-payment-intent'].limit,
] as const;

/**
 * The caller's open attempt to pay. Its row, with the idempotency key, is committed before Stripe is called: a
 * process that dies in between leads the next one to the same intent.
 *
 * @throws ApiError `already_paid` or `rate_limited`
 */
export async function attemptOf(services: Services, caller: Caller, ip: string): Promise<Payment> {
  const { db, config } = services;
  // In a transaction of its own, so that what is found stays found though no attempt is opened.
  if (await claimPayments(services, caller)) throw new ApiError('already_paid');
  const ipHash = keyedHash(config.logHashKey, customerAddress(ip));
  return db.transaction().execute(async (trx) => {
    // Fifty clicks at once queue here for one row.
    await lock(trx, 'user', caller.uid);
    if ((await entitlingPayments(trx, caller.uid)) > 0) throw new ApiError('already_paid');
    await refuseCardTesting(trx, caller.uid, ipHash);
    const open = await openAttempt(trx, caller.uid);
    if (open) return open;

    for (const limit of newIntentLimits) refuseFor(await secondsUntilNewAttempt(trx, caller.uid, limit));
    return insertAttempt(trx, { uid: caller.uid, email: caller.email, idempotencyKey: randomUUID(), ipHash });
  });
}

function refuseFor(seconds: number): void {
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}
