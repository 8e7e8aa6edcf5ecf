import { articlePath, publicPaths, sitemapPath } from '@org/public-pages/paths.ts';
import { escapedText as text } from '#modules/blog/articles/tidy-text.ts';
import { lastChange, type Dated } from './last-change.ts';

/** Renders the sitemap (sitemaps.org 0.9): the public pages and the articles. */
export function sitemap(articles: readonly (Dated & { slug: string })[], origin: string): string {
  const urls = [
    ...Object.values(publicPaths).map((path) => `<url><loc>${text(origin + path)}</loc></url>`),
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
