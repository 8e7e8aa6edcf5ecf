import type { Endpoints, Gift, Input, ListedGift } from '@org/api-contract';
import type { Services } from '#integrations/services.ts';
import type { Caller } from '#kernel/caller.ts';
import { readSnapshot } from '#modules/payments/checkout/payment-status.ts';
import { claimCheck, openAttempt } from '#modules/payments/ledger/attempt-queries.ts';
import type { Seal } from '#modules/people/seal.ts';
import { giftsGivenBy, paidGifts } from './queries.ts';
import { shownGift } from './gift-details.ts';
import { pageSize } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { emailsOf } from '#modules/users/account.ts';
import { endOf } from './gift-state.ts';

/**
 * The gifts of the caller. The intent of an open payment is read from Stripe, at most once in five seconds, because
 * its webhook may be lost or late.
 */
export async function listGifts(services: Services, seal: Seal, { uid }: Caller): Promise<Gift[]> {
  const { db } = services;
  const open = await openAttempt(db, uid, 'gift');
  if (open?.intentId && (await claimCheck(db, uid))) await readSnapshot(services, open.intentId);
  return (await giftsGivenBy(db, uid)).map((row) => shownGift(seal, row));
}

type GiftQuery = Input<Endpoints['GET /api/admin/gifts']>['query'];

/** A page of the paid gifts, for an admin. The giver's texts and the code stay encrypted. */
export async function listPaidGifts(db: Db, { state, page = 1, limit = pageSize }: GiftQuery) {
  const { rows, total } = await paidGifts(db, state, { limit, offset: (page - 1) * limit });
  const emails = await emailsOf(
    db,
    rows.map(({ giverUid }) => giverUid),
  );
  const gifts = rows.map((row): ListedGift => ({
    id: row.id,
    paymentId: row.paymentId,
    state: row.state,
    endedBy: endOf(row),
    giverEmail: emails.get(row.giverUid) ?? null,
    amountCents: row.amountCents,
    currency: row.currency,
    boughtAt: (row.paidAt ?? row.createdAt).toISOString(),
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
  }));
  return { gifts, total, totalPages: Math.ceil(total / limit) };
}
