import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { sealWith, type Seal } from '#modules/people/seal.ts';
import { giftKeyIds, lockedGiftsOfOtherKeys, updateGift } from './queries.ts';
import { closeGift, openGift } from './sealed-gift.ts';

const batchSize = 200;

/** Encrypts every gift again that another key than the first has encrypted. @returns how many */
export async function rotateGiftKeys({ db, config }: Services): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => rotateBatch(trx, seal));
    if (count === 0) return rotated;
    rotated += count;
  }
}

async function rotateBatch(trx: Db, seal: Seal): Promise<number> {
  const rows = await lockedGiftsOfOtherKeys(trx, seal.keyId, batchSize);
  for (const row of rows) {
    const content = openGift(seal, row);
    if (content) await updateGift(trx, row.id, closeGift(seal, row, content));
  }
  return rows.length;
}

/** The ids of keys that have encrypted a gift and are not configured. */
export async function missingGiftKeys(db: Db, keys: readonly { id: string }[]): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await giftKeyIds(db)).filter((id) => !known.has(id));
}
