import type { Db } from '#database/connection.ts';

/** The titles of published articles by slug. A slug without a published article has no entry. */
export async function publishedTitles(
  db: Db,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await db
    .selectFrom('blogPosts')
    .select(['slug', 'title'])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, title }) => [slug, title]));
}
