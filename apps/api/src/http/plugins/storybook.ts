import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { registerLocalSite } from './local-site.ts';

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

/** Serves the built Storybook at `/storybook/` in local mode, if it exists. */
export async function registerStorybook(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode !== 'local') return;
  await registerLocalSite(app, config, { prefix: '/storybook', root: config.storybookDist, policy });
}
