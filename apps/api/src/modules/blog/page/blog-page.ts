import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blogPageSize, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import { renderBlogParts, type BlogListing } from '@org/public-pages/render.js';
import { articleListMark, blogHeadMarks } from '@org/public-pages/web-build.ts';
import type { PublishedList } from '#modules/blog/articles/published-list.ts';
import { withoutUnwritable } from '#modules/blog/articles/tidy-text.ts';
import { pageCountOf, pageOf } from './list-pages.ts';

interface BlogPage {
  /** Returns the page with a list of articles, and with the head of its address. */
  listing(listing: BlogListing): string;
  /** The page while the database is unavailable. */
  readonly withoutList: string;
}

/**
 * Reads the prerendered page of the blog, and gives it the list of articles, so that it is complete without JavaScript.
 *
 * @param origin - for the absolute address of its picture
 * @returns `undefined` when the web app has not been built
 */
export function blogPageOf(webDist: string, origin: string): BlogPage | undefined {
  const file = path.join(webDist, 'blog', 'index.html');
  if (!existsSync(file)) return undefined;
  const built = readFileSync(file, 'utf8');
  const once = (text: string, mark: string): [string, string] => {
    const [before = '', after, ...more] = text.split(mark);
    if (after === undefined || more.length > 0) throw new Error(`${file} must have ${mark} once.`);
    return [before, after];
  };
  const [start, afterStart] = once(built, blogHeadMarks.start);
  const [ownHead, afterHead] = once(afterStart, blogHeadMarks.end);
  const [before, after] = once(afterHead, articleListMark);
  return {
    listing: (shown) => {
      const { head, list } = renderBlogParts(shown, origin);
      return start + head + before + withoutUnwritable(list) + after;
    },
    // The app asks for the articles again, without waiting for the visitor.
    withoutList: `${start}${ownHead}${before.replace(' data-waits', '')}<p>The articles cannot be listed at the moment. Please try again in a minute.</p>${after}`,
  };
}

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
