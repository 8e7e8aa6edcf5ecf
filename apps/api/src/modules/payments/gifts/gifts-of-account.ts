import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal, EncryptedRows } from '#modules/people/seal.ts';
import {
  eraseContentOf,
  giftsGivenBy,
  giftsRedeemedBy,
  giftKeyIds,
  lockedGiftsOfOtherKeys,
  updateGift,
} from './queries.ts';
import { shownGift, closeGift, openGift } from './gift-details.ts';

/** The gifts that a user gave and received, for the export of the account. */
export async function giftsOfAccount(db: Db, seal: Seal, uid: string) {
  return {
    given: (await giftsGivenBy(db, uid)).map((row) => shownGift(seal, row)),
    received: (await giftsRedeemedBy(db, uid)).map(({ redeemedAt, entitles }) => ({
      redeemedAt: redeemedAt?.toISOString() ?? null,
      isValid: entitles,
    })),
  };
}

/**
 * Erases addresses and messages from the gifts of a deleted account. A paid gift stays: its mail is still sent, and
 * its code can be redeemed.
 */
export const forgetGiftsOf = ({ db }: Services, uid: string): Promise<void> => eraseContentOf(db, uid);

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
