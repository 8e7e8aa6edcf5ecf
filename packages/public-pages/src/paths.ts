/** The public pages that search engines should index, except articles. */
export const publicPaths = { home: '/', sample: '/zodiac-sample', blog: '/blog' } as const;

export const articlePath = (slug: string): string => `${publicPaths.blog}/${slug}.html`;

const articleForm = new RegExp(`^${publicPaths.blog}/([a-z0-9-]+)\\.html(?:[?#]|$)`);

/** Reads the slug from the path of an article, such as `/blog/year-of-the-horse.html`. */
export const articleSlug = (href: string): string | undefined => articleForm.exec(href)?.[1];

export const feedPath = `${publicPaths.blog}/feed.xml`;
export const sitemapPath = '/sitemap.xml';
export const robotsPath = '/robots.txt';
/** The picture that social networks show of a page without a picture of its own. */
export const socialPicturePath = '/social.png';
export const blogAdminPath = '/blog-admin';
