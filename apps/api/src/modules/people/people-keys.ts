import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { keyIdsInUse, lockedPeopleOfOtherKeys, resealPerson } from './queries.ts';
import { sealWith } from './seal.ts';
import { closePerson, openPerson } from './sealed-person.ts';

const batchSize = 200;

/** Encrypts every saved person again that another key than the first has encrypted. @returns how many */
export async function rotatePeopleKeys({ db, config }: Services): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  const rotateBatch = (trx: Db): Promise<number> =>
    lockedPeopleOfOtherKeys(trx, seal.keyId, batchSize).then(async (rows) => {
      for (const row of rows) {
        await resealPerson(trx, row, closePerson(seal, row.uid, row.id, openPerson(seal, row)));
      }
      return rows.length;
    });
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute(rotateBatch);
    if (count === 0) return rotated;
    rotated += count;
  }
}

/** The ids of keys that have encrypted saved people and are not configured. */
export async function missingPeopleKeys(db: Db, keys: readonly { id: string }[]): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await keyIdsInUse(db)).filter((id) => !known.has(id));
}
