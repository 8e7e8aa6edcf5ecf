import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeUTF8 as text } from 'entities';
import { articlePath, type RelatedArticle } from './render-article-page.ts';

/** The element of the prerendered page that takes the list. React does not render its content. */
const listElement = /<noscript data-articles="">[^]*?<\/noscript>/;

interface BlogPage {
  /** Returns the page with a list of articles. */
  listing(articles: readonly RelatedArticle[]): string;
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
  const page = readFileSync(file, 'utf8');
  const withList = (content: string): string =>
    page.replace(listElement, () => `<noscript data-articles="">${content}</noscript>`);
  return {
    listing: (articles) => withList(list(articles)),
    withoutList: withList(
      '<p>The articles cannot be listed at the moment. Please try again in a minute.</p>',
    ),
  };
}

function list(articles: readonly RelatedArticle[]): string {
  if (articles.length === 0) return '<p>No articles yet.</p>';
  const items = articles.map(
    ({ slug, title, metaDescription }) =>
      `<li class="za-Card"><h2><a href="${articlePath(slug)}">${text(title)}</a></h2><p>${text(metaDescription)}</p></li>`,
  );
  return `<ul class="Article-related">${items.join('')}</ul>`;
}
