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
import { almanacPath } from '@org/public-pages/render.js';
import type { FastifyInstance } from 'fastify';
import { publicForAMinute, storedForADay } from '#http/plugins/caching.ts';
import type { KeptPages } from '#http/plugins/kept-pages.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { sendSnapshot } from '#http/plugins/snapshots.ts';
import { matchedPath } from '#http/routing/matched-path.ts';
import type { Services } from '#integrations/services.ts';
import type { PublishedArticles } from '#modules/blog/articles/published-articles.ts';
import { almanacHtml } from './almanac-html.ts';
import { sharePictures } from './share-pictures.ts';

/** RFC 9110, section 15.4.9. */
const permanentRedirect = 308;

const publicRoute = { config: { access: 'public', isShedFirst: true } } as const;

/** Returns the canonical path of an almanac page, or `undefined` if the path is not one. */
export const currentAlmanacPath = almanacPath;

/** Registers the pages of signs, years, pairs, the lists and today, and the share pictures. */
export function almanacRoutes(
  app: FastifyInstance,
  services: Services,
  { articles, pages }: { articles: PublishedArticles; pages: KeptPages },
): void {
  const pageAt = almanacHtml(services, articles);
  const pictureOf = sharePictures();
  const policy = staticPagePolicy(services.config);

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
      const { version, render } = await pageAt(current, request.log);
      reply
        .headers({ 'cache-control': publicForAMinute, 'content-security-policy': policy })
        .type('text/html; charset=utf-8');
      const page = await pages.read(current, version, render);
      return sendSnapshot(request, reply, page);
    });
  }

  app.get<{ Params: { subject: string } }>(
    sharePicturePath(':subject(^[a-z-]+)'),
    publicRoute,
    async ({ params: { subject } }, reply) => {
      const picture = await pictureOf(subject);
      if (!picture) return reply.callNotFound();
      // Social networks and chats load it from their own sites.
      return reply
        .headers({ 'cache-control': storedForADay, 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(picture);
    },
  );
}
