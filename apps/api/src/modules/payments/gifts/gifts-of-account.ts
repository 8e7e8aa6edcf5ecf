import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import type { Seal, EncryptedRows } from '#modules/people/seal.ts';
import { giftsGivenBy, giftsRedeemedBy, giftKeyIds, lockedGiftsOfOtherKeys, updateGift } from './queries.ts';
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
 * Erases addresses and messages from the gifts of a deleted account, except from gifts whose mail is not sent yet. A
 * paid gift stays: its mail is still sent, and its code can be redeemed.
 */
export async function forgetGiftsOf({ db }: Services, uid: string): Promise<void> {
  await sql`
    update gifts set key_id = null, sealed = null
    from payments
    where payments.id = gifts.payment_id and giver_uid = ${uid} and sealed is not null
      and not (sent_at is null and entitles and redeemed_by is null)`.execute(db);
}

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
