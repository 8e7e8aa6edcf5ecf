import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** Storybook uses inline scripts and styles, and shows each story in a frame. */
const storybookPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** TypeDoc uses inline scripts and styles and unpacks its search index from a `data:` address; examples run as `blob:` modules. */
const libraryDocsPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the sites for developers in local mode: Storybook at `/storybook/`, and the documentation of the libraries at
 * `/docs/zodiac-core/` and `/docs/api-contract/`. The policies would be too weak for production.
 */
export async function registerLocalSites(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode !== 'local') return;
  await serve(app, { prefix: '/storybook', root: config.storybookDist, policy: storybookPolicy });
  for (const [name, root] of Object.entries(config.libraryDocs))
    await serve(app, { prefix: `/docs/${name}`, root, policy: libraryDocsPolicy });
}

interface LocalSite {
  /** The path of the site, such as `'/storybook'`. */
  readonly prefix: string;
  /** The folder of the site. If the folder has no `index.html`, the site is not served. */
  readonly root: string;
  /** The content security policy of the site, which may be weaker than the product's. */
  readonly policy: string;
}

async function serve(app: FastifyInstance, { prefix, root, policy }: LocalSite): Promise<void> {
  if (!existsSync(path.join(root, 'index.html'))) return;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN');
    });
    await scope.register(fastifyStatic, {
      root,
      prefix,
      redirect: true,
      decorateReply: false,
      dotfiles: 'ignore',
    });
  });
}
