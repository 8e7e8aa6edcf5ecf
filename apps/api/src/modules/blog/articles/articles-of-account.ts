import type { Db } from '#database/connection.ts';

/** The articles whose latest text a user saved, for the export of the account. */
export async function articlesOfAccount(db: Db, uid: string) {
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'updatedAt'])
    .where('updatedBy', '=', uid)
    .orderBy('id')
    .execute();
  return { saved: rows.map(({ slug, updatedAt }) => ({ slug, savedAt: updatedAt.toISOString() })) };
}

/** Stands for the editors whose accounts are deleted, so that their texts still count as edited. No uid has a space. */
const deletedEditor = 'deleted account';

/** Removes a user from the articles. The texts stay. */
export async function forgetEditsOf(db: Db, uid: string): Promise<void> {
  await db.updateTable('blogPosts').set({ updatedBy: deletedEditor }).where('updatedBy', '=', uid).execute();
}
