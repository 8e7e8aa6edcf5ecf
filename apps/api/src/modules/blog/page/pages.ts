import { zodiacSignIds } from '@org/zodiac-core';
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
import { sendAnswer, type Cache } from '#http/plugins/cache.ts';
import { immutable, publicPage, storedForADay, unstored } from '#http/cache-control.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { databaseRetrySeconds } from '#http/problems.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { publishedWithSlug } from '#modules/blog/articles/published-queries.ts';
import { renderBlogPage } from '@org/public-pages/render.js';
import { blogListing, redirectOf } from './queries.ts';
import { siteOf } from '#config/site.ts';
import { renderPage, renderPreview } from './article-page.ts';
import { imageContent } from '#modules/blog/articles/images.ts';
import { withoutUnwritable } from '#modules/blog/tidy-text.ts';
import { drawnPictures } from './article-html.ts';
import { atomFeed, robots, sitemap, sitemapPart } from './feed-and-sitemap.ts';

/**
 * Returns the path of the published article with the current or a former slug. `undefined` for any other path, such
 * as that of a draft.
 */
export async function currentArticlePath(db: Db, path: string): Promise<string | undefined> {
  const slug = articleSlug(path);
  if (slug === undefined || articlePath(slug) !== path) return undefined;
  const article = (await publishedWithSlug(db, slug)) ?? (await redirectOf(db, slug));
  return article && articlePath(article.slug);
}

const publicRoute = { config: { access: 'public', isShedFirst: true } } as const;

const html = 'text/html; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const atom = 'application/atom+xml; charset=utf-8';

/** Registers the article pages, the blog's page, the feed, the sitemap and robots.txt. They need no JavaScript. */
export function articlePages(app: FastifyInstance, services: Services, cache: Cache): void {
  registerArticles(app, services, cache);
  registerPictures(app, services);
  registerBlogPage(app, services, cache);
  registerListings(app, services, cache);
}

/** Registers the pages of articles, and the previews of articles that are not published. */
function registerArticles(app: FastifyInstance, services: Services, cache: Cache): void {
  const { db, lists, config, clock } = services;
  const policy = staticPagePolicy(config);

  app.get<{ Params: { slug: string } }>(
    articlePath(':slug(^[a-z0-9-]+)'),
    publicRoute,
    async (request, reply) => {
      const { slug } = request.params;
      const page = await cache.read(articlePath(slug), () =>
        lists.read((reader) => renderPage(reader, config, slug)),
      );
      if (page === undefined) {
        const moved = await redirectOf(db, slug);
        if (!moved) return reply.callNotFound();
        return reply.header('cache-control', 'no-cache').redirect(articlePath(moved.slug), 301);
      }
      reply.headers({ 'cache-control': publicPage, 'content-security-policy': policy }).type(html);
      return sendAnswer(request, reply, page);
    },
  );

  app.get<{ Params: { id: string } }>(
    previewPath(':id(^[1-9][0-9]{0,8})'),
    { config: { access: 'admin', freshness: 'now' } },
    async ({ params }, reply) => {
      const page = await renderPreview(services, { id: Number(params.id), now: clock() });
      if (page === undefined) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': unstored,
          'content-security-policy': policy,
          'x-robots-tag': 'noindex',
        })
        .type(html)
        .send(page);
    },
  );
}

/** Registers the share pictures of articles, and the images in their texts. */
function registerPictures(app: FastifyInstance, { db }: Services): void {
  const pictureOf = articlePictures(db);
  app.get<{ Params: { slug: string } }>(
    articlePicturePath(':slug(^[a-z0-9-]+)'),
    publicRoute,
    async ({ params: { slug } }, reply) => {
      const picture = await pictureOf(slug);
      if (!picture) return reply.callNotFound();
      // Social networks and chats load the picture from their own sites.
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
}

function registerBlogPage(app: FastifyInstance, { lists, config }: Services, cache: Cache): void {
  const policy = staticPagePolicy(config);
  const site = siteOf(config);
  app.get(publicPaths.blog, publicRoute, async (request, reply) => {
    const place = placeAskedFor(request.query);
    if (!place) return reply.callNotFound();
    try {
      const page = await cache.read(blogPath(place), async () => {
        const listing = await lists.read((reader) => blogListing(reader, place));
        return listing && withoutUnwritable(renderBlogPage({ site, listing }));
      });
      if (!page) return reply.callNotFound();
      reply.headers({ 'cache-control': publicPage, 'content-security-policy': policy }).type(html);
      return await sendAnswer(request, reply, page);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      // Shows the page without the list, instead of a problem document.
      request.log.warn({ err: error }, 'the blog is shown without its list of articles');
      return reply
        .code(503)
        .headers({
          'cache-control': unstored,
          'content-security-policy': policy,
          'retry-after': String(databaseRetrySeconds),
        })
        .type(html)
        .send(renderBlogPage({ site, listing: undefined }));
    }
  });
}

/** Registers the lists for programs: the feed, the sitemap and robots.txt. */
function registerListings(app: FastifyInstance, { lists, config, clock }: Services, cache: Cache): void {
  const origin = config.publicOrigin;

  /** Sends a document for programs, or the 404 page if `make` returns none. */
  const sendList = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, make }: { key: string; type: string; make: (reader: Db) => Promise<string | undefined> },
  ): Promise<unknown> => {
    const list = await cache.read(key, () => lists.read(make));
    if (!list) return reply.callNotFound();
    return sendAnswer(request, reply.header('cache-control', publicPage).type(type), list);
  };

  app.get(feedPath, publicRoute, async (request, reply) => {
    const page = pageAskedFor(request.query);
    if (page === undefined) return reply.callNotFound();
    return sendList(request, reply, {
      key: `${feedPath} ${page}`,
      type: atom,
      make: (reader) => atomFeed(reader, page, origin),
    });
  });

  app.get(sitemapPath, publicRoute, async (request, reply) =>
    sendList(request, reply, {
      key: sitemapPath,
      type: xml,
      make: (reader) => sitemap(reader, origin, clock()),
    }),
  );

  app.get<{ Params: { part: string } }>(
    sitemapPartPath(':part(^[a-z0-9-]+)'),
    publicRoute,
    async (request, reply) =>
      sendList(request, reply, {
        key: sitemapPartPath(request.params.part),
        type: xml,
        make: (reader) => sitemapPart(reader, request.params.part, origin, clock()),
      }),
  );

  app.get(robotsPath, { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', publicPage).type('text/plain; charset=utf-8').send(robots(origin)),
  );
}

/** The page of the blog that a query names; `undefined` if it is invalid. */
function placeAskedFor(query: unknown): BlogPlace | undefined {
  const page = pageAskedFor(query);
  const category = typeof query === 'object' && query !== null ? Reflect.get(query, 'category') : undefined;
  if (page === undefined || (category !== undefined && !isArticleCategory(category))) return undefined;
  return { page, category: category ?? null };
}

/** The page number in a query, 1 by default; `undefined` if it is not a number. */
function pageAskedFor(query: unknown): number | undefined {
  const page = typeof query === 'object' && query !== null ? Reflect.get(query, 'page') : undefined;
  if (page === undefined) return 1;
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

const maxPictures = 100;

/** Returns the share picture of a published article as PNG; `undefined` if there is no such article. */
function articlePictures(db: Db): (slug: string) => Promise<Buffer | undefined> {
  const pictureOf = drawnPictures(maxPictures, async (subject) => {
    const [id = '', ...title] = subject.split(' ');
    const { articlePicture } = await import('@org/public-pages/share-picture.js');
    return articlePicture(title.join(' '), zodiacSignIds.find((each) => each === id) ?? null);
  });
  return async (slug) => {
    const article = await publishedWithSlug(db, slug);
    return article && pictureOf(`${article.zodiacSign ?? 'none'} ${article.title}`);
  };
}
