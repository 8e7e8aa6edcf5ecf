import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeUTF8 as text } from 'entities';
import { articlePath, type RelatedArticle } from './render-article-page.ts';

/** Where the blog's page has room for the list; React renders none of its content. */
const place = /<noscript data-articles="">[^]*?<\/noscript>/;

/**
 * The blog's page with its list of articles, for readers without script and for crawlers.
 *
 * @returns `undefined` where the web app has not been built
 */
export function blogPageOf(webDist: string): ((articles: readonly RelatedArticle[]) => string) | undefined {
  const file = path.join(webDist, 'blog', 'index.html');
  if (!existsSync(file)) return undefined;
  const page = readFileSync(file, 'utf8');
  return (articles) => page.replace(place, () => `<noscript data-articles="">${list(articles)}</noscript>`);
}

function list(articles: readonly RelatedArticle[]): string {
  if (articles.length === 0) return '<p>No articles yet.</p>';
  const items = articles.map(
    ({ slug, title, metaDescription }) =>
      `<li class="za-Card"><h2><a href="${articlePath(slug)}">${text(title)}</a></h2><p>${text(metaDescription)}</p></li>`,
  );
  return `<ul class="Article-related">${items.join('')}</ul>`;
}
