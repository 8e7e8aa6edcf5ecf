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

/** Serves the documentation of the libraries at `/docs/zodiac-core/` and `/docs/api-contract/` in local mode, if it was built. */
export async function registerLibraryDocs(app: FastifyInstance, config: Config): Promise<void> {
  if (config.mode !== 'local') return;
  for (const [name, root] of Object.entries(config.libraryDocs))
    await registerLocalSite(app, config, { prefix: `/docs/${name}`, root, policy });
}
