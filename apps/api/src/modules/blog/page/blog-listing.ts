import { blogPageSize, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import type { BlogListing } from '@org/public-pages/render.js';
import type { Db } from '#database/connection.ts';
import {
  countPublished,
  newestArticles,
  publishedCategories,
} from '#modules/blog/articles/published-queries.ts';

/** The articles of a page of the blog; `undefined` if there is no such page. Only the first page may be empty. */
export async function blogListing(
  db: Db,
  { category: asked, page }: BlogPlace,
): Promise<BlogListing | undefined> {
  const category = asked ?? undefined;
  const [total, categories, articles] = await Promise.all([
    countPublished(db, category),
    publishedCategories(db),
    newestArticles(db, { category, offset: (page - 1) * blogPageSize, limit: blogPageSize }),
  ]);
  const pageCount = Math.max(1, Math.ceil(total / blogPageSize));
  if (page > pageCount || (category !== undefined && total === 0)) return undefined;
  return {
    category: asked,
    page,
    pageCount,
    total,
    categories,
    articles: articles.map((article) => ({
      id: article.id,
      title: article.title,
      slug: article.slug,
      metaDescription: article.metaDescription,
      targetKeyword: article.targetKeyword,
      readingMinutes: article.readingMinutes,
      zodiacSign: article.sign,
      publishedAt: article.publishedAt.toISOString(),
    })),
  };
}
