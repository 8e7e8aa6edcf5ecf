import type { Db } from '#database/connection.ts';

/** The refreshes that a user started, for the export of the account. */
export async function refreshesOfAccount(db: Db, uid: string) {
  const rows = await db
    .selectFrom('scrapes')
    .select(['zodiac', 'startedAt'])
    .where('startedBy', '=', uid)
    .execute();
  return { started: rows.map(({ zodiac, startedAt }) => ({ zodiac, startedAt: startedAt.toISOString() })) };
}

/** Removes a user from the refreshes. Their results stay. */
export async function forgetRefreshesOf(db: Db, uid: string): Promise<void> {
  await db.updateTable('scrapes').set({ startedBy: null }).where('startedBy', '=', uid).execute();
}
