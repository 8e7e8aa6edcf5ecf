import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Decline } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';

import { lock } from '#database/lock.ts';
import { declinesOf, insertDecline, secondsUntilNextCard } from './decline-queries.ts';
import { type Payment } from '#modules/payments/ledger/queries.ts';
import { settleJob } from './entitlement.ts';
import { addCancellation } from '#modules/payments/ledger/task-queries.ts';

/** Maximum declines within an hour, against card testing. A normal payer has one or two. */
const maxPerIntent = 5;
const limits = {
  perUser: maxPerIntent,
  perCard: maxPerIntent,
  // An IP address may be shared, so it is limited only when at least three new users together have ten declines.
  perAddress: { declines: 10, newUsers: 3 },
};

/**
 * Stores declined cards without duplicates, and has the intent canceled when the intent, its user, a card or the IP
 * address has reached a limit. The counts are in the database, across all processes.
 */
export async function countDeclines(
  trx: Db,
  onCommit: OnCommit,
  { uid, intentId, ipHash }: Payment,
  declines: readonly Decline[],
): Promise<void> {
  if (uid === null || intentId === null || declines.length === 0) return;
  await lock(trx, 'user', uid);
  // Serializes transactions that count the same card or address, because uncommitted declines are invisible.
  const cards = new Set(declines.flatMap(({ card }) => card ?? []));
  for (const card of [...cards].toSorted()) await lock(trx, 'card', card);
  if (ipHash !== null) await lock(trx, 'address', ipHash);
  let hasNew = false;
  for (const decline of declines) hasNew = (await insertDecline(trx, decline, { uid, ipHash })) || hasNew;
  if (!hasNew) return;
  const isLimitReached =
    (await declinesOf(trx, intentId)) >= maxPerIntent ||
    (await secondsUntilNextCard(trx, uid, ipHash ?? '', limits)) > 0;
  if (isLimitReached && (await addCancellation(trx, intentId, uid, 'declined'))) {
    onCommit.record('payment_alert', { intentId, reason: 'cards_declined' });
    onCommit.wake(settleJob);
  }
}

/**
 * Refuses a user who has reached a limit on declined cards, alone or with other new users of the same IP address.
 *
 * @throws ApiError `rate_limited`
 */
export async function refuseCardTesting(db: Db, uid: string, ipHash: string): Promise<void> {
  const seconds = await secondsUntilNextCard(db, uid, ipHash, limits);
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}
