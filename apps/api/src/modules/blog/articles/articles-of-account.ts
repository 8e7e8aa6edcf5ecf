import type { Db } from '#database/connection.ts';
import { articlesSavedBy, forgetEditor } from './queries.ts';

/** The articles whose latest text a user saved, for the export of the account. */
export async function articlesOfAccount(db: Db, uid: string) {
  const rows = await articlesSavedBy(db, uid);
  return { saved: rows.map(({ slug, updatedAt }) => ({ slug, savedAt: updatedAt.toISOString() })) };
}

/** Removes a user from the articles. The texts stay. */
export const forgetEditsOf = (db: Db, uid: string): Promise<void> => forgetEditor(db, uid);
