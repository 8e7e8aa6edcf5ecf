import { articlePath, publicPaths, sitemapPath, todayPath } from '@org/public-pages/paths.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { almanacPaths, dateInChina } from '@org/public-pages/render.js';
import { escapedText as text } from '#modules/blog/articles/tidy-text.ts';
import { lastChange, type Dated } from './last-change.ts';

/**
 * Renders the sitemap (sitemaps.org 0.9): the public pages, those about the shop, the articles and the almanac. Only articles and the page of
 * today have a `lastmod`, because the changes of other pages are not recorded.
 */
export function sitemap(articles: readonly (Dated & { slug: string })[], origin: string, now: Date): string {
  const { year, month, day } = dateInChina(now);
  const today = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  const urls = [
    ...[...Object.values(publicPaths), ...Object.values(shopPaths), ...almanacPaths].map(
      (path) =>
        `<url><loc>${text(origin + path)}</loc>${path === todayPath ? `<lastmod>${today}</lastmod>` : ''}</url>`,
    ),
    ...articles.map(
      (article) =>
        `<url><loc>${text(origin + articlePath(article.slug))}</loc><lastmod>${lastChange(article).toISOString()}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Renders robots.txt, which excludes the API. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}${sitemapPath}
`;
