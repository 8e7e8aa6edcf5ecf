import type { Db } from '#database/connection.ts';
import { factorOf, recoveryCodesLeft } from './queries.ts';

/** What is held of the second factor of a user, for the export of the account. Its secret opens the factor, and stays. */
export async function factorOfAccount(db: Db, uid: string) {
  const factor = await factorOf(db, uid);
  return {
    isOn: factor !== undefined && factor.confirmedAt !== null,
    setUpAt: factor?.createdAt.toISOString() ?? null,
    recoveryCodes: await recoveryCodesLeft(db, uid),
  };
}
