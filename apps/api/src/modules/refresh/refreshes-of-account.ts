import type { Db } from '#database/connection.ts';
import { forgetStarter, refreshesStartedBy } from './queries.ts';

/** The refreshes that a user started, for the export of the account. */
export async function refreshesOfAccount(db: Db, uid: string) {
  const rows = await refreshesStartedBy(db, uid);
  return { started: rows.map(({ zodiac, startedAt }) => ({ zodiac, startedAt: startedAt.toISOString() })) };
}

/** Removes a user from the refreshes. Their results stay. */
export const forgetRefreshesOf = (db: Db, uid: string): Promise<void> => forgetStarter(db, uid);
