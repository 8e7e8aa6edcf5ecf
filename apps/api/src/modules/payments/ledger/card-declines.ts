import type { Db } from '#database/connection.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Decline } from '#kernel/payment-facts.ts';
import type { OnCommit } from '#database/transact.ts';

import { lock } from '#database/lock.ts';
import {
  declinesOf,
  insertDecline,
  secondsUntilNextCard,
  type Payment,
} from '#modules/payments/ledger/queries.ts';
import { settleJob } from './entitlement.ts';
import { addCancellation } from '#modules/payments/ledger/task-queries.ts';

/** A payer mistypes a number or two; a tester of stolen cards has hundreds. */
const maxPerIntent = 5;
const limits = {
  perUser: maxPerIntent,
  perCard: maxPerIntent,
  // A family or an office shares an address, and none of them is new and refused ten times an hour.
  perAddress: { declines: 10, newUsers: 3 },
};

/**
 * Counts refused cards, each once, and has an intent canceled on which there were too many, or whose user or card had
 * too many. All processes count together.
 */
export async function countDeclines(
  trx: Db,
  onCommit: OnCommit,
  { uid, intent_id: intentId, ip_hash: ipHash }: Payment,
  declines: readonly Decline[],
): Promise<void> {
  if (uid === null || intentId === null || declines.length === 0) return;
  await lock(trx, 'user', uid);
  // Two transactions that count one card or address would each miss the decline that the other has not committed.
  const cards = new Set(declines.flatMap(({ card }) => card ?? []));
  for (const card of [...cards].toSorted()) await lock(trx, 'card', card);
  if (ipHash !== null) await lock(trx, 'address', ipHash);
  let isNews = false;
  for (const decline of declines) isNews = (await insertDecline(trx, decline, { uid, ipHash })) || isNews;
  if (!isNews) return;
  const isOver =
    (await declinesOf(trx, intentId)) >= maxPerIntent ||
    (await secondsUntilNextCard(trx, uid, ipHash ?? '', limits)) > 0;
  if (isOver && (await addCancellation(trx, intentId, uid, 'declined'))) {
    onCommit.record('payment_alert', { intentId, reason: 'cards_declined' });
    onCommit.wake(settleJob);
  }
}

/** @throws ApiError `rate_limited` where too many cards of a user, or of newcomers behind an address, were refused */
export async function refuseCardTesting(db: Db, uid: string, ipHash: string): Promise<void> {
  const seconds = await secondsUntilNextCard(db, uid, ipHash, limits);
  if (seconds > 0) throw new ApiError('rate_limited', { retryAfterSeconds: seconds });
}
