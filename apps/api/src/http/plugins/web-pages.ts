import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import { canonicalAddresses } from './canonical-address.ts';
import { matchedPath } from '#http/routing/matched-path.ts';
import { ApiError } from '#kernel/api-error.ts';
import { sendProblem } from '#http/routing/problems.ts';

/** Names with a hash of the content: what they hold never changes. */
const hashedFile = /[/\\]assets[/\\]/;
const keptForAYear = 'public, max-age=31536000, immutable';
const askedForEachTime = 'no-cache';
/** Permanent Redirect, RFC 9110. */
const permanently = 308;
/** Never a page, so that a mistyped call is told so in the API's own way. */
const ownPaths = /^\/(?:api(?:\/|$)|livez|readyz)/;

/**
 * Serves the built web app: a file, else the page prerendered for the path, else the 404 page. Compressed copies
 * (`.br`, `.gz`) beside a file are served in its place. Another spelling of a page's address is redirected to the one.
 */
export async function registerWebPages(app: FastifyInstance, webDist: string): Promise<void> {
  const isBuilt = existsSync(path.join(webDist, 'index.html'));
  if (isBuilt) await app.register(async (scope) => serveFiles(scope, webDist));
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') && !ownPaths.test(matchedPath(request));
    if (!isBuilt || !isPage) return sendProblem(new ApiError('not_found'), request, reply);
    return reply.code(404).sendFile('404.html', webDist);
  });
  if (isBuilt) await app.register(fastifyStatic, { ...fileOptions, serve: false });
}

const fileOptions = {
  redirect: false,
  preCompressed: true,
  dotfiles: 'ignore' as const,
  cacheControl: false,
  setHeaders: (reply: FastifyReply, file: string) => {
    reply.header('cache-control', hashedFile.test(file) ? keptForAYear : askedForEachTime);
  },
} satisfies FastifyStaticOptions;

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' };
  });
  const canonicalAddress = canonicalAddresses(root);
  app.addHook('onRequest', async ({ url }, reply) => {
    const address = canonicalAddress(url);
    if (address === undefined) return undefined;
    return reply.header('cache-control', askedForEachTime).redirect(address, permanently);
  });
  await app.register(fastifyStatic, {
    ...fileOptions,
    root,
    decorateReply: false,
    // Its own address would answer 200.
    allowedPath: (pathname) => pathname !== '/404.html',
  });
}
