import { randomUUID } from 'node:crypto';
import { keyedHash } from '#http/logging.ts';
import { ApiError } from '#http/problems.ts';
import type { Caller } from '#http/session.ts';
import type { Services } from '#services/services.ts';
import { customerAddress } from './customer-address.ts';
import {
  attemptsInLastHour,
  claimLinkPayments,
  insertAttempt,
  lock,
  openAttempt,
  type Payment,
} from './queries.ts';
import { refreshEntitlement } from './entitlement.ts';

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
export async function attemptOf(
  { db, events, config }: Services,
  caller: Caller,
  ip: string,
): Promise<Payment> {
  return db.transaction().execute(async (trx) => {
    await claimLinkPayments(trx, caller.uid, caller.emailVerified ? caller.email : undefined);
    // Takes the user's lock, which makes fifty clicks at once queue for one row.
    if ((await refreshEntitlement(trx, events, caller.uid)) > 0) throw new ApiError('already_paid');
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
