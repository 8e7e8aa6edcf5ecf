import type { EncryptedRows } from '#modules/people/encrypted-rows.ts';
import { giftKeyIds, lockedGiftsOfOtherKeys, updateGift } from './queries.ts';
import { closeGift, openGift } from './sealed-gift.ts';

export const encryptedGifts: EncryptedRows = {
  keyIds: giftKeyIds,
  async reseal(trx, seal, maxRows) {
    const rows = await lockedGiftsOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of rows) {
      const content = openGift(seal, row);
      if (content) await updateGift(trx, row.id, closeGift(seal, row, content));
    }
    return rows.length;
  },
};
