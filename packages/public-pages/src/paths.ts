/** Public pages that search engines should index, besides the articles. */
export const publicPaths = { home: '/', sample: '/zodiac-sample', blog: '/blog' } as const;

export const feedPath = '/blog/feed.xml';
export const sitemapPath = '/sitemap.xml';

export const articlePath = (slug: string): string => `/blog/${slug}.html`;

/** Reads the slug from the path of an article, such as `/blog/year-of-the-horse.html`. */
export const articleSlug = (href: string): string | undefined =>
  /^\/blog\/([a-z0-9-]+)\.html(?:[?#]|$)/.exec(href)?.[1];
