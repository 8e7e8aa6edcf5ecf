import type { ListedGift } from '@org/api-contract';
import { pageSize } from '@org/api-contract/values';
import type { Db } from '#database/connection.ts';
import { emailsOf } from '#modules/users/account.ts';
import { endOf } from './gift-state.ts';
import { paidGifts } from './queries.ts';

interface GiftQuery {
  state?: ListedGift['state'];
  page?: number;
  limit?: number;
}

/** A page of the gifts that are paid, for an admin. What the giver has written, and the code, stay encrypted. */
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
