import type { Db } from '#database/connection.ts';

/** The current slug of the published article that had a slug before. */
export const redirectOf = (db: Db, slug: string) =>
  db
    .selectFrom('blogRedirects')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogRedirects.postId')
    .where('blogRedirects.slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select('blogPosts.slug')
    .executeTakeFirst();

/** The slug itself, if a published article has it. */
export const publishedSlug = (db: Db, slug: string) =>
  db
    .selectFrom('blogPosts')
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select('slug')
    .executeTakeFirst();

/** The texts of articles, by their ids. */
export async function textsById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('blogPosts').select(['id', 'content']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, content }) => [id, content]));
}

/** Makes the pages stale that processes of the release before have stored, and tells all processes of a change. */
export async function increasePagesVersion(db: Db): Promise<void> {
  await db
    .updateTable('blogState')
    .set(({ eb }) => ({ pagesVersion: eb('pagesVersion', '+', 1) }))
    .execute();
}
