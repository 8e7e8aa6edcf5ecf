import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { priceText, refundPromise } from '@org/api-contract/values';
import { publicPaths, signUpParameter } from '@org/public-pages/paths.ts';
import { renderLandingPage, type CountsOfTables } from '@org/public-pages/render.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '#database/database-unavailable.ts';
import { revalidated, sharedForAMinute } from '#http/plugins/caching.ts';
import type { KeptPages } from '#http/plugins/kept-pages.ts';
import { staticPagePolicy } from '#http/plugins/security.ts';
import { addVary, sendSnapshot, Snapshot } from '#http/plugins/snapshots.ts';
import type { Log, Services } from '#integrations/services.ts';
import { countsOfTables } from '#modules/almanac/counts-of-tables.ts';
import { siteOf } from '#modules/blog/page/site.ts';

interface Parts {
  pages: KeptPages;
  /** Whether a request has a session cookie, valid or not. */
  hasSessionCookie: (request: FastifyRequest) => boolean;
}

/**
 * Registers `/`: the landing page, which is the same for all visitors, or the app for a browser that has a session cookie and for an address that
 * asks for the sign-up. Whether the session is valid is left to the calls of the app. The cookie decides here, and not a script in the page,
 * so that no reader sees the page of another for a moment; `Vary` tells caches.
 */
export function landingPage(
  app: FastifyInstance,
  services: Pick<Services, 'config' | 'db' | 'changes'>,
  { pages, hasSessionCookie }: Parts,
): void {
  const { config } = services;
  const policy = staticPagePolicy(config);
  const countsNow = knownCounts(countsOfTables(services));
  const shell = appShell(config.webDist);

  app.get(publicPaths.home, { config: { access: 'public', isShedFirst: true } }, async (request, reply) => {
    addVary(reply, 'cookie');
    reply.type('text/html; charset=utf-8');
    if (shell && (hasSessionCookie(request) || asksForSignUp(request.query)))
      return sendSnapshot(request, reply.header('cache-control', revalidated), shell);
    const counts = (await countsNow(request.log)) ?? {};
    const page = await pages.read(publicPaths.home, JSON.stringify(counts), () =>
      renderLandingPage({
        site: siteOf(config),
        priceText,
        refundPromise: refundPromise(config.refundDays),
        testimonials: config.testimonials ?? null,
        counts,
      }),
    );
    reply.headers({ 'cache-control': sharedForAMinute, 'content-security-policy': policy });
    return sendSnapshot(request, reply, page);
  });
}

const asksForSignUp = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && signUpParameter in query;

/** The document of the app at `/`; none where the web app is not built, which is so in development. */
function appShell(webDist: string): Snapshot | undefined {
  const file = path.join(webDist, 'index.html');
  return existsSync(file) ? new Snapshot(readFileSync(file, 'utf8')) : undefined;
}

/** Reads the counts; while the database is unavailable, the last ones that this process has read. */
function knownCounts(
  read: () => Promise<CountsOfTables>,
): (log: Pick<Log, 'warn'>) => Promise<CountsOfTables | undefined> {
  let known: CountsOfTables | undefined;
  return async (log) => {
    try {
      known = await read();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      log.warn({ err: error }, 'the landing page is shown with the last known counts');
    }
    return known;
  };
}
