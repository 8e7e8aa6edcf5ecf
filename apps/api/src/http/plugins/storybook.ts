import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** Storybook uses inline scripts and styles, and shows each story in a frame. */
const policy = [
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

/**
 * Serves the built Storybook at `/storybook/` in local mode, if it exists. It needs a content security policy too weak
 * for production.
 */
export async function registerStorybook(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode !== 'local' || !existsSync(path.join(config.storybookDist, 'index.html'))) return;
  const root = config.storybookDist;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN');
    });
    await scope.register(fastifyStatic, {
      root,
      prefix: '/storybook',
      redirect: true,
      decorateReply: false,
      dotfiles: 'ignore',
    });
  });
}
