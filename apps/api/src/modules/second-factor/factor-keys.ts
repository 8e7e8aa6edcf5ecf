import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { sealWith, type Seal } from '#modules/people/seal.ts';
import { factorKeyIds, lockedFactorsOfOtherKeys, resealFactor } from './queries.ts';
import { closeSecret, openSecret } from './sealed-secret.ts';

const batchSize = 200;

/** Encrypts every secret again that another key than the first has encrypted. @returns how many */
export async function rotateFactorKeys({ db, config }: Services): Promise<number> {
  const seal = sealWith(config.peopleKeys);
  let rotated = 0;
  for (;;) {
    const count = await db.transaction().execute((trx) => rotateBatch(trx, seal));
    if (count === 0) return rotated;
    rotated += count;
  }
}

async function rotateBatch(trx: Db, seal: Seal): Promise<number> {
  const rows = await lockedFactorsOfOtherKeys(trx, seal.keyId, batchSize);
  for (const row of rows) await resealFactor(trx, row.uid, closeSecret(seal, row.uid, openSecret(seal, row)));
  return rows.length;
}

/** The ids of keys that have encrypted a secret and are not configured. */
export async function missingFactorKeys(db: Db, keys: readonly { id: string }[]): Promise<string[]> {
  const known = new Set(keys.map(({ id }) => id));
  return (await factorKeyIds(db)).filter((id) => !known.has(id));
}
