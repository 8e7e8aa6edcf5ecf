import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, sendProblem } from './problems.ts';

/** Names with a hash of the content: what they hold never changes. */
const hashedFile = /[/\\]assets[/\\]/;
const keptForAYear = 'public, max-age=31536000, immutable';
const askedForEachTime = 'no-cache';
/** Never a page, so that a mistyped call is told so in the API's own way. */
const ownPaths = /^\/(?:api(?:[/?]|$)|livez|readyz)/;

/**
 * Serves the built web app: a file, else the page prerendered for the path, else the 404 page. Compressed copies
 * (`.br`, `.gz`) beside a file are served in its place.
 */
export async function registerWebPages(app: FastifyInstance, webDist: string): Promise<void> {
  const isBuilt = existsSync(path.join(webDist, 'index.html'));
  if (isBuilt) {
    await app.register(async (pages) => {
      pages.addHook('onRoute', (route) => {
        route.config = { ...route.config, access: 'public' };
      });
      await pages.register(fastifyStatic, {
        root: webDist,
        index: 'index.html',
        redirect: false,
        preCompressed: true,
        dotfiles: 'ignore',
        cacheControl: false,
        decorateReply: false,
        setHeaders: (reply, file) => {
          reply.header('cache-control', hashedFile.test(file) ? keptForAYear : askedForEachTime);
        },
      });
    });
    await app.register(fastifyStatic, {
      root: webDist,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !ownPaths.test(request.url);
    if (!isBuilt || !isPage) return sendProblem(new ApiError('not_found'), request, reply);
    const page = pageOf(request.url);
    const isKnown = page !== undefined && existsSync(path.join(webDist, page));
    reply.code(isKnown ? 200 : 404).header('cache-control', askedForEachTime);
    return reply.sendFile(isKnown ? page : '404.html');
  });
}

/** The file of a page of ours; an address with anything but plain words has none. */
function pageOf(url: string): string | undefined {
  const [pathname = '/'] = url.split('?');
  return /^\/(?:[a-z\d-]+\/?)*$/.test(pathname) ? path.join(pathname.slice(1), 'index.html') : undefined;
}
