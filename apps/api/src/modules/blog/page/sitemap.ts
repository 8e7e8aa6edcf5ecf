import {
  articlePath,
  publicPaths,
  sitemapPartPath,
  sitemapPath,
  todayPath,
} from '@org/public-pages/paths.ts';
import { shopPaths } from '@org/public-pages/shop-paths.ts';
import { almanacPaths, dateInChina } from '@org/public-pages/render.js';
import type { PublishedArticle, PublishedList } from '#modules/blog/articles/published-list.ts';
import { escapedText as text } from '#modules/blog/articles/tidy-text.ts';
import { lastChange } from './last-change.ts';

/** Addresses of one sitemap. More are divided among several, which an index lists. */
const maxAddresses = 1_000;

/** What is divided: the pages that do not come from the database, and the articles in batches. */
const pagesPart = 'pages';
const articlesPart = 'articles-';

const steadyPaths = [...Object.values(publicPaths), ...Object.values(shopPaths), ...almanacPaths];

/**
 * Renders the sitemap (sitemaps.org 0.9): the public pages, those about the shop, the almanac and the articles. With more than a
 * thousand addresses it is an index of sitemaps. Only articles and the page of today have a `lastmod`, because the changes
 * of other pages are not recorded.
 */
export function sitemap(list: PublishedList, origin: string, now: Date): string {
  const articles = inOrderOfIds(list);
  if (steadyPaths.length + articles.length <= maxAddresses)
    return urlset([...pageUrls(origin, now), ...articleUrls(articles, origin)]);
  const parts = Array.from({ length: Math.ceil(articles.length / maxAddresses) }, (_, index) => index + 1);
  return `<?xml version="1.0" encoding="utf-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[
  `<sitemap><loc>${text(origin + sitemapPartPath(pagesPart))}</loc><lastmod>${dayInChina(now)}</lastmod></sitemap>`,
  ...parts.map((part) => {
    const changes = batchOf(articles, part).map((article) => lastChange(article).getTime());
    return `<sitemap><loc>${text(origin + sitemapPartPath(articlesPart + part))}</loc><lastmod>${new Date(Math.max(...changes)).toISOString()}</lastmod></sitemap>`;
  }),
].join('\n')}
</sitemapindex>
`;
}

/** Whether the index has a part with this name. */
export function hasSitemapPart(list: PublishedList, part: string): boolean {
  const number = batchNumber(part);
  return part === pagesPart || (number >= 1 && (number - 1) * maxAddresses < list.size);
}

/** Renders one of the sitemaps that the index lists. Call it if {@link hasSitemapPart}. */
export const sitemapPart = (list: PublishedList, part: string, origin: string, now: Date): string =>
  urlset(
    part === pagesPart
      ? pageUrls(origin, now)
      : articleUrls(batchOf(inOrderOfIds(list), batchNumber(part)), origin),
  );

/** 0 if it is no batch of articles. */
const batchNumber = (part: string): number => Number(/^articles-([1-9]\d{0,5})$/.exec(part)?.[1] ?? 0);

/** By id, so that a new article changes the last batch only. */
const inOrderOfIds = (list: PublishedList): PublishedArticle[] => list.newest.toSorted((a, b) => a.id - b.id);

const batchOf = (articles: readonly PublishedArticle[], part: number): readonly PublishedArticle[] =>
  articles.slice((part - 1) * maxAddresses, part * maxAddresses);

/** The date by China's clock, on which the page of today changes. */
export function dayInChina(now: Date): string {
  const { year, month, day } = dateInChina(now);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

const pageUrls = (origin: string, now: Date): string[] =>
  steadyPaths.map(
    (path) =>
      `<url><loc>${text(origin + path)}</loc>${path === todayPath ? `<lastmod>${dayInChina(now)}</lastmod>` : ''}</url>`,
  );

const articleUrls = (articles: readonly PublishedArticle[], origin: string): string[] =>
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
