import type { Gift } from '@org/api-contract';
import type { Seal } from '#modules/people/seal.ts';
import { endOf, giftState } from './gift-state.ts';
import type { GiftRow } from './queries.ts';
import { openGift } from './sealed-gift.ts';

/** A gift for its giver. The code is shown only while it can be redeemed. */
export function shownGift(seal: Seal, row: GiftRow): Gift {
  const content = openGift(seal, row);
  const state = giftState(row);
  return {
    id: row.id,
    state,
    endedBy: state === 'revoked' ? endOf(row) : null,
    code: state === 'waiting' ? (content?.code ?? null) : null,
    toEmail: content?.toEmail ?? null,
    message: content?.message || null,
    sendAt: row.sendAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    redeemedAt: row.redeemedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
