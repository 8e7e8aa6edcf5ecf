import {
  articlePath,
  feedPath,
  publicPaths,
  sitemapPartPath,
  sitemapPath,
  todayPath,
} from '@org/public-pages/paths.ts';
import type { Db } from '#database/connection.ts';
import {
  countPublished,
  newestArticles,
  type PublishedArticle,
} from '#modules/blog/articles/published-queries.ts';
import { publishedTitles } from '#modules/blog/articles/published-titles.ts';
import { escapedText as text } from '#modules/blog/tidy-text.ts';
import { lastChange, linkedSlugs, withoutDeadLinks, type Dated } from './article-html.ts';
import { textsById } from '#modules/blog/articles/queries.ts';
import { changesOfParts, datedInOrder } from './queries.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { almanacPaths, dateInChina } from '@org/public-pages/render.js';

const entriesPerPage = 50;

const pagePath = (page: number): string => (page === 1 ? feedPath : `${feedPath}?page=${page}`);

/**
 * Renders a page of the articles as an Atom feed (RFC 4287) with links to the other pages (RFC 5005, section 3). The
 * first page has the newest articles. Relative links resolve against `xml:base`. The id of an entry must never change
 * (RFC 4287, section 4.2.6), but its address may.
 *
 * @returns `undefined` if there is no such page
 */
export async function atomFeed(db: Db, page: number, origin: string): Promise<string | undefined> {
  const total = await countPublished(db);
  const pageCount = Math.max(1, Math.ceil(total / entriesPerPage));
  if (page > pageCount) return undefined;
  const shown = await newestArticles(db, { offset: (page - 1) * entriesPerPage, limit: entriesPerPage });
  const updated = new Date(Math.max(0, ...shown.map((article) => lastChange(article).getTime())));
  const ids = shown.map(({ id }) => id);
  const texts = new Map((await textsById(db, ids)).map(({ id, content }) => [id, content]));
  const linked = await publishedTitles(db, [...texts.values()].flatMap(linkedSlugs));
  const entries = shown.map((article) =>
    entryOf(
      article,
      withoutDeadLinks(texts.get(article.id) ?? '', (slug) => linked.has(slug)),
      origin,
    ),
  );
  const links = [
    ['self', page],
    ['first', 1],
    ...(page > 1 ? [['previous', page - 1] as const] : []),
    ...(page < pageCount ? [['next', page + 1] as const] : []),
    ['last', pageCount],
  ] as const;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en" xml:base="${text(origin + publicPaths.home)}">
<id>${text(origin + publicPaths.blog)}</id>
<title>Zodiac Atlas</title>
<subtitle>Articles about the Chinese zodiac: signs, compatibility, years and numbers.</subtitle>
${links.map(([rel, number]) => `<link rel="${rel}" type="application/atom+xml" href="${text(origin + pagePath(number))}"/>`).join('\n')}
<link rel="alternate" type="text/html" href="${text(origin + publicPaths.blog)}"/>
<updated>${updated.toISOString()}</updated>
<author><name>Zodiac Atlas</name></author>
${entries.join('\n')}
</feed>
`;
}

function entryOf(article: PublishedArticle, content: string, origin: string): string {
  const address = text(origin + articlePath(article.slug));
  return `<entry>
<id>${text(origin + publicPaths.blog)}#article-${article.id}</id>
<title>${text(article.title)}</title>
<link rel="alternate" type="text/html" href="${address}"/>
<published>${article.publishedAt.toISOString()}</published>
<updated>${lastChange(article).toISOString()}</updated>
<category term="${text(article.targetKeyword)}"/>
<summary>${text(article.metaDescription)}</summary>
<content type="html">${text(content)}</content>
</entry>`;
}

/** Maximum addresses per sitemap. With more, an index lists several sitemaps. */
const maxAddresses = 1_000;

/** The parts of the sitemap: pages that are not in the database, and batches of articles. */
const pagesPart = 'pages';
const articlesPart = 'articles-';

const steadyPaths = [...Object.values(publicPaths), ...Object.values(shopPaths), ...almanacPaths];

/**
 * Renders the sitemap (sitemaps.org 0.9) of the public pages, the shop pages, the almanac and the articles. With more
 * than a thousand addresses it is an index of sitemaps. Only articles and the page of today have a `lastmod`, because
 * changes of other pages are not recorded.
 */
export async function sitemap(db: Db, origin: string, now: Date): Promise<string> {
  if (steadyPaths.length + (await countPublished(db)) <= maxAddresses)
    return urlset([
      ...pageUrls(origin, now),
      ...articleUrls(await datedInOrder(db, 0, maxAddresses), origin),
    ]);
  const parts = await changesOfParts(db, maxAddresses);
  return `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[
  `<sitemap><loc>${text(origin + sitemapPartPath(pagesPart))}</loc><lastmod>${dayInChina(now)}</lastmod></sitemap>`,
  ...parts.map(
    ({ part, changedAt }) =>
      `<sitemap><loc>${text(origin + sitemapPartPath(articlesPart + part))}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>`,
  ),
].join('\n')}
</sitemapindex>
`;
}

/** Renders one of the sitemaps that the index lists. @returns `undefined` if the index has no part with this name */
export async function sitemapPart(
  db: Db,
  part: string,
  origin: string,
  now: Date,
): Promise<string | undefined> {
  if (part === pagesPart) return urlset(pageUrls(origin, now));
  const number = Number(/^articles-([1-9]\d{0,5})$/.exec(part)?.[1] ?? 0);
  if (number === 0) return undefined;
  const articles = await datedInOrder(db, (number - 1) * maxAddresses, maxAddresses);
  return articles.length === 0 ? undefined : urlset(articleUrls(articles, origin));
}

/** The page of today changes with the date by China's clock. */
function dayInChina(now: Date): string {
  const { year, month, day } = dateInChina(now);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const pageUrls = (origin: string, now: Date): string[] =>
  steadyPaths.map(
    (path) =>
      `<url><loc>${text(origin + path)}</loc>${path === todayPath ? `<lastmod>${dayInChina(now)}</lastmod>` : ''}</url>`,
  );

const articleUrls = (articles: readonly (Dated & { slug: string })[], origin: string): string[] =>
  articles.map(
    (article) =>
      `<url><loc>${text(origin + articlePath(article.slug))}</loc><lastmod>${lastChange(article).toISOString()}</lastmod></url>`,
  );

const urlset = (urls: readonly string[]): string => `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;

/** Renders robots.txt, which excludes the API. */
export const robots = (origin: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${origin}${sitemapPath}
`;
