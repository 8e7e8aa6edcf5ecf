import { blogPageSize, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import type { BlogListing } from '@org/public-pages/render.js';
import type { PublishedList } from '#modules/blog/articles/published-list.ts';
import { pageCountOf, pageOf } from './list-pages.ts';

/** The articles of a page of the blog; `undefined` if there is no such page. Only the first may be empty. */
export function blogListing(list: PublishedList, { category, page }: BlogPlace): BlogListing | undefined {
  const articles = list.inCategory(category ?? undefined);
  const pageCount = pageCountOf(articles, blogPageSize);
  if (page > pageCount || (category !== null && articles.length === 0)) return undefined;
  return {
    category,
    page,
    pageCount,
    total: articles.length,
    categories: list.categories,
    articles: pageOf(articles, page, blogPageSize).map((article) => ({
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
