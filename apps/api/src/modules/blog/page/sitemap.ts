import { escapedText as text } from '#modules/blog/articles/tidy-text.ts';
import { articlePath, lastChange } from './render-article-page.ts';
import type { PublishedPostRow } from '#modules/blog/articles/queries.ts';

/** Pages that are the same for everybody, and are meant to be found. */
const publicPaths = ['/', '/zodiac-sample', '/blog'];

export function sitemap(posts: readonly PublishedPostRow[], origin: string): string {
  const urls = [
    ...publicPaths.map((path) => `<url><loc>${text(origin + path)}</loc></url>`),
    ...posts.map(
      (post) =>
        `<url><loc>${text(origin + articlePath(post.slug))}</loc><lastmod>${lastChange(post).toISOString()}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

export const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
