import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeUTF8 as text } from 'entities';
import { articlePath, type RelatedArticle } from './render-article-page.ts';

/** Where the blog's page has room for the list; React renders none of its content. */
const place = /<noscript data-articles="">[^]*?<\/noscript>/;

interface BlogPage {
  /** With a list of articles. */
  listing(articles: readonly RelatedArticle[]): string;
  /** While no list can be read. */
  readonly withoutList: string;
}

/**
 * The blog's page for readers without script and for crawlers.
 *
 * @returns `undefined` where the web app has not been built
 */
export function blogPageOf(webDist: string): BlogPage | undefined {
  const file = path.join(webDist, 'blog', 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  const holding = (content: string): string =>
    page.replace(place, () => `<noscript data-articles="">${content}</noscript>`);
  return {
    listing: (articles) => holding(list(articles)),
    withoutList: holding('<p>The articles cannot be listed at the moment. Please try again in a minute.</p>'),
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
