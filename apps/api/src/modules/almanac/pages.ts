import {
  dataPath,
  elementsPath,
  numbersPath,
  pairPath,
  sharePicturePath,
  signsPath,
  todayPath,
  yearsPath,
} from '@org/public-pages/paths.ts';
import { almanacPath, dateInChina, renderAlmanacPage } from '@org/public-pages/render.js';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { Answer, sendAnswer, type Cache } from '#http/plugins/cache.ts';
import { publicPage, storedForADay, unstored } from '#http/cache-control.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { matchedPath } from '#http/matched-path.ts';
import type { Services } from '#integrations/services.ts';
import { articlesOnPage } from '#modules/blog/articles/articles-on-page.ts';
import { siteOf } from '#config/site.ts';
import { countsBySign, shownCounts } from '#modules/catalog/shared/shown-counts.ts';
import { drawnPictures } from '#modules/blog/page/article-html.ts';

/** RFC 9110, section 15.4.9. */
const permanentRedirect = 308;

const publicRoute = { config: { access: 'public', isShedFirst: true } } as const;

/** Returns the canonical path of an almanac page, or `undefined` if the path is not one. */
export const currentAlmanacPath = almanacPath;

/**
 * Registers the pages of signs, years, pairs, the lists and today, and the share pictures. While PostgreSQL is
 * unavailable, pages that are not cached are shown without articles and counts.
 */
export function almanacRoutes(app: FastifyInstance, services: Services, cache: Cache): void {
  const { lists, clock, config } = services;
  const site = siteOf(config);
  const pictureOf = sharePictures();
  const policy = staticPagePolicy(config);

  for (const path of [
    signsPath,
    `${signsPath}/*`,
    yearsPath,
    `${yearsPath}/*`,
    elementsPath,
    numbersPath,
    dataPath,
    pairPath('*'),
    todayPath,
  ]) {
    app.get(path, publicRoute, async (request, reply) => {
      const given = matchedPath(request);
      const current = almanacPath(given);
      if (current === undefined) return reply.callNotFound();
      if (current !== given)
        return reply.header('cache-control', 'no-cache').redirect(current, permanentRedirect);
      const today = dateInChina(clock());
      reply.header('content-security-policy', policy).type('text/html; charset=utf-8');
      try {
        // The page of today changes every day.
        const key = current === todayPath ? `${current} ${JSON.stringify(today)}` : current;
        const page = await cache.read(key, () =>
          lists.read(async (db) => {
            const [articles, counts] = await Promise.all([
              articlesOnPage(db, current),
              current === dataPath ? shownCounts(db).then(countsBySign) : undefined,
            ]);
            return renderAlmanacPage(current, { site, today, articles, counts });
          }),
        );
        if (!page) return reply.callNotFound();
        return await sendAnswer(request, reply.header('cache-control', publicPage), page);
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        request.log.warn({ err: error }, 'a page of the almanac is shown without articles and counts');
        const page = new Answer(renderAlmanacPage(current, { site, today, articles: [], counts: undefined }));
        return sendAnswer(request, reply.header('cache-control', unstored), page);
      }
    });
  }

  app.get<{ Params: { subject: string } }>(
    sharePicturePath(':subject(^[a-z-]+)'),
    publicRoute,
    async ({ params: { subject } }, reply) => {
      const picture = await pictureOf(subject);
      if (!picture) return reply.callNotFound();
      // Social networks and chats load the picture from their own sites.
      return reply
        .headers({ 'cache-control': storedForADay, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(picture);
    },
  );
}

/** Pictures of the twelve signs, the 78 pairs, and the hubs. */
const maxPictures = 100;

/** Returns the PNG of a sign, a pair such as `rat-ox` or a hub such as `years`; `undefined` if there is no such subject. */
type SharePictures = (subject: string) => Promise<Buffer | undefined>;

const sharePictures = (): SharePictures =>
  drawnPictures(maxPictures, async (subject) => {
    // The module contains fonts, so it is loaded only for the first picture.
    const { sharePicture } = await import('@org/public-pages/share-picture.js');
    return sharePicture(subject);
  });
