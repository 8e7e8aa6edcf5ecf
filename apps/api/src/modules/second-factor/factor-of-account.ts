import type { Db } from '#database/connection.ts';
import { factorOf, recoveryCodesLeft } from './queries.ts';

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
