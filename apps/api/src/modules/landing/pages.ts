import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { priceText, refundPromise } from '@org/api-contract/values';
import { publicPaths, signUpParameter } from '@org/public-pages/paths.ts';
import { renderLandingPage, type CountsOfTables } from '@org/public-pages/render.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { addVary, Answer, sendAnswer, type Cache } from '#http/plugins/cache.ts';
import { publicPage, revalidated, unstored } from '#http/cache-control.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import type { Services } from '#integrations/services.ts';
import { siteOf } from '#config/site.ts';
import { countsBySign, shownCounts } from '#modules/catalog/shared/shown-counts.ts';

interface Parts {
  cache: Cache;
  /** Whether a request has a session cookie, valid or not. */
  hasSessionCookie: (request: FastifyRequest) => boolean;
}

/**
 * Registers `/`. A browser with a session cookie, and an address that asks for sign-up, get the app; all others get
 * the landing page, which is the same for everybody. The API calls of the app check whether the session is valid. The
 * server decides by the cookie, because a script in the page would show the wrong page for a moment; `Vary` tells
 * caches.
 */
export function landingPage(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'lists'>,
  { cache, hasSessionCookie }: Parts,
): void {
  const { config, lists } = services;
  const policy = staticPagePolicy(config);
  const shell = appShell(config.webDist);

  const pageWith = (counts: Partial<CountsOfTables>): string =>
    renderLandingPage({
      site: siteOf(config),
      priceText,
      refundPromise: refundPromise(config.refundDays),
      testimonials: config.testimonials ?? null,
      counts,
    });

  app.get(publicPaths.home, { config: { access: 'public', isShedFirst: true } }, async (request, reply) => {
    addVary(reply, 'cookie');
    reply.type('text/html; charset=utf-8');
    if (shell && (hasSessionCookie(request) || asksForSignUp(request.query)))
      return sendAnswer(request, reply.header('cache-control', revalidated), shell);
    reply.header('content-security-policy', policy);
    try {
      const page = await cache.read(publicPaths.home, async () =>
        pageWith(countsBySign(await lists.read(shownCounts))),
      );
      if (!page) throw new Error('The landing page was not made.');
      return await sendAnswer(request, reply.header('cache-control', publicPage), page);
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      request.log.warn({ err: error }, 'the landing page is shown without counts');
      return sendAnswer(request, reply.header('cache-control', unstored), new Answer(pageWith({})));
    }
  });
}

const asksForSignUp = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && signUpParameter in query;

/** The app's document for `/`. Absent in development, where the web app is not built. */
function appShell(webDist: string): Answer | undefined {
  const file = path.join(webDist, 'index.html');
  return existsSync(file) ? new Answer(readFileSync(file, 'utf8')) : undefined;
}
