import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@org/api-contract';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance, FastifyRequest, FastifyReply } from 'fastify';
import type { Config } from '#config/config.ts';
import { matchedPath } from '#http/matched-path.ts';
import { ApiError } from '#kernel/api-error.ts';
import { immutable } from '#http/cache-control.ts';
import { paymentPathForm, rowPathForm } from '@org/public-pages/list-paths.ts';
import { publicPaths } from '@org/public-pages/paths.ts';
import { Answer, sendAnswer } from './cache.ts';
import { sendProblem } from '#http/problems.ts';

/** File names contain a hash of the content, so a file never changes. */
const hashedFile = /[/\\]assets[/\\]/;
/** The policy of files that are not pages. It is short, because many of these files are small. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
const revalidated = 'no-cache';
/** Unknown paths with these prefixes get a problem document instead of the 404 page. */
const apiRoots: ReadonlySet<string | undefined> = new Set(
  Object.keys(endpoints).map((route) => route.split('/')[1]),
);

/**
 * Serves the built web app: a file, else the page prerendered for the path, else the 404 page. A compressed copy
 * (`.br`, `.gz`) beside a file is served in its place.
 */
export async function registerWebPages(
  app: FastifyInstance,
  { webDist, webDistBefore, publicOrigin }: Pick<Config, 'webDist' | 'webDistBefore' | 'publicOrigin'>,
): Promise<void> {
  const isBuilt = existsSync(path.join(webDist, 'index.html'));
  if (isBuilt) {
    serveSample(app, webDist, publicOrigin);
    await app.register(async (scope) => serveFiles(scope, webDist, webDistBefore));
  }
  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !apiRoots.has(matchedPath(request).split('/')[1]);
    if (!isBuilt || !isPage) return sendProblem(new ApiError('not_found'), request, reply);
    // The page of a row or a payment has no file. The page of its list is sent, whose code renders it in the browser.
    const page = matchedPath(request).toLowerCase().replace(/\/$/, '');
    if (rowPathForm.test(page) || paymentPathForm.test(page))
      return reply.code(200).sendFile(`${path.posix.dirname(page)}/index.html`, webDist);
    return reply.code(404).sendFile('404.html', webDist);
  });
  if (isBuilt) await app.register(fastifyStatic, { ...fileOptions, serve: false });
}

/**
 * Serves the sample with absolute URLs in its head, because search engines list it. The build does not know the origin.
 */
function serveSample(app: FastifyInstance, webDist: string, origin: string): void {
  const file = path.join(webDist, publicPaths.sample, 'index.html');
  if (!existsSync(file)) return;
  const page = new Answer(
    readFileSync(file, 'utf8').replaceAll(
      /(<link rel="canonical" href="|<meta property="og:image" content=")(?=\/)/g,
      `$1${origin}`,
    ),
  );
  app.get(publicPaths.sample, { config: { access: 'public' } }, async (request, reply) =>
    sendAnswer(request, reply.header('cache-control', revalidated).type('text/html; charset=utf-8'), page),
  );
}

const fileOptions = {
  redirect: false,
  preCompressed: true,
  dotfiles: 'ignore' as const,
  cacheControl: false,
  setHeaders: (reply: FastifyReply, file: string) => {
    const isHashed = hashedFile.test(file);
    reply.header('cache-control', isHashed ? immutable : revalidated);
    if (isHashed) reply.header('content-security-policy', filePolicy);
  },
} satisfies FastifyStaticOptions;

async function serveFiles(app: FastifyInstance, root: string, before: string | undefined): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public', isFile: true };
  });
  // An open page of the previous release may request code that it has not loaded yet.
  if (before !== undefined)
    await app.register(fastifyStatic, {
      ...fileOptions,
      root: [root, before].map((folder) => path.join(folder, 'assets')),
      prefix: '/assets/',
      decorateReply: false,
    });
  await app.register(fastifyStatic, {
    ...fileOptions,
    root,
    decorateReply: false,
    // Keeps `/404.html` from being answered with 200.
    allowedPath: (pathname) => pathname !== '/404.html',
  });
}
