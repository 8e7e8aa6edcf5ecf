import type { Db } from '#database/connection.ts';
import { articlesSavedBy, forgetEditor } from './queries.ts';

/** The articles that name a user as the one who saved their latest text, for the export of the account. */
export async function articlesOfAccount(db: Db, uid: string) {
  const rows = await articlesSavedBy(db, uid);
  return { saved: rows.map(({ slug, updatedAt }) => ({ slug, savedAt: updatedAt.toISOString() })) };
}

/** Erases a user from the articles. Their texts stay. */
export const forgetEditsOf = (db: Db, uid: string): Promise<void> => forgetEditor(db, uid);
