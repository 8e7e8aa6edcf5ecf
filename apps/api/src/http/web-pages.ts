import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, sendProblem } from './problems.ts';

const year = 'public, max-age=31536000, immutable';

/** Serves the built web app: a file, else the page prerendered for the path, else the 404 page. */
export async function registerWebPages(app: FastifyInstance, webDist: string): Promise<void> {
  if (existsSync(webDist)) {
    await app.register(fastifyStatic, {
      root: webDist,
      wildcard: false,
      preCompressed: true,
      index: 'index.html',
      redirect: false,
      decorateReply: true,
      setHeaders: (response, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`);
        response.header('cache-control', hashed ? year : 'no-cache');
      },
    });
  }
  app.addHook('onRoute', (route) => {
    route.config = { access: 'public', ...route.config };
  });
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api(\/|$)|livez|readyz)/.test(request.url);
    if (!wantsPage || !existsSync(webDist)) return sendProblem(new ApiError('not_found'), request, reply);
    return page(request, reply, webDist);
  });
}

function page(request: FastifyRequest, reply: FastifyReply, webDist: string): FastifyReply {
  const route = (request.url.split('?')[0] ?? '/').replace(/\/+$/, '');
  const file = `${route.slice(1)}/index.html`;
  const known = /^(\/[a-z\d-]+)*$/.test(route) && existsSync(path.join(webDist, file));
  reply.header('cache-control', 'no-cache');
  return known ? reply.sendFile(file) : reply.code(404).sendFile('404.html');
}
