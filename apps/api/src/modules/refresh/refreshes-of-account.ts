import type { Db } from '#database/connection.ts';
import { forgetStarter, refreshesStartedBy } from './queries.ts';

/** The refreshes that name a user as the one who started them, for the export of the account. */
export async function refreshesOfAccount(db: Db, uid: string) {
  const rows = await refreshesStartedBy(db, uid);
  return { started: rows.map(({ zodiac, startedAt }) => ({ zodiac, startedAt: startedAt.toISOString() })) };
}

/** Erases a user from the refreshes. What they found stays. */
export const forgetRefreshesOf = (db: Db, uid: string): Promise<void> => forgetStarter(db, uid);
