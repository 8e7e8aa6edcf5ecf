import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';
import { registerLocalSite } from './local-site.ts';

/** TypeDoc uses inline scripts and styles and unpacks its search index from a `data:` address; examples run as `blob:` modules. */
const policy = [
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

/** Serves the documentation of zodiac-core at `/docs/zodiac-core/` in local mode, if it was built. */
export async function registerLibraryDocs(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode !== 'local') return;
  await registerLocalSite(app, config, { prefix: '/docs/zodiac-core', root: config.libraryDocsDist, policy });
}
