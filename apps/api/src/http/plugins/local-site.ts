import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#config/config.ts';

/** A built site for developers. */
interface LocalSite {
  /** The path of the site, such as `'/storybook'`. */
  readonly prefix: string;
  /** The folder of the site. The site is not served if the folder has no `index.html`. */
  readonly root: string;
  /** Its content security policy, which may be weaker than the product's. */
  readonly policy: string;
}

/** Serves a built site in local mode. Its policy would be too weak for production. */
export async function registerLocalSite(
  app: FastifyInstance,
  config: Config,
  { prefix, root, policy }: LocalSite,
): Promise<void> {
  if (config.mode !== 'local' || !existsSync(path.join(root, 'index.html'))) return;
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
