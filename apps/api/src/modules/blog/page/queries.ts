import { sql } from 'kysely';
import type { Db } from '#database/connection.ts';
import { blogPageSize, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import type { BlogListing } from '@org/public-pages/render.js';
import { publishedPage } from '#modules/blog/articles/published-queries.ts';

/** The current slug of the published article with a former slug. */
export const redirectOf = (db: Db, slug: string) =>
  db
    .selectFrom('blogRedirects')
    .innerJoin('blogPosts', 'blogPosts.id', 'blogRedirects.postId')
    .where('blogRedirects.slug', '=', slug)
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select('blogPosts.slug')
    .executeTakeFirst();

/**
 * The addresses and dates of one part of the published articles, in the order of ids, so that a new article changes
 * only the last part.
 */
export const datedInOrder = (db: Db, offset: number, limit: number) =>
  db
    .selectFrom('blogPosts')
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .select(['slug', 'publishedAt', 'updatedAt'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .$narrowType<{ publishedAt: Date }>()
    .execute();

/** The numbers of the parts of {@link datedInOrder}, from 1, each with its latest change of an article. */
export async function changesOfParts(db: Db, size: number): Promise<{ part: number; changedAt: Date }[]> {
  const { rows } = await sql<{ part: number; changedAt: Date }>`
    select part::integer, max(greatest(published_at, updated_at)) as changed_at
    from (
      select published_at, updated_at, (row_number() over (order by id) - 1) / ${size}::integer + 1 as part
      from blog_posts where status = 'published' and deleted_at is null
    ) as numbered
    group by part order by part`.execute(db);
  return rows;
}

/** The articles of a page of the blog; `undefined` if there is no such page. Only the first page may be empty. */
export async function blogListing(
  db: Db,
  { category: asked, page }: BlogPlace,
): Promise<BlogListing | undefined> {
  const category = asked ?? undefined;
  const { posts, total, categories } = await publishedPage(db, { category, page, limit: blogPageSize });
  const pageCount = Math.max(1, Math.ceil(total / blogPageSize));
  if (page > pageCount || (category !== undefined && total === 0)) return undefined;
  return {
    category: asked,
    page,
    pageCount,
    total,
    categories,
    articles: posts,
  };
}
