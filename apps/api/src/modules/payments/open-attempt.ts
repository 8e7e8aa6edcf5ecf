import { randomUUID } from 'node:crypto';
import { keyedHash } from '#http/logging.ts';
import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import type { Services } from '#services/services.ts';
import { claimPayments } from './claim-payments.ts';
import { customerAddress } from './customer-address.ts';
import {
  attemptsInLastHour,
  entitlingPayments,
  insertAttempt,
  lock,
  openAttempt,
  type Payment,
} from './queries.ts';

/** Card testing needs many intents; a person needs one. Counted here, so that all processes count together. */
const mostPerUserAndHour = 3;
const mostPerAddressAndHour = 20;
const retryAfterSeconds = 600;

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
  return db.transaction().execute(async (trx) => {
    // Fifty clicks at once queue here for one row.
    await lock(trx, 'user', caller.uid);
    if ((await entitlingPayments(trx, caller.uid)) > 0) throw new ApiError('already_paid');
    const open = await openAttempt(trx, caller.uid);
    if (open) return open;

    if ((await attemptsInLastHour(trx, 'uid', caller.uid)) >= mostPerUserAndHour) throw tooMany();
    const ipHash = keyedHash(config.logHashKey, customerAddress(ip));
    await lock(trx, 'address', ipHash);
    if ((await attemptsInLastHour(trx, 'ip_hash', ipHash)) >= mostPerAddressAndHour) throw tooMany();
    return insertAttempt(trx, { uid: caller.uid, email: caller.email, idempotencyKey: randomUUID(), ipHash });
  });
}

const tooMany = (): ApiError => new ApiError('rate_limited', { retryAfterSeconds });
