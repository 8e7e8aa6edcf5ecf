import type { Db } from '#database/connection.ts';
import {
  factorOf,
  recoveryCodesLeft,
  factorKeyIds,
  lockedFactorsOfOtherKeys,
  resealFactor,
} from './queries.ts';
import type { EncryptedRows } from '#modules/people/seal.ts';
import { closeSecret, openSecret } from './sealed-secret.ts';

/**
 * The stored data about a user's second factor, for the export of the account. The secret is left out, because it
 * opens the factor.
 */
export async function factorOfAccount(db: Db, uid: string) {
  const factor = await factorOf(db, uid);
  return {
    isOn: factor !== undefined && factor.confirmedAt !== null,
    setUpAt: factor?.createdAt.toISOString() ?? null,
    recoveryCodes: await recoveryCodesLeft(db, uid),
  };
}

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
