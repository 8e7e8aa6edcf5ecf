import {
  articlePath,
  articlePicturePath,
  articleSlug,
  feedPath,
  previewPath,
  publicPaths,
  robotsPath,
  sitemapPath,
} from '@org/public-pages/paths.ts';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { revalidated, storedForADay } from '#http/plugins/caching.ts';
import { sendSnapshot, type Snapshots } from '#http/plugins/snapshots.ts';
import { scriptlessPolicy } from '#http/plugins/security.ts';
import { databaseRetrySeconds } from '#http/routing/problems.ts';
import type { Db } from '#database/connection.ts';
import type { Services } from '#integrations/services.ts';
import { atomFeed } from './feed.ts';
import { articlePictures } from './article-pictures.ts';
import { blogPageOf } from './blog-page.ts';
import { renderPreview } from './article-page.ts';
import { currentPages } from './current-pages.ts';
import { newestPosts, publishedTitles } from '#modules/blog/articles/queries.ts';
import { publishedSlug, redirectOf } from './queries.ts';
import { robots, sitemap } from './sitemap.ts';

const maxFeedEntries = 50;

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

const publicRoute = { config: { access: 'public' } } as const;

/** Registers the article pages, the blog's page, the feed, the sitemap and robots.txt. They need no JavaScript. */
export async function articlePages(
  app: FastifyInstance,
  services: Services,
  snapshots: Snapshots,
): Promise<void> {
  const { db, config, clock } = services;
  const origin = config.publicOrigin;
  const currentPage = currentPages(services);

  app.get<{ Params: { slug: string } }>(
    articlePath(':slug(^[a-z0-9-]+)'),
    publicRoute,
    async (request, reply) => {
      const { slug } = request.params;
      const page = await snapshots.find(articlePath(slug), ['articles'], () => currentPage(slug));
      if (page === undefined) {
        const moved = await redirectOf(db, slug);
        if (!moved) return reply.callNotFound();
        return reply.header('cache-control', 'no-cache').redirect(articlePath(moved.slug), 301);
      }
      reply
        .headers({ 'cache-control': revalidated, 'content-security-policy': scriptlessPolicy })
        .type('text/html; charset=utf-8');
      return sendSnapshot(request, reply, page);
    },
  );

  app.get<{ Params: { id: string } }>(
    previewPath(':id(^[1-9][0-9]{0,8})'),
    { config: { access: 'admin', freshness: 'now' } },
    async ({ params }, reply) => {
      const page = await renderPreview(db, config, { id: Number(params.id), now: clock() });
      if (page === undefined) return reply.callNotFound();
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': scriptlessPolicy,
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(page);
    },
  );

  const pictureOf = articlePictures(db);
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

  const blogPage = blogPageOf(config.webDist);
  if (blogPage) {
    app.get(publicPaths.blog, publicRoute, async (request, reply) => {
      reply.type('text/html; charset=utf-8');
      try {
        const page = await snapshots.read(publicPaths.blog, ['articles'], async () =>
          blogPage.listing(await publishedTitles(db)),
        );
        return await sendSnapshot(request, reply.header('cache-control', revalidated), page);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        // Shows the page without the list, instead of a problem document.
        request.log.warn({ err: error }, 'the blog is shown without its list');
        return reply
          .code(503)
          .headers({ 'cache-control': 'no-store', 'retry-after': String(databaseRetrySeconds) })
          .send(blogPage.withoutList);
      }
    });
  }

  app.get(feedPath, publicRoute, async (_request, reply) => {
    const slugs = (await publishedTitles(db)).map(({ slug }) => slug);
    const feed = atomFeed(await newestPosts(db, maxFeedEntries), new Set(slugs), origin);
    return reply.header('cache-control', revalidated).type('application/atom+xml; charset=utf-8').send(feed);
  });

  app.get(sitemapPath, publicRoute, async (_request, reply) =>
    reply
      .header('cache-control', revalidated)
      .type('application/xml; charset=utf-8')
      .send(sitemap(await publishedTitles(db), origin, clock())),
  );

  app.get(robotsPath, publicRoute, async (_request, reply) =>
    reply.header('cache-control', revalidated).type('text/plain; charset=utf-8').send(robots(origin)),
  );
}
