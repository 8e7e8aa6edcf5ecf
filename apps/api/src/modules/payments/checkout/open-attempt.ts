import { randomUUID } from 'node:crypto';
import { endpoints } from '@org/api-contract';
import { keyedHash } from '#kernel/keyed-hash.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Services } from '#integrations/services.ts';
import { refuseCardTesting } from '#modules/payments/ledger/card-declines.ts';
import { hasPaid } from '#modules/users/account.ts';
import { claimPayments } from '#modules/payments/ledger/claim-payments.ts';
import { customerAddress } from './customer-address.ts';
import { refuseDeletedAccount } from '#modules/users/deleted-account.ts';
import { lock } from '#database/lock.ts';
import {
  insertAttempt,
  openAttempt,
  secondsUntilNewAttempt,
} from '#modules/payments/ledger/attempt-queries.ts';
import { type Payment } from '#modules/payments/ledger/queries.ts';

/** Limits on new intents, against card testing. They are counted in the database, across all processes. */
const newIntentLimits = [
  { max: 3, windowSeconds: 3_600 },
  endpoints['POST /api/create-payment-intent'].limit,
] as const;

/**
 * Returns the caller's open payment attempt, or inserts one. Its row with the idempotency key is committed before the
 * call to Stripe, so that after a crash the next call creates the same intent. An open attempt is returned without being
 * counted by the limits.
 *
 * @throws ApiError `already_paid` or `rate_limited`
 */
export async function attemptOf(services: Services, caller: Caller, ip: string): Promise<Payment> {
  const { db, config } = services;
  // In a separate transaction, so that claimed payments are committed even when no attempt is opened.
  if (await claimPayments(services, caller)) throw new ApiError('already_paid');
  const ipHash = keyedHash(config.logHashKey, customerAddress(ip));
  return db.transaction().execute(async (trx) => {
    // Concurrent calls of one user wait here, so that only one inserts an attempt.
    await lock(trx, 'user', caller.uid);
    await refuseDeletedAccount(trx, caller.uid);
    if (await hasPaid(trx, caller.uid)) throw new ApiError('already_paid');
    await refuseCardTesting(trx, caller.uid, ipHash);
    const open = await openAttempt(trx, caller.uid);
    if (open) return open;

    for (const limit of newIntentLimits) throwIfLimited(await secondsUntilNewAttempt(trx, caller.uid, limit));
    return insertAttempt(trx, { uid: caller.uid, email: caller.email, idempotencyKey: randomUUID(), ipHash });
  });
}

function throwIfLimited(seconds: number): void {
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}
