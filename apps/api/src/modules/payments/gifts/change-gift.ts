import type { Gift } from '@org/api-contract';
import type { Db } from '#database/connection.ts';
import { lock } from '#database/exclusively.ts';
import { transact } from '#database/transact.ts';
import type { Services } from '#integrations/services.ts';
import { ApiError } from '#kernel/api-error.ts';
import type { Caller } from '#kernel/caller.ts';
import { hashOfRandomCode, newRandomCode } from '#kernel/random-code.ts';
import { giftsJob } from '#modules/payments/ledger/ledger.ts';
import type { Seal } from '#modules/people/seal.ts';
import {
  sendTimeOf,
  type GiftDetails,
  closeGift,
  openGift,
  type GiftContent,
  shownGift,
} from './gift-details.ts';
import { giftState } from './gift-state.ts';
import { giftOfId, updateGift, type GiftRow } from './queries.ts';

/** Maximum number of mails with a gift's code. */
const maxMails = 5;

/**
 * Changes the address, the message or the day of a gift. If a mail already went to another address, the gift gets a
 * new code, because a stranger may have the old one, and is mailed again.
 *
 * @throws ApiError `not_found`, `invalid_input`, `gift_redeemed`, `gift_revoked` or `gift_mailed_enough`
 */
export const changeGift = (
  services: Services,
  seal: Seal,
  caller: Caller,
  id: string,
  { toEmail, message = '', sendOn }: GiftDetails,
): Promise<Gift> =>
  withWaitingGift(services, seal, caller, id, async (trx, gift, content) => {
    const isMoved = toEmail.toLowerCase() !== content.toEmail;
    const isSentAgain = gift.sentAt !== null && isMoved;
    if (isSentAgain && gift.mails >= maxMails) throw new ApiError('gift_mailed_enough');
    const code = isSentAgain ? newRandomCode() : content.code;
    const changed = { code, toEmail: toEmail.toLowerCase(), message: message.trim() };
    const isWaiting = gift.sentAt === null || isSentAgain;
    await updateGift(trx, id, {
      ...closeGift(seal, gift, changed),
      codeHash: hashOfRandomCode(code),
      ...(isWaiting && { sendAt: sendTimeOf(sendOn, services.clock()), sentAt: null }),
    });
  });

/**
 * Sends the mail of a gift again, or sends it now if it is not due yet.
 *
 * @throws ApiError `not_found`, `gift_redeemed`, `gift_revoked` or `gift_mailed_enough`
 */
export const mailGift = (services: Services, seal: Seal, caller: Caller, id: string): Promise<Gift> =>
  withWaitingGift(services, seal, caller, id, async (trx, gift) => {
    if (gift.mails >= maxMails) throw new ApiError('gift_mailed_enough');
    await updateGift(trx, id, { sendAt: services.clock(), sentAt: null });
  });

/** Changes a redeemable gift under the lock of its payment. Redemptions use the same lock. */
async function withWaitingGift(
  services: Services,
  seal: Seal,
  { uid }: Caller,
  id: string,
  change: (trx: Db, gift: GiftRow, content: GiftContent) => Promise<void>,
): Promise<Gift> {
  const intentId = (await giftOfId(services.db, id))?.intentId ?? null;
  if (intentId === null) throw new ApiError('not_found');
  return transact(services, async (trx, onCommit) => {
    await lock(trx, 'intent', intentId);
    const gift = await giftOfId(trx, id);
    if (gift?.giverUid !== uid) throw new ApiError('not_found');
    const state = giftState(gift);
    if (state === 'redeemed') throw new ApiError('gift_redeemed');
    if (state === 'revoked') throw new ApiError('gift_revoked');
    const content = openGift(seal, gift);
    if (state !== 'waiting' || !content) throw new ApiError('not_found');
    await change(trx, gift, content);
    onCommit.wake(giftsJob);
    const changed = await giftOfId(trx, id);
    if (!changed) throw new Error(`the gift ${id} is gone`);
    return shownGift(seal, changed);
  });
}
