import type { EncryptedRows } from '#modules/people/encrypted-rows.ts';
import { factorKeyIds, lockedFactorsOfOtherKeys, resealFactor } from './queries.ts';
import { closeSecret, openSecret } from './sealed-secret.ts';

export const encryptedFactors: EncryptedRows = {
  keyIds: factorKeyIds,
  async reseal(trx, seal, maxRows) {
    const rows = await lockedFactorsOfOtherKeys(trx, seal.keyId, maxRows);
    for (const row of rows) {
      await resealFactor(trx, row.uid, closeSecret(seal, row.uid, openSecret(seal, row)));
    }
    return rows.length;
  },
};
