import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderArticleList, type ListedArticle } from '@org/public-pages/render.js';
import { articleListMark } from '@org/public-pages/web-build.ts';
import { withoutUnwritable } from '#modules/blog/articles/tidy-text.ts';

interface BlogPage {
  /** Returns the page with a list of articles. */
  listing(articles: readonly ListedArticle[]): string;
  /** The page while the database is unavailable. */
  readonly withoutList: string;
}

/**
 * Reads the prerendered page of the blog, and inserts the list of articles for crawlers and readers without JavaScript.
 *
 * @returns `undefined` when the web app has not been built
 */
export function blogPageOf(webDist: string): BlogPage | undefined {
  const file = path.join(webDist, 'blog', 'index.html');
  if (!existsSync(file)) return undefined;
  const [before, after, ...more] = readFileSync(file, 'utf8').split(articleListMark);
  if (after === undefined || more.length > 0) throw new Error(`${file} must have ${articleListMark} once.`);
  return {
    listing: (articles) => before + withoutUnwritable(renderArticleList(articles)) + after,
    withoutList: `${before}<p>The articles cannot be listed at the moment. Please try again in a minute.</p>${after}`,
  };
}
