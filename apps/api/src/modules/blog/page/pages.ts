import {
  articleImagePath,
  articlePath,
  articlePicturePath,
  articleSlug,
  feedPath,
  previewPath,
  publicPaths,
  robotsPath,
  sitemapPartPath,
  sitemapPath,
} from '@org/public-pages/paths.ts';
import { blogPath, isArticleCategory, type BlogPlace } from '@org/public-pages/blog-categories.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { immutable, publicForAMinute, sharedForAMinute, storedForADay } from '#http/plugins/caching.ts';
import type { KeptPages } from '#http/plugins/kept-pages.ts';
import { PackedSnapshot, sendSnapshot } from '#http/plugins/snapshots.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { databaseRetrySeconds } from '#http/routing/problems.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import { ArticlePages } from './article-pages.ts';
import { articlePictures } from './article-pictures.ts';
import { renderBlogPage } from '@org/public-pages/render.js';
import { blogListing } from './blog-listing.ts';
import { siteOf } from './site.ts';
import { renderPreview } from './article-page.ts';
import { imageContent } from '#modules/blog/articles/image-queries.ts';
import { withoutUnwritable } from '#modules/blog/articles/tidy-text.ts';
import { atomFeed, feedPageCount } from './feed.ts';
import { pageAskedFor } from './list-pages.ts';
import { publishedSlug, redirectOf } from './queries.ts';
import { dayInChina, hasSitemapPart, robots, sitemap, sitemapPart } from './sitemap.ts';

/**
 * Returns the path of a published article, also for a slug that it had before. `undefined` for any other path, such as
 * that of a draft.
 */
export async function currentArticlePath(db: Db, path: string): Promise<string | undefined> {
  const slug = articleSlug(path);
  if (slug === undefined || articlePath(slug) !== path) return undefined;
  const article = (await publishedSlug(db, slug)) ?? (await redirectOf(db, slug));
  return article && articlePath(article.slug);
}

const publicRoute = { config: { access: 'public', isShedFirst: true } } as const;

const html = 'text/html; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

interface Parts {
  articles: PublishedArticles;
  pages: KeptPages;
}

/** Registers the article pages, the blog's page, the feed, the sitemap and robots.txt. They need no JavaScript. */
export async function articlePages(
  app: FastifyInstance,
  services: Services,
  { articles, pages }: Parts,
): Promise<void> {
  const { db, config, clock } = services;
  const origin = config.publicOrigin;
  const policy = staticPagePolicy(config);
  const articlePages = new ArticlePages<PackedSnapshot>(services, articles, {
    keep: (page) => PackedSnapshot.of(page),
    bytesOf: ({ bytes }) => bytes,
  });

  app.get<{ Params: { slug: string } }>(
    articlePath(':slug(^[a-z0-9-]+)'),
    // A snapshot is compressed already.
    { ...publicRoute, compress: false },
    async (request, reply) => {
      const { slug } = request.params;
      const page = await articlePages.find(slug);
      if (page === undefined) {
        const moved = await redirectOf(db, slug);
        if (!moved) return reply.callNotFound();
        return reply.header('cache-control', 'no-cache').redirect(articlePath(moved.slug), 301);
      }
      reply.headers({ 'cache-control': sharedForAMinute, 'content-security-policy': policy }).type(html);
      return sendSnapshot(request, reply, page);
    },
  );

  app.get<{ Params: { id: string } }>(
    previewPath(':id(^[1-9][0-9]{0,8})'),
    { config: { access: 'admin', freshness: 'now' } },
    async ({ params }, reply) => {
      const page = await renderPreview(services, articles, { id: Number(params.id), now: clock() });
      if (page === undefined) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
        })
        .type(html)
        .send(page);
    },
  );

  const pictureOf = articlePictures(articles);
  app.get<{ Params: { slug: string } }>(
    articlePicturePath(':slug(^[a-z0-9-]+)'),
    publicRoute,
    async ({ params: { slug } }, reply) => {
      const picture = await pictureOf(slug);
      if (!picture) return reply.callNotFound();
      // Social networks and chats load it from their own sites.
      return reply
        .headers({ 'cache-control': storedForADay, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(picture);
    },
  );

  app.get<{ Params: { hash: string } }>(
    articleImagePath(':hash(^[0-9a-f]{32})'),
    publicRoute,
    async ({ params: { hash } }, reply) => {
      const image = await imageContent(db, hash);
      if (!image) return reply.callNotFound();
      return reply
        .headers({ 'cache-control': immutable, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/webp')
        .send(image);
    },
  );

  const site = siteOf(config);
  app.get(publicPaths.blog, publicRoute, async (request, reply) => {
    reply.header('content-security-policy', policy).type(html);
    try {
      const list = await articles.read();
      const place = placeAskedFor(request.query);
      const listing = place && blogListing(list, place);
      if (!listing) return reply.removeHeader('content-security-policy').callNotFound();
      const page = await pages.read(blogPath(listing), String(list.version), () =>
        withoutUnwritable(renderBlogPage({ site, listing })),
      );
      return await sendSnapshot(request, reply.header('cache-control', sharedForAMinute), page);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // Shows the page without the list, instead of a problem document.
      request.log.warn({ err: error }, 'the blog is shown without its list');
      return reply
        .code(503)
        .headers({ 'cache-control': 'no-store', 'retry-after': String(databaseRetrySeconds) })
        .send(renderBlogPage({ site, listing: undefined }));
    }
  });

  /** Sends a list that is kept until an article or the day changes. */
  const sendList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { type, path, version, make }: KeptList,
  ): Promise<FastifyReply> => {
    const list = await pages.read(path, version, make);
    return sendSnapshot(request, reply.header('cache-control', publicForAMinute).type(type), list);
  };

  app.get(feedPath, publicRoute, async (request, reply) => {
    const list = await articles.read();
    const page = pageAskedFor(request.query);
    if (page === undefined || page > feedPageCount(list)) return reply.callNotFound();
    return sendList(request, reply, {
      type: atom,
      path: `${feedPath} ${page}`,
      version: String(list.version),
      make: () => atomFeed(db, list, page, origin),
    });
  });

  app.get(sitemapPath, publicRoute, async (request, reply) => {
    const list = await articles.read();
    return sendList(request, reply, {
      type: xml,
      path: sitemapPath,
      version: `${list.version} ${dayInChina(clock())}`,
      make: () => sitemap(list, origin, clock()),
    });
  });

  app.get<{ Params: { part: string } }>(
    sitemapPartPath(':part(^[a-z0-9-]+)'),
    publicRoute,
    async (request, reply) => {
      const { part } = request.params;
      const list = await articles.read();
      const path = sitemapPartPath(part);
      if (!hasSitemapPart(list, part)) return reply.callNotFound();
      return sendList(request, reply, {
        type: xml,
        path,
        version: `${list.version} ${dayInChina(clock())}`,
        make: () => sitemapPart(list, part, origin, clock()),
      });
    },
  );

  app.get(robotsPath, { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', publicForAMinute).type('text/plain; charset=utf-8').send(robots(origin)),
  );
}

/** The page of the blog that an address asks for; `undefined` if there can be none. */
function placeAskedFor(query: unknown): BlogPlace | undefined {
  const page = pageAskedFor(query);
  const category = typeof query === 'object' && query !== null ? Reflect.get(query, 'category') : undefined;
  if (page === undefined || (category !== undefined && !isArticleCategory(category))) return undefined;
  return { page, category: category ?? null };
}

interface KeptList {
  type: string;
  path: string;
  version: string;
  make: () => string | Promise<string>;
}
